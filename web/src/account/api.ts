/** The requests of the account pages. */
import { ask, getHouse } from '../core/api'
import { arrive, become } from '../core/me.svelte'
import type { Account } from '../types/Account'
import type { Asked } from '../types/Asked'
import type { Desk } from '../types/Desk'
import type { Fresh } from '../types/Fresh'
import type { Me } from '../types/Me'
import type { Notices } from '../types/Notices'
import type { Privacy } from '../types/Privacy'
import type { Profile } from '../types/Profile'
import type { Way } from '../types/Way'
import type { WebhookForm } from '../types/WebhookForm'
import type { Whom } from '../types/Whom'

const part = encodeURIComponent
const gone = (path: string) => ask<void>(path, {}, 'DELETE')

/** Who may make an account here, and what everybody is told. */
export const learnHouse = getHouse

export async function signUp(name: string, password: string, email: string, invitation: string): Promise<void> {
  await arrive()
  become(await ask<Me>('/account', { name, password, email: email.trim() || undefined, invitation: invitation.trim() || undefined }))
}
export async function logIn(name: string, password: string): Promise<void> {
  become(await ask<Me>('/session', { name, password }))
}
export async function logOut(): Promise<void> {
  await gone('/session')
  become(undefined)
}
export async function reset(link: string, password: string): Promise<void> {
  become(await ask<Me>('/account/reset', { link, password }))
}
export async function claim(link: string): Promise<void> {
  become(await ask<Me>('/admin/claim', { link }))
}
export async function deleteAccount(password: string): Promise<void> {
  await ask<void>('/account/delete', { password })
  become(undefined)
}

export const getAccount = () => ask<Account>('/account')
export const changePassword = (old: string, fresh: string) => ask<void>('/account/password', { old, new: fresh })
export const changeEmail = (email: string) => ask<void>('/account/email', { email: email.trim() || undefined })
export const makeToken = (name: string) => ask<Fresh>('/account/tokens', { name })
export const revoke = (id: string) => gone(`/account/tokens/${part(id)}`)
export const invite = () => ask<Fresh>('/account/invitations', {})
export const block = (whom: Whom) => ask<void>('/account/blocks', whom)
export const unblock = (id: string) => gone(`/account/blocks/${part(id)}`)
export const report = (whom: Whom, why: string) => ask<void>('/reports', { ...whom, why })
export const getProfile = (name: string) => ask<Profile>(`/people/${part(name)}`)
export const getPrivacy = () => ask<Privacy>('/privacy')

export const getNotices = () => ask<Notices>('/account/notices')
export const addPush = ({ endpoint, keys }: PushSubscriptionJSON) => ask<Way>('/account/notices/push', { endpoint, ...keys })
export const addWebhook = (address: string, form: WebhookForm, links: boolean) => ask<Fresh>('/account/notices/webhook', { address, form, links })
export const changeMail = (hours?: number) => ask<void>('/account/notices/mail', { hours })
export const testWay = (id: string) => ask<void>(`/account/notices/${part(id)}/test`, {})
export const removeWay = (id: string) => gone(`/account/notices/${part(id)}`)
export const askAgain = () => ask<void>('/account/email/ask', {})
export const confirmEmail = (link: string) => ask<void>('/account/email/confirm', { link })
/** The question behind a link; looking at it answers nothing. */
export const lookAt = (link: string) => ask<Asked>('/answer', { link })
export const press = (link: string, action: string) => ask<void>('/answer/press', { link, action })

export const getDesk = (search: string) => ask<Desk>(`/admin?search=${part(search)}`)
export const ban = (id: string, why?: string) => ask<void>('/admin/bans', { id, why })
export const resetLink = (id: string) => ask<Fresh>(`/admin/people/${part(id)}/reset`, {})
export const closeReport = (id: string) => gone(`/admin/reports/${part(id)}`)
export const announce = (said: string) => ask<void>('/admin/announcements', { said })
export const withdraw = (id: string) => gone(`/admin/announcements/${part(id)}`)

/** Which field of a form is meant by a refusal. */
export const fieldOf = (code: string | undefined): string | undefined =>
  ({ 'bad-name': 'name', 'name-in-use': 'name', 'name-taken': 'name', 'bad-password': 'password', 'bad-email': 'email', 'invitation-needed': 'code', 'link-used': 'code' })[code ?? '']
