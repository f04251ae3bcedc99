import type { WorkerWindow } from '#foundation/web/worker/scope.ts'

/** The window to navigate: one that already shows the address, the one in front, or any. */
export function windowFor<Window extends Pick<WorkerWindow, 'url' | 'focused'>>(
  windows: readonly Window[],
  address: string,
): Window | undefined {
  const { origin } = new URL(address)
  const own = windows.filter(({ url }) => isOfApp(url, origin))
  return own.find(({ url }) => url === address) ?? own.find(({ focused }) => focused) ?? own[0]
}

/** Only pages behind the sign-in listen to the worker. */
function isOfApp(url: string, origin: string): boolean {
  const { origin: there, pathname } = new URL(url)
  return there === origin && (pathname === '/assistant' || pathname.startsWith('/assistant/'))
}
