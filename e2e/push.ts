import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import type { PushReceiver } from '#features/notices/server/testing/push-receiver.ts'

/**
 * A browser with a push service of ours, because real ones are not part of tests: the page's subscribe call gets a
 * subscription of the receiver, and what arrives there is passed to the real worker.
 */
export async function joinReceiver(context: BrowserContext, receiver: PushReceiver): Promise<void> {
  const { endpoint, p256dh, auth } = await receiver.subscribe()
  await context.grantPermissions(['notifications'])
  await context.addInitScript(
    ([address, keys]) => {
      const place = 'receiver key'
      const subscription = {
        get options() {
          const text = atob((localStorage.getItem(place) ?? '').replaceAll('-', '+').replaceAll('_', '/'))
          return { applicationServerKey: Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer }
        },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(place)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(place, applicationServerKey)
          return subscription
        },
        getSubscription: async () => (localStorage.getItem(place) === null ? null : subscription),
      })
    },
    [endpoint, { p256dh, auth }] as const,
  )
}

export async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
}

/** As the browser does when its push service delivers a message. */
export async function deliver(page: Page, content: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const first = registrations.find(({ isDeleted }) => !isDeleted)
    if (first) registered.resolve(first.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered.promise
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(content) })
  await session.detach()
}

/**
 * Delivers again what was not shown in ten seconds, as push services do. Not sooner: a second delivery that arrives
 * after its notice was pressed would be shown once more.
 */
export async function deliverUntilShown(
  page: Page,
  worker: Worker,
  content: { tag: string; [part: string]: unknown },
): Promise<void> {
  const isShown = async () => (await shownNotices(worker)).some(({ tag }) => tag === content.tag)
  await expect(async () => {
    await deliver(page, content)
    await expect.poll(isShown, { timeout: 10_000 }).toBe(true)
  }).toPass()
}

type Shown = { title: string; body: string; tag: string; actions: string[] }

/** The notifications shown outside the app. */
export function shownNotices(worker: Worker): Promise<Shown[]> {
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown = await registration.getNotifications()
    return shown.map((notice) => {
      const actions: unknown = Reflect.get(notice, 'actions')
      const names = Array.isArray(actions) ? actions.map(({ title }) => String(title)) : []
      return { title: notice.title, body: notice.body, tag: notice.tag, actions: names }
    })
  })
}

/**
 * Presses the notification with this tag, or one of its buttons. No test can press what an operating system shows, so
 * the worker receives the event directly; windows, which it may open only after a real press, are recorded instead.
 */
export function pressNotice(worker: Worker, tag: string, action = ''): Promise<string[]> {
  return worker.evaluate(
    async ([wanted, name]) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        clients: { openWindow: (address: string) => Promise<void> }
        dispatchEvent: (event: Event) => boolean
      }
      const [notification] = await scope.registration.getNotifications({ tag: wanted })
      const opened: string[] = []
      const work: Promise<unknown>[] = []
      scope.clients.openWindow = async (address) => void opened.push(address)
      const press = new Event('notificationclick')
      Object.assign(press, { action: name, notification, waitUntil: (some: Promise<unknown>) => work.push(some) })
      scope.dispatchEvent(press)
      await Promise.all(work)
      return opened
    },
    [tag, action] as const,
  )
}
