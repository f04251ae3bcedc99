import type { Place, Secrets } from '#foundation/server/secrets.ts'

/** Nothing comes back where the key that sealed it is lost: what it stood for has to begin anew. */
export function openSealed(secrets: Secrets, sealed: string, place: Place): string | undefined {
  try {
    return secrets.open(sealed, place)
  } catch {
    return undefined
  }
}
