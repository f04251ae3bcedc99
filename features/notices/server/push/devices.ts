import { createHash, randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import type { newDevice, PushDevice } from '../../contract.ts'
import {
  addDevice,
  type DeviceRow,
  findDevice,
  findDeviceAt,
  listDevices,
  markPushed,
  removeDevice,
  removeEnded,
  renewDevice,
} from '../device-store.ts'
import { devicesQuota } from '../quotas.ts'
import type { Subscription } from './push-service.ts'

/** A device that can receive messages. */
export type Reachable = { id: string; name: string; subscription: Subscription }

export type Devices = {
  /** Devices whose session is live; the others are removed. */
  list(person: Person): Promise<PushDevice[]>
  add(person: Person, device: z.output<typeof newDevice>): Promise<PushDevice>
  remove(person: Person, id: string): Promise<void>
  find(person: Person, id: string): Promise<Reachable>
  reachable(ownerId: string): Promise<Reachable[]>
  /** Records how the last message to it ended. */
  note(ownerId: string, device: { id: string; trouble: string | null }): Promise<void>
  /** Called when the push service no longer knows it. */
  drop(ownerId: string, id: string): Promise<void>
}

type Parts = {
  database: Database
  clock: Clock
  secrets: Secrets
  quotas: Pick<Quotas, 'charge'>
  config: Pick<Config, 'privateHosts'>
  liveSessions: (ownerId: string) => Promise<string[] | undefined>
}

export function createDevices(parts: Parts): Devices {
  const { database, clock, secrets, liveSessions } = parts
  const add = createAdding(parts)

  async function live(ownerId: string): Promise<DeviceRow[]> {
    const sessions = await liveSessions(ownerId)
    return database.as(ownerId, async (tx) => {
      if (sessions) await removeEnded(tx, ownerId, sessions)
      return listDevices(tx, ownerId)
    })
  }

  return {
    list: async ({ id: ownerId, sessionId }) => (await live(ownerId)).map((row) => shown(row, sessionId)),
    add: async (person, device) => shown(await add(person, device), person.sessionId),
    async remove({ id: ownerId }, id) {
      if (!(await database.as(ownerId, (tx) => removeDevice(tx, ownerId, id)))) throw noDevice()
    },
    async find({ id: ownerId }, id) {
      const row = await database.as(ownerId, (tx) => findDevice(tx, ownerId, id))
      const found = row && reach(secrets, ownerId, row)
      if (!found) throw noDevice()
      return found
    },
    reachable: async (ownerId) => (await live(ownerId)).flatMap((row) => reach(secrets, ownerId, row) ?? []),
    note: (ownerId, { id, trouble }) =>
      database.as(ownerId, (tx) => markPushed(tx, ownerId, { id, now: clock.now(), trouble })),
    drop: async (ownerId, id) => void (await database.as(ownerId, (tx) => removeDevice(tx, ownerId, id))),
  }
}

type Adding = (person: Person, device: z.output<typeof newDevice>) => Promise<DeviceRow>

/** A browser is stored once; when it registers again, its name may have changed. */
function createAdding({ database, clock, quotas, secrets, config }: Parts): Adding {
  return async ({ id: ownerId, sessionId }, { name, ...subscription }) => {
    refuseAddress(subscription.endpoint, config.privateHosts)
    const digest = createHash('sha256').update(subscription.endpoint).digest()
    const sealed = secrets.seal(JSON.stringify(subscription), placeOf(ownerId, digest))
    const device = { sessionId, name, sealed, now: clock.now() }
    const row = await database.as(ownerId, async (tx) => {
      const known = await findDeviceAt(tx, ownerId, digest)
      if (known) await renewDevice(tx, ownerId, { ...device, id: known.id })
      else {
        await addDevice(tx, ownerId, { ...device, id: randomUUIDv7(), digest })
        await quotas.charge(tx, ownerId, devicesQuota, 1)
      }
      return findDeviceAt(tx, ownerId, digest)
    })
    if (!row) throw noDevice()
    return row
  }
}

function placeOf(ownerId: string, digest: Buffer) {
  return { ownerId, row: `push_devices ${digest.toString('hex')}` }
}

/** `undefined` if the key that sealed its address is lost: the device must subscribe again. */
function reach(secrets: Secrets, ownerId: string, { id, name, sealed, digest }: DeviceRow): Reachable | undefined {
  try {
    return { id, name, subscription: JSON.parse(secrets.open(sealed, placeOf(ownerId, digest))) as Subscription }
  } catch {
    return undefined
  }
}

/** Push services use https; http is allowed only for private hosts that the operator permits. */
function refuseAddress(endpoint: string, allowed: readonly string[]): void {
  const url = URL.parse(endpoint)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && allowed.includes(url.hostname))) return
  throw new Failure('invalid', 'This is not the address of a push service: it must begin with https.')
}

function noDevice(): Failure {
  return new Failure('not-found', 'There is no such device, or it was removed already.')
}

function shown(row: DeviceRow, sessionId: string): PushDevice {
  const { id, name, createdAt: created_at, seenAt: seen_at, pushedAt: pushed_at, trouble } = row
  return { id, name, current: row.sessionId === sessionId, created_at, seen_at, pushed_at, trouble }
}
