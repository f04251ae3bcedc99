import type { Session } from '#foundation/web/session/session.ts'
import { registerWorker, tellWorker } from '#foundation/web/worker/worker.ts'
import { countNoticesRoute, listDevicesRoute, noticeChanged, noticesSeen, pushKeyRoute } from '../../contract.ts'
import { type ToWorker, toPageIn } from '../worker/messages.ts'
import { readMark } from './mark.ts'
import { nextStep } from './next-step.ts'
import { endSubscription, inTurn, keyOf, subscribe } from './subscribing.ts'

type Keeping = Pick<Session, 'client' | 'live' | 'personId'> & {
  /** Navigates to a path of the app. */
  open: (path: string) => void
  signal: AbortSignal
}

/** While the app is open, keeps this browser's notifications in step with the server. */
export async function keepWorker(keeping: Keeping): Promise<void> {
  const { open, signal } = keeping
  if (!('serviceWorker' in navigator)) return
  const hear = ({ data }: MessageEvent): void => {
    const message = toPageIn(data)
    if (message) open(message.path)
  }
  navigator.serviceWorker.addEventListener('message', hear, { signal })
  navigator.serviceWorker.startMessages()
  signal.addEventListener('abort', follow(keeping), { once: true })
  const registration = await registerWorker()
  if (!registration) return
  await navigator.serviceWorker.ready
  await Promise.all([tellCount(keeping, registration), inTurn(() => compare(keeping, registration))])
}

/** Closes notifications that were seen or dealt with in any tab, and updates the app's badge. */
function follow({ live }: Keeping): () => void {
  return live.onAnnouncement((message) => {
    const changed = noticeChanged.safeParse(message).data
    if (changed && isOver(changed.notice)) void tell({ type: 'notices/close', ids: [changed.notice.id] })
    const seen = noticesSeen.safeParse(message).data
    if (seen) void tell({ type: 'notices/close', ids: seen.ids })
    const counted = changed ?? seen
    if (counted) void tell({ type: 'notices/count', unseen: counted.unseen })
  })
}

type Standing = { seen_at: string | null; answer: string | null; state: string }

function isOver({ seen_at, answer, state }: Standing): boolean {
  return seen_at !== null || answer !== null || state === 'withdrawn'
}

async function tellCount({ client }: Keeping, registration: ServiceWorkerRegistration): Promise<void> {
  // Read first: a notification shown in the meantime is newer than the answer.
  const shown = await registration.getNotifications()
  const { unseen } = await client.call(countNoticesRoute, {})
  if (unseen === 0) for (const notice of shown) notice.close()
  await tell({ type: 'notices/count', unseen })
}

const tell = (message: ToWorker): Promise<void> => tellWorker(message)

/** Browsers drop subscriptions silently, and a device may have been removed elsewhere. */
async function compare({ client, personId }: Keeping, { pushManager }: ServiceWorkerRegistration): Promise<void> {
  const [mark, subscription] = await Promise.all([readMark(personId), pushManager.getSubscription()])
  if (mark === undefined && !subscription) return
  const [devices, { key }] = await Promise.all([client.call(listDevicesRoute, {}), client.call(pushKeyRoute, {})])
  const step = nextStep({
    mark,
    known: devices.map(({ id }) => id),
    permission: Notification.permission,
    subscription: !subscription ? 'none' : keyOf(subscription) === key ? 'good' : 'of another key',
  })
  if (step === 'end') await endSubscription()
  if (step === 'renew' || step === 'subscribe') await subscribe({ client, personId })
}
