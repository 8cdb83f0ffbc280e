/** Reading the enums of Rust as they come over the wire: a bare name, or one name with its arguments. */

/** The names of an enum. */
export type Name<Enum> = Enum extends string ? Enum : Enum extends object ? keyof Enum : never

/** The arguments that come with one of its names. */
export type Args<Enum, N> = Enum extends string ? (N extends Enum ? undefined : never) : N extends keyof Enum ? Enum[N] : never

/** One entry for every name: a missing one does not compile. */
export type Each<Enum, Context, Result> = { [N in Name<Enum> & string]: (args: Args<Enum, N>, context: Context) => Result }

/** The name of a value. */
export function nameOf<Enum>(value: Enum): Name<Enum> & string {
  return (typeof value === 'string' ? value : Object.keys(value as object)[0]) as Name<Enum> & string
}

/** Looks a value up among the entries and calls what it finds. A name we do not know yields `unknown`. */
export function match<Enum, Context, Result>(
  value: Enum,
  entries: Each<Enum, Context, Result>,
  context: Context,
  unknown: Result,
): Result {
  const name = nameOf(value)
  const entry = (entries as Record<string, ((args: unknown, context: Context) => Result) | undefined>)[name]
  const args = typeof value === 'string' ? undefined : (value as Record<string, unknown>)[name]
  return entry ? entry(args, context) : unknown
}
