import type { Place, Secrets } from '#foundation/server/secrets.ts'

/** Returns `undefined` if the key that sealed it is lost, and its owner must start over. */
export function openSealed(secrets: Secrets, sealed: string, place: Place): string | undefined {
  try {
    return secrets.open(sealed, place)
  } catch {
    return undefined
  }
}
