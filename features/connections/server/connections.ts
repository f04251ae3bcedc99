import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { AccountElsewhere, AccountServer, ConnectionKind, TriedStep } from '#foundation/server/connection.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import * as mirror from '#foundation/server/mirror/account-store.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import type { Connection } from '../contract.ts'
import * as store from './connection-store.ts'
import { refuseOtherHosts } from './hosts.ts'

export type Tried = { connection: Connection | null; steps: TriedStep[] }
export type NewAccount = { kind: string; address: string; user: string; secret: string; servers: AccountServer[] }

type Whose = Pick<Person, 'id'>

export type Connections = {
  list(person: Whose): Promise<Connection[]>
  add(person: Whose, given: NewAccount, signal: AbortSignal): Promise<Tried>
  reconnect(person: Whose, given: { id: string; secret: string }, signal: AbortSignal): Promise<Tried>
  /** For something that the account has no server for yet. */
  addServer(
    person: Whose,
    given: { id: string; secret: string; server: AccountServer },
    signal: AbortSignal,
  ): Promise<Tried>
  pause(person: Whose, given: { id: string; paused: boolean }): Promise<Connection>
  remove(person: Whose, id: string): Promise<void>
  /** With what opens it, for whoever keeps the copy. */
  open(ownerId: string, id: string): Promise<AccountElsewhere>
}

type Parts = {
  database: Database
  secrets: Pick<Secrets, 'seal' | 'open'>
  hosts: readonly string[]
  kindOf: (kind: string) => ConnectionKind
  /** There is something for the mirror to do. */
  nudge: () => void
}

const most = 20

export function createConnections(parts: Parts): Connections {
  const { database, secrets, hosts, kindOf, nudge } = parts
  return {
    list: (person) => list(parts, person),
    add: (person, given, signal) => add(parts, person, given, signal),
    addServer: (person, given, signal) => addServer(parts, person, given, signal),
    async reconnect({ id: ownerId }, { id, secret }, signal) {
      const row = await findRow(parts, ownerId, id)
      const keep: Keep = async (tx, sealed) => {
        if (!(await store.changeSecret(tx, ownerId, { id, sealed }))) noConnection()
        await mirror.changeAccount(tx, ownerId, { id, state: 'active' })
      }
      return keepIfGood(parts, { account: { ...row, ownerId, secret }, keep }, signal)
    },
    async pause(person, { id, paused }) {
      const wanted = { id, state: paused ? 'paused' : 'active' } as const
      if (!(await database.as(person.id, (tx) => mirror.changeAccount(tx, person.id, wanted)))) noConnection()
      nudge()
      return find(parts, person, id)
    },
    remove: ({ id: ownerId }, id) =>
      database.as(ownerId, async (tx) => {
        const row = (await store.removeConnection(tx, ownerId, id)) ?? noConnection()
        await mirror.removeAccount(tx, ownerId, id)
        await kindOf(row.kind).forget(tx, { ownerId, id })
      }),
    async open(ownerId, id) {
      const { address, servers, user, sealed } = await findRow(parts, ownerId, id)
      refuseOtherHosts(hosts, servers)
      return { ownerId, id, address, servers, user, secret: secrets.open(sealed, placeOf(ownerId, id)) }
    },
  }
}

async function list({ database }: Parts, { id: ownerId }: Whose): Promise<Connection[]> {
  return database.as(ownerId, async (tx) => {
    const rows = await store.listConnections(tx, ownerId)
    const mirrored = await mirror.listMirroring(tx, ownerId)
    return rows.flatMap((row) => mirrored.filter(({ id }) => id === row.id).map((each) => shown(row, each)))
  })
}

async function find(parts: Parts, person: Whose, id: string): Promise<Connection> {
  return (await list(parts, person)).find((each) => each.id === id) ?? noConnection()
}

async function findRow({ database }: Parts, ownerId: string, id: string): Promise<store.ConnectionRow> {
  return (await database.as(ownerId, (tx) => store.findConnection(tx, ownerId, id))) ?? noConnection()
}

async function add(parts: Parts, { id: ownerId }: Whose, given: NewAccount, signal: AbortSignal): Promise<Tried> {
  const account = { ownerId, id: randomUUIDv7(), ...given }
  const { id, kind, address, user, servers } = account
  const keep: Keep = async (tx, sealed) => {
    const row = { id, kind, address, user, servers, sealed, most }
    if (!(await store.addConnection(tx, ownerId, row))) throw taken()
    await mirror.addAccount(tx, ownerId, { id, kind })
    await parts.kindOf(kind).kept(tx, account)
  }
  return keepIfGood(parts, { account, keep }, signal)
}

async function addServer(
  parts: Parts,
  { id: ownerId }: Whose,
  { id, secret, server }: { id: string; secret: string; server: AccountServer },
  signal: AbortSignal,
): Promise<Tried> {
  const row = await findRow(parts, ownerId, id)
  const known = parts.kindOf(row.kind).uses.find(({ use }) => use === server.use)
  if (!known) throw new Failure('invalid', 'An account of this kind has no such server.')
  if (row.servers.some(({ use }) => use === server.use)) throw hasOne(known.label)
  const keep: Keep = async (tx, sealed) => {
    if (!(await store.addServer(tx, ownerId, { id, server, sealed }))) throw hasOne(known.label)
    await mirror.changeAccount(tx, ownerId, { id, state: 'active' })
    await parts.kindOf(row.kind).kept(tx, account)
  }
  const account = { ...row, ownerId, secret, servers: [...row.servers, server] }
  return keepIfGood(parts, { account, keep }, signal)
}

type Keep = (tx: Transaction, sealed: string) => Promise<void>
type Trying = { account: AccountElsewhere & { kind: string }; keep: Keep }

/** Only what works is kept. */
async function keepIfGood(parts: Parts, { account, keep }: Trying, signal: AbortSignal): Promise<Tried> {
  const { database, secrets, hosts, kindOf, nudge } = parts
  const { ownerId, id, kind, secret } = account
  refuseOtherHosts(hosts, account.servers)
  const steps = await kindOf(kind).try(account, signal)
  if (steps.some(({ ok }) => !ok)) return { connection: null, steps }
  const sealed = secrets.seal(secret, placeOf(ownerId, id))
  await database.as(ownerId, (tx) => keep(tx, sealed))
  nudge()
  return { connection: await find(parts, { id: ownerId }, id), steps }
}

function placeOf(ownerId: string, id: string): { ownerId: string; row: string } {
  return { ownerId, row: `connections/${id}` }
}

function noConnection(): never {
  throw new Failure('not-found', 'There is no such account, or it was removed already.')
}

function hasOne(label: string): Failure {
  return new Failure('conflict', `This account has a server for this already: ${label}.`)
}

function taken(): Failure {
  return new Failure('conflict', `This account is here already, or there are ${most} accounts, which are the most.`)
}

function shown(
  { id, kind, address, user, servers, createdAt }: store.ConnectionRow,
  copy: mirror.Mirroring,
): Connection {
  const { state, trouble, lookedAt: looked_at, done, isWhole: whole, waiting, givenUp: given_up, refused } = copy
  const known = { id, kind, address, user, servers, created_at: createdAt }
  return { ...known, state, trouble, looked_at, done, most: copy.most, whole, waiting, given_up, refused }
}
