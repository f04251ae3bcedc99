import { Failure } from '#foundation/contract/failure.ts'
import { deviceName } from '#foundation/contract/device-name.ts'
import type { Session } from '#foundation/web/session/session.ts'
import { registerWorker } from '#foundation/web/worker/worker.ts'
import { addDeviceRoute, pushKeyRoute, type PushDevice, removeDeviceRoute } from '../../contract.ts'
import { dropMark, readMark, writeMark } from './mark.ts'

type Person = Pick<Session, 'client' | 'personId'>

/**
 * One of these at a time, in all tabs together: a look at the browser while another tab subscribes would find a
 * subscription that belongs to nobody yet, and end it.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('push of this browser', work)
}

/** Shows this person's notices in this browser from now on, under its current or the given name. Call it in turn. */
export async function subscribe({ client, personId }: Person): Promise<PushDevice> {
  const { pushManager } = await readyWorker()
  const { key } = await client.call(pushKeyRoute, {})
  const held = await pushManager.getSubscription()
  if (held && keyOf(held) !== key) await held.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((cause: unknown) => {
      throw new Failure('unavailable', 'This browser’s push service did not answer. Please try again later.', { cause })
    })
  const device = await client.call(addDeviceRoute, { body: deviceOf(subscription) })
  await writeMark(personId, device.id)
  return device
}

/** Stops notices to this browser, and tells the server. Call it in turn. */
export async function unsubscribe({ client, personId }: Person): Promise<void> {
  const mark = await readMark(personId)
  await endSubscription()
  if (mark === undefined) return
  await client.call(removeDeviceRoute, { params: { id: mark } }).catch((error: unknown) => {
    // Another device has already removed it.
    if (!(error instanceof Failure) || error.code !== 'not-found') throw error
  })
}

/** Only in this browser. Call it in turn. */
export async function endSubscription(): Promise<void> {
  const registration = await readyWorker()
  const subscription = await registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of await registration.getNotifications()) shown.close()
  await dropMark()
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker()
  if (!registration) throw new Failure('unavailable', 'This browser keeps no worker of this app.')
  return registration.active ? registration : navigator.serviceWorker.ready
}

export function keyOf({ options }: PushSubscription): string | undefined {
  const key = options.applicationServerKey
  if (!key) return undefined
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function deviceOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { name: deviceName(navigator.userAgent), endpoint, p256dh, auth }
}
