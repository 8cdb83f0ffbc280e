/** Choices kept in this browser: each holds at once, here and in every other tab. Without storage it lasts as long as the page. */
export function keptAt(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Calls back when another tab has chosen. */
export function followTabs(key: string, chosen: (value: string | null) => void): void {
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) chosen(event.key === null ? null : event.newValue)
  })
}

/** A choice of one among a few names. */
export class Choice<T extends string> {
  now = $state() as T

  constructor(
    readonly key: string,
    readonly all: readonly T[],
    usual: NoInfer<T>,
    /** Called on every change, for what does not read `now`. */
    readonly show: (now: T) => void = () => undefined,
  ) {
    const known = (it: string | null): T => all.find((one) => one === it) ?? usual
    const set = (it: string | null) => {
      this.now = known(it)
      show(this.now)
    }
    set(keptAt(key))
    followTabs(key, set)
  }

  choose = (it: T): void => {
    this.now = it
    keep(this.key, it)
    this.show(it)
  }
}

/** Something that is on or off. */
export class Switch extends Choice<'on' | 'off'> {
  constructor(key: string, usual: 'on' | 'off', show?: (now: 'on' | 'off') => void) {
    super(key, ['on', 'off'], usual, show)
  }

  get on(): boolean {
    return this.now === 'on'
  }
}
