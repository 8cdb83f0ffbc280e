/** The language of this page: that of the browser, until the visitor chooses. */
import { NOBODY, Voice, said, type Args, type Reader } from './voice'
import { followTabs, keep, keptAt } from './kept.svelte'
import type { Said } from '../types/Said'

/** All texts but those of the server, the terminal and the command line. */
const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/{cli,server,terminal}.ftl'], { query: '?raw', import: 'default' })
/** What every page needs. */
const ALWAYS = ['common', 'inn', 'manners', 'people', 'ratings']
const KEY = 'caravanserai.language'
/** English with every text longer, to test layouts. */
const PSEUDO = 'pseudo'

/** The languages we have, by their folders, each with its own name for itself. */
export const LANGUAGES: readonly { code: string; name: string }[] = [...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? ''))].map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
}))

const known = (code: string | null | undefined): string | undefined => {
  const plain = code?.toLowerCase().split('-')[0]
  return plain === PSEUDO || LANGUAGES.some((it) => it.code === plain) ? plain : undefined
}

/** Tests run without a browser. */
const wanted = (): string => known(keptAt(KEY)) ?? (globalThis.navigator?.languages ?? []).map(known).find((it) => it !== undefined) ?? 'en'

const longer = (text: string): string => text + text.replace(/[^\p{L} ]/gu, '').slice(0, Math.ceil(text.length * 0.4))

async function learn(language: string, names: readonly string[]): Promise<Voice> {
  const folder = language === PSEUDO ? 'en' : language
  const texts = await Promise.all(names.map((name) => FILES[`../../../locales/${folder}/${name}.ftl`]?.() ?? ''))
  return new Voice(language === PSEUDO ? 'en' : language, texts, (fault) => console.error(fault), language === PSEUDO ? longer : undefined)
}

class Speech {
  /** The code of the language that is spoken. */
  language = $state(wanted())
  voice = $state.raw(new Voice('en', []))
  /** The game whose texts are loaded. Two games use the same names for different things, so there is one at a time. */
  #game: string | undefined
  /** The other texts that are loaded. */
  #more = new Set<string>()
  /** The language being loaded, and the promise of all texts that were asked for in it. */
  #next = this.language
  #spoken: Promise<void> | undefined

  /** Loads the texts that every page needs, those of this game, and more that its page wants. */
  load = async (game?: string, more: readonly string[] = []): Promise<void> => {
    this.#game = game ?? this.#game
    more.forEach((name) => this.#more.add(name))
    await this.#speak()
  }

  /** Loads further texts, besides those of a game. */
  add = async (name: string): Promise<void> => {
    if (this.#more.has(name)) return
    this.#more.add(name)
    await this.#speak()
  }

  /** Changes to another language and remembers it. */
  choose = async (language: string): Promise<void> => {
    keep(KEY, language)
    await this.#speak(language)
  }

  /** Changes to the language chosen in another tab. */
  follow = (): Promise<void> => this.#speak(wanted())

  /** Texts that arrive late do not replace newer ones: their caller waits for the newer ones instead. */
  #speak(language = this.#next): Promise<void> {
    this.#next = language
    const names = [...ALWAYS, ...this.#more, ...(this.#game === undefined ? [] : [this.#game])]
    const spoken: Promise<void> = learn(language, names).then((voice) => (spoken === this.#spoken ? this.#use(language, voice) : this.#spoken))
    this.#spoken = spoken
    return spoken
  }

  #use(language: string, voice: Voice): void {
    this.language = language
    this.voice = voice
    document.documentElement.lang = voice.language
    document.cookie = `lang=${voice.language}; path=/; max-age=31536000; SameSite=Lax`
  }
}

export const speech = new Speech()
followTabs(KEY, () => void speech.follow())

/** The text of this message; it changes with the language. */
export const t = (id: string, args: Args = {}, reader: Reader = NOBODY): string => speech.voice.tell(said(id, args), reader)
/** The same for a message that was sent; by its bare names, if its game has no texts. */
export const tell = (it: Said, reader: Reader = NOBODY): string => (speech.voice.has(it.id) ? speech.voice.tell(it, reader) : speech.voice.bare(it, reader))
