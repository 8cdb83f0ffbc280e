/** Whether the seed that was shown at the end is the one the house was bound to before the deal. */

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((it) => it.toString(16).padStart(2, '0')).join('')

/** Browsers compute hashes on safe pages only: over https, or on the machine of the house itself. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

export async function isBound(seed: string, commitment: string): Promise<boolean> {
  const prefix = new TextEncoder().encode('caravanserai seed 1\n')
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (it) => parseInt(it, 16))
  const all = new Uint8Array(prefix.length + bytes.length)
  all.set(prefix)
  all.set(bytes, prefix.length)
  return hex(await crypto.subtle.digest('SHA-256', all)) === commitment
}
