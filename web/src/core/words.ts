/** Words that every game needs. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** “a Lamp”, “an Elder”. */
export const article = (name: string): string => (/^[AEIOU]/.test(name) ? 'an' : 'a')

const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth']
export const place = (n: number): string => PLACES[n] ?? `${n}th`
