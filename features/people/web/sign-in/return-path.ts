import { home, returnKeys } from '#foundation/web/session/gate.ts'

/** Remembers where somebody was going when they had to sign in first; a known person’s path is for that person alone. */
export function rememberReturnPath(path: string, personId: string | undefined): void {
  sessionStorage.setItem(returnKeys.path, path)
  if (personId === undefined) sessionStorage.removeItem(returnKeys.person)
  else sessionStorage.setItem(returnKeys.person, personId)
}

/** Where to go now that this person is in; always a page behind the sign-in. */
export function takeReturnPath(personId: string | undefined): string {
  const path = sessionStorage.getItem(returnKeys.path) ?? home
  const meant = sessionStorage.getItem(returnKeys.person)
  for (const key of Object.values(returnKeys)) sessionStorage.removeItem(key)
  const isTheirs = meant === null || meant === personId
  const isInside = path === home || path.startsWith(`${home}/`) || path.startsWith(`${home}?`)
  return isTheirs && isInside ? path : home
}
