import type { Clock } from '#foundation/server/clock.ts'
import type { Outside } from '#foundation/server/outside.ts'
import { pause } from '#foundation/server/pause.ts'
import { capabilityHours, shortWords } from '../../rules.ts'
import type { Devices, Reachable } from '../push/devices.ts'
import { push, type Pushed, type PushMessage } from '../push/push-service.ts'
import type { PushKeys } from '../push/vapid.ts'
import { type Carrier, type CarrierLimits, nothingThere, type Parcel, type Tried } from './way.ts'

export type PushParts = {
  clock: Clock
  outside: Pick<Outside, 'request'>
  devices: Devices
  keys: () => PushKeys
  subject: string
  limits: CarrierLimits
}

export type PushCarrier = Carrier & {
  /** Sends a test message to one device. */
  sendTo(ownerId: string, device: Reachable, parcel: Parcel, signal: AbortSignal): Promise<Tried>
}

export function createPushCarrier({ clock, outside, devices, keys, subject, limits }: PushParts): PushCarrier {
  async function once(ownerId: string, { subscription }: Reachable, message: PushMessage, signal: AbortSignal) {
    const sending = { subscription, message, keys: keys(), subject, now: clock.now() }
    return push(outside, ownerId, sending, { seconds: limits.trySeconds, signal })
  }

  /** Retries until it is accepted, rejected for good, or out of tries. */
  async function send(ownerId: string, device: Reachable, parcel: Parcel, signal: AbortSignal) {
    let message = messageOf(parcel)
    let pushed: Pushed = { state: 'again', why: 'It was not tried.', seconds: undefined }
    for (let tries = 1; ; tries += 1) {
      pushed = await once(ownerId, device, message, signal)
      const wait = pushed.state === 'again' ? waitOf(pushed.seconds, limits) : undefined
      if (pushed.state === 'too-large') message = messageOf({ ...parcel, title: parcel.title.slice(0, 40), body: '' })
      else if (wait === undefined || signal.aborted) return { pushed, tries }
      if (tries >= limits.tries) return { pushed, tries }
      if (wait !== undefined) await pause(wait, signal)
    }
  }

  async function sendTo(ownerId: string, device: Reachable, parcel: Parcel, signal: AbortSignal): Promise<Tried> {
    const { pushed, tries } = await send(ownerId, device, parcel, signal)
    const why = pushed.state === 'accepted' ? null : pushed.why
    if (pushed.state === 'gone') await devices.drop(ownerId, device.id)
    else await devices.note(ownerId, { id: device.id, trouble: why })
    return { place: device.name, state: why === null ? 'handed' : 'failed', tries, why }
  }

  return {
    way: 'push',
    sendTo,
    async carry(ownerId, parcel, signal) {
      const found = await devices.reachable(ownerId)
      if (found.length === 0) return nothingThere('No device takes push messages.')
      return Promise.all(found.map((device) => sendTo(ownerId, device, parcel, signal)))
    },
  }
}

function waitOf(seconds: number | undefined, limits: CarrierLimits): number | undefined {
  if (seconds === undefined) return limits.pauseMilliseconds
  return seconds * 1_000 > limits.mostPauseMilliseconds ? undefined : seconds * 1_000
}

/** An id, short words and the capability; the app has the rest. */
function messageOf({ ids, title, body, link, tag, capability, canFinish, sound }: Parcel): PushMessage {
  const content = { id: ids[0], ...shortWords({ title, body }), link, tag, capability, canFinish, sound }
  return { text: JSON.stringify(content), topic: tag, lasts: capabilityHours * 3_600 }
}
