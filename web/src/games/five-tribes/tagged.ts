/** Reading the enums of Rust that carry their name in a field. */

/** One entry for every name: a missing one does not compile. */
export type EachTagged<Enum, Tag extends keyof Enum, Context, Result> = {
  [N in Enum[Tag] & string]: (it: Extract<Enum, Record<Tag, N>>, context: Context) => Result
}

/** Looks a value up among the entries and calls what it finds. A name we do not know yields `unknown`. */
export function matchTagged<Enum, Tag extends keyof Enum, Context, Result>(
  value: Enum,
  tag: Tag,
  entries: EachTagged<Enum, Tag, Context, Result>,
  context: Context,
  unknown: Result,
): Result {
  const entry = (entries as Record<string, ((it: Enum, context: Context) => Result) | undefined>)[String(value[tag])]
  return entry ? entry(value, context) : unknown
}
