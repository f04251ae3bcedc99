import type { ShownNotification, ShownOptions, WorkerCache, WorkerEvents, WorkerScope, WorkerWindow } from '../scope.ts'

type Shown = ShownNotification & { title: string; options: ShownOptions }
type Window = Pick<WorkerWindow, 'url' | 'focused'> & { told?: unknown[] }

const origin = 'https://attache.example'

/** A fake browser around a worker, which answers its fetches as told. */
export function openTestScope(answer: (path: string) => Response) {
  const listeners: World['listeners'] = []
  const shown: World['shown'] = new Map()
  const windows: Window[] = []
  const opened: string[] = []
  const asked: World['asked'] = []
  const state = { badge: 0, subscribed: true }
  const stores: World['stores'] = new Map()
  const work: Promise<unknown>[] = []

  /** Resolves when all of the worker's pending work has ended. */
  async function settled(): Promise<void> {
    while (work.length > 0) await Promise.all(work.splice(0))
  }

  const scope = scopeOf({ listeners, shown, windows, opened, asked, state, stores, answer })

  return {
    scope,
    windows,
    opened,
    asked,
    badge: () => state.badge,
    subscribed: () => state.subscribed,
    shownOnes: () => [...shown.values()],
    shown: () => [...shown.values()].map(({ title }) => title),
    settled,
    async fire<Name extends keyof WorkerEvents>(name: Name, event: Partial<WorkerEvents[Name]>): Promise<void> {
      const whole = { ...event, waitUntil: (some: Promise<unknown>) => void work.push(some) }
      for (const { hear } of listeners.filter((each) => each.name === name)) hear(whole as never)
      await settled()
    },
  }
}

type World = {
  listeners: { name: string; hear: (event: never) => void }[]
  shown: Map<string, Shown>
  windows: Window[]
  opened: string[]
  asked: [string, unknown][]
  state: { badge: number; subscribed: boolean }
  stores: Map<string, WorkerCache>
  answer: (path: string) => Response
}

function scopeOf({ listeners, shown, windows, opened, asked, state, stores, answer }: World): WorkerScope {
  return {
    location: { origin },
    registration: {
      async showNotification(title, options) {
        const { tag, data } = options
        shown.delete(tag)
        shown.set(tag, { title, options, tag, data, close: () => void shown.delete(tag) })
      },
      getNotifications: async () => [...shown.values()],
      pushManager: {
        getSubscription: async () => ({ unsubscribe: async () => !(state.subscribed = false) }),
      },
    },
    clients: {
      matchAll: async () => windows.map((window) => windowOf(window)),
      openWindow: async (address) => void opened.push(address),
      claim: async () => {},
    },
    navigator: {
      setAppBadge: async (count) => void (state.badge = count),
      clearAppBadge: async () => void (state.badge = 0),
    },
    caches: {
      open: async (name) => stores.getOrInsertComputed(name, openStore),
      keys: async () => [...stores.keys()],
      delete: async (name) => stores.delete(name),
    },
    async fetch(what, { body } = {}) {
      const path = typeof what === 'string' ? what : new URL(what.url).pathname
      asked.push([path, typeof body === 'string' ? JSON.parse(body) : undefined])
      return answer(path)
    },
    skipWaiting: async () => {},
    addEventListener: (name, hear) => void listeners.push({ name, hear }),
  }
}

function windowOf(window: Window): WorkerWindow {
  return {
    ...window,
    focus: async () => {},
    postMessage: (message) => void (window.told ??= []).push(message),
  }
}

function openStore(): WorkerCache {
  const kept = new Map<string, Response>()
  return {
    match: async (address) => kept.get(placeOf(address))?.clone(),
    put: async (address, answer) => void kept.set(placeOf(address), answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (address) => kept.delete(placeOf(address)),
  }
}

function placeOf(address: string): string {
  return new URL(address, origin).href
}
