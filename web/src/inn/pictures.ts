/** A picture for each game, by its name; another for a game that has none. */
import plain from '../art/pictures/plain.svg?url'

const PICTURES = import.meta.glob<string>('../art/pictures/*.svg', { query: '?url', import: 'default', eager: true })

export const pictureOf = (game: string): string => PICTURES[`../art/pictures/${game}.svg`] ?? plain
export const hasPicture = (game: string): boolean => PICTURES[`../art/pictures/${game}.svg`] !== undefined
