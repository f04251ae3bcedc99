import { nobodyMessage } from '#foundation/contract/worker.ts'
import type { ShownNotification, WorkerScope } from '#foundation/web/worker/scope.ts'
import { addressOf, isAnswer, type NoticeAnswer, optionsOf, readContent, rememberedIn } from './content.ts'
import { type ToPage, toWorkerIn } from './messages.ts'
import { markCache } from './mark-cache.ts'
import { windowFor } from './windows.ts'

/** Shows notices in a browser while the app is closed. */
export function listenForNotices(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data?.text())))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(
      isAnswer(event.action) ? answer(scope, event.notification, event.action) : open(scope, event.notification),
    )
  })
  scope.addEventListener('message', (event) => event.waitUntil(hear(scope, event.data)))
}

async function show(scope: WorkerScope, text: string | undefined): Promise<void> {
  const content = readContent(text)
  await scope.registration.showNotification(content.title, optionsOf(content))
  // A page knows the exact number; without one, what is shown is what is new.
  const shown = await scope.registration.getNotifications()
  await scope.navigator.setAppBadge?.(shown.length)
}

async function open(scope: WorkerScope, { data }: ShownNotification): Promise<void> {
  const { link, capability } = rememberedIn(data)
  const address = addressOf(link, scope.location.origin)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const window = windowFor(windows, address)
  if (window) {
    // The browser may refuse to focus a window; the page in it navigates anyway.
    await window.focus().catch(() => undefined)
    if (window.url !== address) {
      const { pathname, search, hash } = new URL(address)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- what a worker tells its own pages has none
      window.postMessage({ type: 'notices/open', path: pathname + search + hash } satisfies ToPage)
    }
  } else await scope.clients.openWindow(address)
  // A click means it was seen. If this call fails, the app reports it when it shows its list.
  if (capability !== undefined) await post(scope, capability, 'seen').catch(() => undefined)
}

async function answer(scope: WorkerScope, shown: ShownNotification, given: NoticeAnswer): Promise<void> {
  const { id, link, capability } = rememberedIn(shown.data)
  const why = capability === undefined ? refused : await post(scope, capability, given).catch(() => unreachable)
  if (why === undefined) return
  // A failed action must not look done. If the server could not be reached it can be pressed again.
  const left = why === unreachable ? capability : undefined
  const content = { ...readContent(undefined), id, link, tag: shown.tag, capability: left, canFinish: given === 'done' }
  await scope.registration.showNotification('That did not work', { ...optionsOf(content), body: why })
}

const refused = 'Open the app to deal with this notice.'
const unreachable = 'Attaché can’t be reached, and your notice is as it was.'

/** Returns `undefined` if it worked, otherwise why not. */
async function post(scope: WorkerScope, capability: string, given: NoticeAnswer | 'seen'): Promise<string | undefined> {
  const answered = await scope.fetch('/v1/notices/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ capability, answer: given }),
  })
  if (answered.ok) return undefined
  const problem: unknown = await answered.json()
  const said = typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : undefined
  return typeof said === 'string' ? said : refused
}

async function hear(scope: WorkerScope, data: unknown): Promise<void> {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === nobodyMessage) return end(scope)
  const message = toWorkerIn(data)
  if (message?.type === 'notices/close') await close(scope, message.ids)
  if (message?.type === 'notices/count')
    await (message.unseen > 0 ? scope.navigator.setAppBadge?.(message.unseen) : scope.navigator.clearAppBadge?.())
}

async function close(scope: WorkerScope, ids: readonly string[] | undefined): Promise<void> {
  for (const shown of await scope.registration.getNotifications()) {
    const { id } = rememberedIn(shown.data)
    if (ids === undefined || (id !== undefined && ids.includes(id))) shown.close()
  }
}

/** Removes everything that belonged to the person who was signed in. */
async function end(scope: WorkerScope): Promise<void> {
  const subscription = await scope.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await scope.caches.delete(markCache)
  await close(scope, undefined)
  await scope.navigator.clearAppBadge?.()
}
