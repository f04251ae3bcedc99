const key = 'return_to'
const home = '/assistant'

/** Where somebody was going when they had to sign in first. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(key, path)
}

/** Where to go now that they are in; always a page behind the sign-in. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(key) ?? home
  sessionStorage.removeItem(key)
  return path === home || path.startsWith(`${home}/`) ? path : home
}
