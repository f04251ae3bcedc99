import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Notices as NoticesPlug } from '#foundation/server/notice.ts'
import * as contract from '../contract.ts'
import type { Addresses } from './addresses.ts'
import { findCapability } from './claim-books.ts'
import { digestOf } from './delivery.ts'
import type { Notices } from './notices.ts'
import type { Devices } from './push/devices.ts'
import type { PushKeys } from './push/vapid.ts'
import type { Settings } from './settings.ts'
import type { PushCarrier } from './ways/push.ts'
import type { Parcel } from './ways/way.ts'

type Parts = {
  database: Database
  clock: Clock
  actions: Pick<Actions, 'perform'>
  notices: Notices
  handingIn: NoticesPlug
  settings: Settings
  devices: Devices
  addresses: Addresses
  pushCarrier: PushCarrier
  keys: () => PushKeys
  canMail: boolean
  whyNot: (ownerId: string, way: contract.Way) => Promise<string | undefined>
}

export const trialKind = 'notices.trial'

export function noticeHandlers(parts: Parts): Handler[] {
  const { database, clock, notices, handingIn, settings } = parts
  return [
    handle(contract.listNoticesRoute, ({ person, query }) => notices.list(person, query)),
    handle(contract.countNoticesRoute, ({ person }) => notices.count(person)),
    handle(contract.seeNoticesRoute, ({ person, body }) => notices.see(person, body.ids)),
    handle(contract.readNoticeSettingsRoute, ({ person }) => settings.read(person.id)),
    handle(contract.listWaysRoute, ({ person }) =>
      Promise.all(contract.ways.map(async (way) => ({ way, why: await whyNotFor(parts, person.id, way) }))),
    ),
    handle(contract.tryNoticesRoute, async ({ person: { id: ownerId } }) => {
      const words = { title: 'This is how notices look', body: 'You asked for it in the settings.', link: '/assistant' }
      const dueAt = clock.now()
      const which = { kind: trialKind, about: ownerId, occurrence: randomUUIDv7(), dueAt }
      await database.as(ownerId, (tx) => handingIn.hand(tx, ownerId, [{ ...words, ...which, sources: [] }]))
      return { due_at: dueAt.toISOString() }
    }),
    handle(contract.answerNoticeRoute, ({ body }) => answerByCapability(parts, body)),
    ...deviceHandlers(parts),
    ...addressHandlers(parts),
  ]
}

async function whyNotFor({ whyNot, canMail }: Parts, ownerId: string, way: contract.Way): Promise<string | null> {
  if (way === 'mail' && !canMail) return 'This server cannot send mail.'
  return (await whyNot(ownerId, way)) ?? null
}

type Given = { capability: string; answer: 'snooze' | 'done' | 'seen' }

/** Whoever has the capability has the device, and acts as the person for this one notice. */
async function answerByCapability({ database, clock, actions, notices }: Parts, given: Given): Promise<void> {
  const wanted = { digest: digestOf(given.capability), now: clock.now() }
  const found = await database.asHouse((tx) => findCapability(tx, wanted))
  if (!found) throw new Failure('not-found', 'This notice can no longer be dealt with from here. Open the app instead.')
  const { ownerId, noticeId } = found
  const person = { id: ownerId, sessionId: noticeId }
  await notices.see(person, [noticeId])
  if (given.answer === 'seen') return
  const isDone = given.answer === 'done'
  const input = isDone ? { id: noticeId } : { id: noticeId, minutes: 10 }
  await actions.perform(person, isDone ? 'notices.finish' : 'notices.snooze', input, { origin: 'button' })
}

function deviceHandlers(parts: Parts): Handler[] {
  const { devices, pushCarrier, keys, whyNot } = parts
  return [
    handle(contract.pushKeyRoute, () => ({ key: keys().publicKey.toString('base64url') })),
    handle(contract.listDevicesRoute, ({ person }) => devices.list(person)),
    handle(contract.addDeviceRoute, ({ person, body }) => devices.add(person, body)),
    handle(contract.removeDeviceRoute, ({ person, params }) => devices.remove(person, params.id)),
    handle(contract.testDeviceRoute, async ({ person, params, signal }) => {
      const device = await devices.find(person, params.id)
      const forbidden = await whyNot(person.id, 'push')
      if (forbidden !== undefined) return { accepted: false, why: forbidden }
      const { state, why } = await pushCarrier.sendTo(person.id, device, trial(device.name), signal)
      return { accepted: state === 'handed', why }
    }),
  ]
}

function trial(name: string): Parcel {
  return {
    ids: [],
    title: 'It works',
    body: `Notices reach ${name}.`,
    link: '/assistant',
    tag: 'trial',
    capability: undefined,
    canFinish: false,
    sound: false,
  }
}

function addressHandlers({ addresses, canMail }: Parts): Handler[] {
  return [
    handle(contract.listAddressesRoute, async ({ person }) => ({
      can_mail: canMail,
      addresses: await addresses.list(person),
    })),
    handle(contract.addAddressRoute, ({ person, body }) => addresses.ask(person, body.address)),
    handle(contract.confirmAddressRoute, ({ person, params, body }) =>
      addresses.confirm(person, { id: params.id, code: body.code }),
    ),
    handle(contract.removeAddressRoute, ({ person, params }) => addresses.remove(person, params.id)),
  ]
}
