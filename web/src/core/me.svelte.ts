import type { Me } from '../types/Me'
import { getMe, Refused, rename } from './api'

/** The visitor as the server knows them; if they are banned, why. */
export const visitor = $state<{ me: Me | undefined; shut: string }>({ me: undefined, shut: '' })

let arriving: Promise<void> | undefined

/** Introduces the visitor, once: the first request brings the cookie that all others need. */
export function arrive(): Promise<void> {
  arriving ??= getMe().then(
    (me) => {
      visitor.me = me
      visitor.shut = ''
    },
    (error: unknown) => {
      arriving = undefined
      visitor.shut = error instanceof Refused && error.code === 'banned' ? error.message : ''
      throw error
    },
  )
  return arriving
}

/** The visitor is another one now: an account, or nobody yet. */
export function become(me: Me | undefined): void {
  visitor.me = me
  arriving = me ? Promise.resolve() : undefined
}

export async function callMe(name: string): Promise<void> {
  visitor.me = await rename(name)
}
