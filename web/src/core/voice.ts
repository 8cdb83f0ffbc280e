/** Makes a sentence of a message: the same as `crates/words/src/locale.rs`, and tested against it. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg } from '../types/Arg'
import type { Said } from '../types/Said'
import type { Seat } from '../types/Seat'

/** The seat of the reader, and the names of all seats. */
export interface Reader {
  me: Seat | undefined
  name: (seat: Seat) => string | undefined
}

/** The reader for sentences that name no player. */
export const NOBODY: Reader = { me: undefined, name: () => undefined }

/** An argument as code writes it: numbers, texts and booleans are given as they are. */
export type Given = Arg | number | string | boolean | undefined | null
export type Args = Record<string, Given>

export const noun = (id: string): Arg => ({ noun: id })
export const person = (seat: Seat): Arg => ({ seat })
export const amount = (n: number, id: string): Arg => ({ amount: [n, id] })
export const several = (items: readonly Given[]): Arg => ({ list: items.map(argOf) })
export const said = (id: string, args: Args = {}): Said => ({ id, args: Object.entries(args).map(([name, it]) => [name, argOf(it)]) })
export const part = (id: string, args: Args = {}): Arg => ({ said: said(id, args) })

function argOf(given: Given): Arg {
  if (given === undefined || given === null) return 'none'
  if (typeof given === 'number') return { number: given }
  if (typeof given === 'boolean') return { flag: given }
  // The only argument on the wire that is a bare text.
  if (typeof given === 'string') return given === 'none' ? 'none' : { text: given }
  return given
}

/** For places where no word is stressed: buttons, titles, what is read aloud. */
export const plain = (text: string): string => text.replaceAll('*', '')

type Variables = Record<string, FluentVariable>

/** What people have written: without the sign that stresses words, and isolated if it runs from right to left. */
function isolated(text: string): string {
  const unstressed = text.replaceAll('*', '\u2217')
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(unstressed) ? `\u2068${unstressed}\u2069` : unstressed
}

/** Digits are not grouped, because the runtimes do that differently. */
const number = (n: number): FluentNumber => new FluentNumber(n, { useGrouping: false })

/** All messages of one language that are loaded. */
export class Voice {
  readonly language: string
  readonly #bundle: FluentBundle
  readonly #fault: (fault: string) => void

  /** A text may be transformed, as the pseudo-language for testing layouts does. */
  constructor(language: string, texts: readonly string[], fault: (fault: string) => void = () => {}, transform?: (text: string) => string) {
    this.language = language
    this.#fault = fault
    this.#bundle = new FluentBundle(language, { useIsolating: false, ...(transform ? { transform } : {}) })
    for (const text of texts) this.#bundle.addResource(new FluentResource(text))
  }

  has = (id: string): boolean => this.#bundle.hasMessage(id)

  /** The sentence for this reader. Words between asterisks are to be stressed. */
  tell(it: Said, reader: Reader = NOBODY): string {
    return this.#message(it.id, this.#unfolded(it, reader))
  }

  /** The bare names of the types, for a game without texts. */
  bare({ id, args = [] }: Said, reader: Reader = NOBODY): string {
    const named = (text: string): string => text.replaceAll('-', ' ')
    const fields = args.map(([name, arg]) => `${named(name)} ${typeof arg === 'object' && 'noun' in arg ? named(arg.noun) : this.#part(arg, reader)}`)
    return [named(id), fields.join(', ')].filter(Boolean).join(': ')
  }

  /** The attribute of this name of a message. */
  aside(it: Said, attribute: string, reader: Reader = NOBODY): string | undefined {
    const pattern = this.#bundle.getMessage(it.id)?.attributes[attribute]
    return pattern === undefined ? undefined : this.#bundle.formatPattern(pattern, this.#unfolded(it, reader), [])
  }

  #unfolded(it: Said, reader: Reader): Variables {
    const args: Variables = {}
    for (const [name, arg] of it.args ?? []) this.#unfold(name, arg, reader, args)
    return args
  }

  #attributes(name: string, id: string, using: Variables, args: Variables): void {
    for (const [attribute, pattern] of Object.entries(this.#bundle.getMessage(id)?.attributes ?? {})) {
      args[`${name}-${attribute}`] = this.#bundle.formatPattern(pattern, using, [])
    }
  }

  #message(id: string, args: Variables): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (pattern === undefined || pattern === null) {
      this.#fault(`${this.language}: ${id} is missing`)
      return id
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    for (const error of errors) this.#fault(`${this.language}: ${id}: ${error.message}`)
    return text
  }

  #unfold(name: string, arg: Arg, reader: Reader, args: Variables): void {
    if (arg === 'none') args[name] = 'none'
    else if ('seat' in arg) {
      args[name] = arg.seat === reader.me ? 'you' : 'other'
      args[`${name}-name`] = this.#name(arg.seat, reader)
    } else if ('noun' in arg) {
      args[name] = this.#message(arg.noun, {})
      this.#attributes(name, arg.noun, {}, args)
    } else if ('said' in arg) {
      const using = this.#unfolded(arg.said, reader)
      args[name] = this.#message(arg.said.id, using)
      this.#attributes(name, arg.said.id, using, args)
    } else if ('number' in arg) args[name] = number(arg.number)
    else if ('flag' in arg) args[name] = arg.flag ? 'yes' : 'no'
    else args[name] = this.#part(arg, reader)
  }

  #name(seat: Seat, reader: Reader): string {
    const name = reader.name(seat)
    return name === undefined ? this.#message('seat-number', { number: number(seat + 1) }) : isolated(name)
  }

  #part(arg: Arg, reader: Reader): string {
    if (arg === 'none') return this.#message('list-none', {})
    if ('seat' in arg) return arg.seat === reader.me ? this.#message('you', {}) : this.#name(arg.seat, reader)
    if ('noun' in arg) return this.#thing(arg.noun)
    if ('number' in arg) return String(arg.number)
    if ('flag' in arg) return this.#message(arg.flag ? 'yes' : 'no', {})
    if ('text' in arg) return isolated(arg.text)
    if ('said' in arg) return this.tell(arg.said, reader)
    if ('amount' in arg) {
      const [n, kind] = arg.amount
      const args: Variables = { n: number(n) }
      this.#unfold('kind', { noun: kind }, reader, args)
      return this.#message('amount', args)
    }
    return this.#joined(arg.list.map((it) => this.#part(it, reader)))
  }

  /** The name of a thing inside a sentence: without the capital of a label, where the language tells the two apart. */
  #thing(id: string): string {
    const one = this.#bundle.getMessage(id)?.attributes['one']
    return one === undefined ? this.#message(id, {}) : this.#bundle.formatPattern(one, {}, [])
  }

  #joined(parts: readonly string[]): string {
    if (!parts.length) return this.#message('list-none', {})
    return parts.reduce((before, next, at) => (at === parts.length - 1 ? this.#message('list-last', { before, last: next }) : this.#message('list-more', { before, next })))
  }
}
