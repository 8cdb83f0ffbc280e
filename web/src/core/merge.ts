export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export const isObject = (it: Json | undefined): it is { [key: string]: Json } => typeof it === 'object' && it !== null && !Array.isArray(it)

/** Applies a JSON merge patch (RFC 7386) and leaves its arguments as they were. */
export function merge(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch
  const merged: { [key: string]: Json } = isObject(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}
