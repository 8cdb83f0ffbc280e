/** What is played after a guided first game, against easy bots: the message that offers it, and what is agreed. */
interface Next {
  id: string
  setup: string
  players: number
}

export const NEXT: Record<string, readonly Next[]> = {
  morgenland: [
    { id: 'basic', setup: 'version=basic', players: 4 },
    { id: 'pro', setup: 'version=pro', players: 3 },
  ],
  'morgenland-cards': [{ id: 'cards', setup: '', players: 3 }],
  'five-tribes': [{ id: 'tribes', setup: '', players: 2 }],
}

/** Whether this game has a guided first game. */
export const hasLesson = (game: string): boolean => game in NEXT
