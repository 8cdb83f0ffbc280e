/** How each game is told to newcomers: its chapters in order, with symbols beside them and the rules they rest on. */
import type { Face } from '../art/cards/Card.svelte'
import type { GameName } from './books.svelte'

export interface Part {
  id: string
  symbols: readonly string[]
  rules: readonly string[]
  /** Cards that are drawn below it. */
  faces?: readonly Face[]
}

const artifacts = (...names: string[]): Face[] => names.map((artifact) => ({ artifact }))
const spells = (...names: string[]): Face[] => names.map((spell) => ({ spell }))
const treasures = (...names: string[]): Face[] => names.map((treasure) => ({ treasure }))
const heroes = (seat: number): Face[] => [1, 2, 3, 4, 5].map((value) => ({ hero: { seat, players: 4, value, up: true } }))

/** Whether this game can be learned here. */
export const hasBook = (game: string): boolean => game in GUIDE

export const GUIDE: Record<GameName, readonly Part[]> = {
  morgenland: [
    { id: 'aim', symbols: ['lamp', 'key', 'scroll'], rules: ['M1.1', 'M11.3'] },
    { id: 'placing', symbols: ['p1', 'p2', 'p3'], rules: ['M4.1', 'M4.4'] },
    { id: 'way', symbols: ['camel'], rules: ['M1.8', 'M5.2', 'M5.3'] },
    { id: 'caves', symbols: ['crown', 'pearl', 'gem', 'cup', 'bar'], rules: ['M6.1', 'M6.2'] },
    { id: 'city', symbols: ['market', 'caravanserai'], rules: ['M8.1', 'M8.3'] },
    { id: 'guard', symbols: ['guard'], rules: ['M9.2', 'M9.4'] },
    { id: 'rooms', symbols: ['room', 'lock'], rules: ['M10.1', 'M10.2', 'M10.3'], faces: artifacts('lamp', 'double', 'carpet', 'counterspell', 'key', 'scroll') },
    { id: 'end', symbols: ['check'], rules: ['M11.1', 'M11.2', 'M11.3'] },
    { id: 'pro', symbols: ['tent', 'djinn', 'spell'], rules: ['M13.A', 'M12.A', 'M14.2'], faces: spells('lunar-eclipse', 'taboo', 'teleport', 'smuggler', 'trade') },
  ],
  'morgenland-cards': [
    { id: 'aim', symbols: ['lamp', 'carpet', 'key'], rules: ['K1.3', 'K12.2'], faces: artifacts('lamp', 'double', 'carpet', 'counterspell', 'key') },
    { id: 'round', symbols: ['gem', 'guard', 'room'], rules: ['K3.1', 'K3.2', 'K3.5'] },
    { id: 'placing', symbols: ['p1', 'p2', 'p3'], rules: ['K4.1', 'K5.4', 'K5.5'], faces: heroes(0) },
    { id: 'caves', symbols: ['crown', 'pearl', 'gem', 'cup', 'bar'], rules: ['K6.1', 'K6.3'], faces: treasures('crown-5', 'pearl-4', 'gem-3', 'cup-2', 'gold-1') },
    { id: 'city', symbols: ['tent', 'caravanserai'], rules: ['K7.1', 'K8.1'] },
    { id: 'palace', symbols: ['guard', 'room'], rules: ['K9.3', 'K10.2', 'K10.3'] },
    { id: 'magic', symbols: ['spell', 'counterspell'], rules: ['K13.6', 'K14.22', 'K15.2'], faces: spells('charity', 'spy', 'solar-eclipse', 'mirage', 'donation') },
    { id: 'end', symbols: ['check'], rules: ['K12.1', 'K12.2', 'K16.1'] },
  ],
  'five-tribes': [
    { id: 'aim', symbols: ['vizier', 'elder', 'merchant', 'builder', 'assassin'], rules: ['FT4.3', 'FT12.1'] },
    { id: 'bid', symbols: ['coin'], rules: ['FT3.2', 'FT3.4', 'FT3.7'] },
    { id: 'move', symbols: ['elder', 'next', 'builder'], rules: ['FT4.4', 'FT4.6', 'FT4.8'] },
    { id: 'control', symbols: ['ft-camel'], rules: ['FT5.1', 'FT5.2', 'FT11.1'] },
    { id: 'tribes', symbols: ['vizier', 'elder', 'merchant', 'builder', 'assassin'], rules: ['FT6.2', 'FT6.4', 'FT6.7'] },
    { id: 'tiles', symbols: ['oasis', 'village', 'market-s', 'sacred'], rules: ['FT7.2', 'FT7.5', 'FT7.7', 'FT8.1'] },
    { id: 'djinns', symbols: ['spirit', 'ivory', 'spice', 'fakir'], rules: ['FT9.30', 'FT1.10'] },
    { id: 'end', symbols: ['check'], rules: ['FT11.1', 'FT12.1'] },
    { id: 'artisans', symbols: ['artisan', 'workshop', 'mountain', 'chasm', 'ft-tent'], rules: ['FX4.1', 'FX5.2', 'FX7.1'] },
  ],
}
