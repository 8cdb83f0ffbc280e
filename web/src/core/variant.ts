/** Reading the enums of Rust as they come over the wire. */

/** One entry for every `type` of an enum whose values carry it: a missing one does not compile. */
export type EachType<Enum extends { type: string }, Context, Result> = { [T in Enum['type']]: (it: Extract<Enum, { type: T }>, context: Context) => Result }

/** Looks a value up among the entries and calls what it finds. A type that only a newer server knows yields `unknown`. */
export function told<Enum extends { type: string }, Context, Result>(value: Enum, entries: Partial<EachType<Enum, Context, Result>>, context: Context, unknown: Result): Result {
  const entry: ((it: never, context: Context) => Result) | undefined = entries[value.type as Enum['type']]
  return entry ? entry(value as never, context) : unknown
}

/** The names of an enum whose values are a bare name, or one name with its arguments. */
export type Name<Enum> = Enum extends string ? Enum : Enum extends object ? keyof Enum & string : never

/** The arguments that come with one of its names. */
type Args<Enum, N> = Enum extends string ? (N extends Enum ? undefined : never) : N extends keyof Enum ? Enum[N] : never

/** One entry for every name. */
export type Each<Enum, Context, Result> = { [N in Name<Enum>]: (args: Args<Enum, N>, context: Context) => Result }

/** The name of a value. */
export const nameOf = <Enum>(value: Enum): Name<Enum> => (typeof value === 'string' ? value : Object.keys(value as object)[0]) as Name<Enum>

/** Looks a value up by its name. */
export function match<Enum, Context, Result>(value: Enum, entries: Partial<Each<Enum, Context, Result>>, context: Context, unknown: NoInfer<Result>): Result {
  const name = nameOf(value)
  const entry = (entries as Record<string, ((args: unknown, context: Context) => Result) | undefined>)[name]
  const args = typeof value === 'string' ? undefined : (value as Record<string, unknown>)[name]
  return entry ? entry(args, context) : unknown
}
