import type { Me } from '../types/Me'
import { getMe, rename } from './api'

/** The visitor, as the house knows him. */
export const visitor = $state<{ me: Me | undefined }>({ me: undefined })

export async function arrive(): Promise<void> {
  visitor.me ??= await getMe()
}

export async function callMe(name: string): Promise<void> {
  visitor.me = await rename(name)
}
