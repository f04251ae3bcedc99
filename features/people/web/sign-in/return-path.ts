const keys = { path: 'return_to', person: 'return_for' }
const home = '/assistant'

/** Where somebody was going when they had to sign in first; where it is known who that was, for nobody else. */
export function rememberReturnPath(path: string, personId: string | undefined): void {
  sessionStorage.setItem(keys.path, path)
  if (personId === undefined) sessionStorage.removeItem(keys.person)
  else sessionStorage.setItem(keys.person, personId)
}

/** Where to go now that this person is in; always a page behind the sign-in. */
export function takeReturnPath(personId: string | undefined): string {
  const path = sessionStorage.getItem(keys.path) ?? home
  const meant = sessionStorage.getItem(keys.person)
  for (const key of Object.values(keys)) sessionStorage.removeItem(key)
  const isTheirs = meant === null || meant === personId
  return isTheirs && (path === home || path.startsWith(`${home}/`)) ? path : home
}
