/** The part of a service worker's global scope that ours uses; the types of a page lack it. */
export type WorkerScope = {
  location: { origin: string }
  registration: {
    showNotification(title: string, options: ShownOptions): Promise<void>
    getNotifications(): Promise<ShownNotification[]>
    pushManager: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> }
    navigationPreload?: { enable(): Promise<void> }
  }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled?: boolean }): Promise<WorkerWindow[]>
    openWindow(address: string): Promise<unknown>
    claim(): Promise<void>
  }
  navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }
  caches: {
    open(name: string): Promise<WorkerCache>
    keys(): Promise<string[]>
    delete(name: string): Promise<boolean>
  }
  fetch(what: string | Request, how?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, hear: (event: WorkerEvents[Name]) => void): void
}

export type WorkerCache = {
  match(address: string): Promise<Response | undefined>
  put(address: string, answer: Response): Promise<void>
  keys(): Promise<readonly { url: string }[]>
  delete(address: string): Promise<boolean>
}

export type WorkerWindow = {
  url: string
  focused: boolean
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

export type ShownOptions = {
  body: string
  tag: string
  data: unknown
  icon: string
  badge: string
  silent: boolean
  actions: { action: string; title: string }[]
}

export type ShownNotification = { tag: string; data: unknown; close(): void }

type Lasting = { waitUntil(work: Promise<unknown>): void }

export type WorkerEvents = {
  install: Lasting & { addRoutes?(routes: object[]): Promise<void> }
  activate: Lasting
  push: Lasting & { data: { text(): string } | null }
  notificationclick: Lasting & { action: string; notification: ShownNotification }
  message: Lasting & { data: unknown; source: { postMessage(message: unknown): void } | null }
  fetch: Lasting & {
    request: Request
    resultingClientId: string
    preloadResponse?: Promise<Response | undefined>
    respondWith(answer: Promise<Response>): void
  }
}

/** The scope this code runs in. */
export function workerScope(): WorkerScope {
  const scope: unknown = globalThis
  if (!isWorkerScope(scope)) throw new Error('This runs in a service worker alone.')
  return scope
}

function isWorkerScope(scope: unknown): scope is WorkerScope {
  return typeof scope === 'object' && scope !== null && 'registration' in scope && 'skipWaiting' in scope
}
