import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { AccountElsewhere, AccountServer, ConnectionKind, TriedStep } from '#foundation/server/connection.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import * as mirror from '#foundation/server/mirror/account-store.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Connection } from '../contract.ts'
import * as store from './connection-store.ts'
import { refuseOtherHosts } from './hosts.ts'
import type { Access, Opener } from './sign-in/access.ts'

export type Tried = { connection: Connection | null; steps: TriedStep[] }
export type NewAccount = { kind: string; address: string; user: string; opener: Opener; servers: AccountServer[] }

type Whose = Pick<Person, 'id'>

export type Connections = {
  list(person: Whose): Promise<Connection[]>
  add(person: Whose, given: NewAccount, signal: AbortSignal): Promise<Tried>
  reconnect(person: Whose, given: { id: string; opener: Opener }, signal: AbortSignal): Promise<Tried>
  /** For something that the account has no server for yet. The password is asked for again, if it has one. */
  addServer(
    person: Whose,
    given: { id: string; password: string | undefined; server: AccountServer },
    signal: AbortSignal,
  ): Promise<Tried>
  pause(person: Whose, given: { id: string; paused: boolean }): Promise<Connection>
  remove(person: Whose, id: string): Promise<void>
  /** With what opens it, for whoever keeps the copy. */
  open(ownerId: string, id: string): Promise<AccountElsewhere>
}

type Parts = {
  database: Database
  access: Access
  hosts: readonly string[]
  kindOf: (kind: string) => ConnectionKind
  /** There is something for the mirror to do. */
  nudge: () => void
  /** There is something to give back to a provider, once this transaction ends. */
  giveBack: (tx: Transaction) => Promise<void>
}

const most = 20

export function createConnections(parts: Parts): Connections {
  const { database, access, hosts, kindOf, nudge, giveBack } = parts
  return {
    list: (person) => list(parts, person),
    add: (person, given, signal) => add(parts, person, given, signal),
    addServer: (person, given, signal) => addServer(parts, person, given, signal),
    async reconnect({ id: ownerId }, { id, opener }, signal) {
      const row = await findRow(parts, ownerId, id)
      const keep = async (tx: Transaction) => {
        if (!(await store.changeOpener(tx, ownerId, { id, ...access.seal({ ownerId, id }, opener) }))) noConnection()
        await mirror.changeAccount(tx, ownerId, { id, state: 'active' })
        if (row.provider !== null) await giveBack(tx)
      }
      return keepIfGood(parts, { account: { ...row, ownerId, ...openedBy(opener) }, keep }, signal)
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
        if (row.provider !== null) await giveBack(tx)
      }),
    async open(ownerId, id) {
      const row = await findRow(parts, ownerId, id)
      const { address, servers, user } = row
      refuseOtherHosts(hosts, servers)
      return { ownerId, id, address, servers, user, ...(await access.open(ownerId, row)) }
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
  const { opener, ...known } = given
  const account = { ownerId, id: randomUUIDv7(), ...known }
  const { id, kind, address, user, servers } = account
  const keep = async (tx: Transaction) => {
    const row = { id, kind, address, user, servers, most, ...parts.access.seal({ ownerId, id }, opener) }
    if (!(await store.addConnection(tx, ownerId, row))) throw taken()
    await mirror.addAccount(tx, ownerId, { id, kind })
    await parts.kindOf(kind).kept(tx, account)
  }
  return keepIfGood(parts, { account: { ...account, ...openedBy(opener) }, keep }, signal)
}

async function addServer(
  parts: Parts,
  { id: ownerId }: Whose,
  { id, password, server }: { id: string; password: string | undefined; server: AccountServer },
  signal: AbortSignal,
): Promise<Tried> {
  const row = await findRow(parts, ownerId, id)
  const known = parts.kindOf(row.kind).uses.find(({ use }) => use === server.use)
  if (!known) throw new Failure('invalid', 'An account of this kind has no such server.')
  if (row.servers.some(({ use }) => use === server.use)) throw hasOne(known.label)
  const servers = [...row.servers, server]
  const opener = row.provider === null ? { password: password ?? noPassword() } : undefined
  const opened = opener ? openedBy(opener) : await openNow(parts, ownerId, { ...row, servers })
  const account = { ...row, ownerId, servers, ...opened }
  const keep = async (tx: Transaction) => {
    if (!(await store.addServer(tx, ownerId, { id, server }))) throw hasOne(known.label)
    if (opener) await store.changeOpener(tx, ownerId, { id, ...parts.access.seal({ ownerId, id }, opener) })
    await parts.kindOf(row.kind).kept(tx, account)
  }
  return keepIfGood(parts, { account, keep }, signal)
}

/** As `access.open`, for somebody who is signed in here: what is refused is the account, not them. */
async function openNow({ access }: Parts, ownerId: string, row: store.ConnectionRow) {
  try {
    return await access.open(ownerId, row)
  } catch (error) {
    if (error instanceof Failure && error.code === 'unauthenticated') throw new Failure('conflict', error.message)
    throw error
  }
}

/** What was granted a moment ago is not asked for again. */
function openedBy(opener: Opener): Pick<AccountElsewhere, 'secret' | 'token'> {
  if ('password' in opener) return { secret: opener.password }
  return { secret: opener.grant.accessToken, token: { renew: async () => undefined } }
}

type Trying = { account: AccountElsewhere & { kind: string }; keep: (tx: Transaction) => Promise<void> }

/** Only what works is kept. */
async function keepIfGood(parts: Parts, { account, keep }: Trying, signal: AbortSignal): Promise<Tried> {
  const { database, hosts, kindOf, nudge } = parts
  const { ownerId, id, kind } = account
  refuseOtherHosts(hosts, account.servers)
  const steps = await kindOf(kind).try(account, signal)
  if (steps.some(({ ok }) => !ok)) return { connection: null, steps }
  await database.as(ownerId, keep)
  nudge()
  return { connection: await find(parts, { id: ownerId }, id), steps }
}

function noConnection(): never {
  throw new Failure('not-found', 'There is no such account, or it was removed already.')
}

function noPassword(): never {
  throw new Failure('invalid', 'Write the password of the account: the new server is told it.')
}

function hasOne(label: string): Failure {
  return new Failure('conflict', `This account has a server for this already: ${label}.`)
}

function taken(): Failure {
  return new Failure('conflict', `This account is here already, or there are ${most} accounts, which are the most.`)
}

function shown(
  { id, kind, address, user, servers, provider, createdAt }: store.ConnectionRow,
  copy: mirror.Mirroring,
): Connection {
  const { state, trouble, lookedAt: looked_at, done, isWhole: whole, waiting, givenUp: given_up, refused } = copy
  const known = { id, kind, address, user, servers, provider, created_at: createdAt }
  return { ...known, state, trouble, looked_at, done, most: copy.most, whole, waiting, given_up, refused }
}
