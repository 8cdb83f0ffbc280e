/** Laying tables of the basic game of Morgenland. */
import { expect } from '@playwright/test'
import type { Guest, Laid } from './guest'

export const basic = (players: number): Laid => ({ game: 'morgenland', players })

/** Lays a table for this many players by the form, against bots. */
export async function sitDown(guest: Guest, players: number): Promise<void> {
  await guest.form('morgenland')
  const form = guest.page.getByRole('form', { name: 'A table of Morgenland', exact: true })
  await form
    .getByRole('radio', { name: String(players), exact: true })
    .first()
    .check({ force: true })
  await form.getByRole('group', { name: 'Chairs kept open' }).getByRole('radio', { name: '0' }).check({ force: true })
  await form.getByRole('button', { name: 'Play Morgenland against bots' }).click()
  await expect(guest.app()).toBeVisible()
}
