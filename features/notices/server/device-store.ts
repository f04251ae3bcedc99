import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type DeviceRow = {
  id: string
  sessionId: string
  name: string
  digest: Buffer
  sealed: string
  createdAt: string
  seenAt: string
  pushedAt: string | null
  trouble: string | null
}

const columns = sql`id, session_id as "sessionId", name, digest, sealed, created_at as "createdAt",
  seen_at as "seenAt", pushed_at as "pushedAt", trouble`

export type NewDevice = { id: string; sessionId: string; name: string; digest: Buffer; sealed: string; now: Date }

export async function findDevice(tx: Transaction, ownerId: string, id: string): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select ${columns} from push_devices where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Finds a device by the hash of its address. */
export async function findDeviceAt(tx: Transaction, ownerId: string, digest: Buffer): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select ${columns} from push_devices where owner_id = ${ownerId} and digest = ${digest} for update`.execute(tx)
  return rows[0]
}

export async function addDevice(
  tx: Transaction,
  ownerId: string,
  { id, sessionId, name, digest, sealed, now }: NewDevice,
): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into push_devices (owner_id, id, session_id, name, digest, sealed, created_at, seen_at)
    values (${ownerId}, ${id}, ${sessionId}, ${name}, ${digest}, ${sealed}, ${at}, ${at})
    on conflict do nothing`.execute(tx)
}

/** The same browser again, perhaps in another session or under another name. */
export async function renewDevice(tx: Transaction, ownerId: string, device: Omit<NewDevice, 'digest'>): Promise<void> {
  const { id, sessionId, name, sealed, now } = device
  await sql`
    update push_devices set session_id = ${sessionId}, name = ${name}, sealed = ${sealed}, trouble = null,
      seen_at = ${now.toISOString()}
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

export async function listDevices(tx: Transaction, ownerId: string): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select ${columns} from push_devices where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

type Pushed = { id: string; now: Date; trouble: string | null }

/** Records how the last message to it ended. */
export async function markPushed(tx: Transaction, ownerId: string, { id, now, trouble }: Pushed): Promise<void> {
  await sql`
    update push_devices set trouble = ${trouble},
      pushed_at = case when ${trouble}::text is null then ${now.toISOString()}::timestamptz else pushed_at end
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** Returns whether it existed. */
export async function removeDevice(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from push_devices where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return numAffectedRows > 0n
}

/** Removes devices whose session is not in this list. */
export async function removeEnded(tx: Transaction, ownerId: string, live: readonly string[]): Promise<void> {
  await sql`
    delete from push_devices where owner_id = ${ownerId} and not (session_id = any(${[...live]}::text[]))`.execute(tx)
}

export async function exportDevices(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, session_id as "sessionId", name, created_at as "createdAt", seen_at as "seenAt",
      pushed_at as "pushedAt", trouble
    from push_devices where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
