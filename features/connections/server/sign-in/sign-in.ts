import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { id } from '#foundation/contract/id.ts'
import type { AccountProvider } from '#foundation/server/account-provider-settings.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Place } from '#foundation/server/secrets.ts'
import { newAccount } from '../../contract.ts'
import { findConnection } from '../connection-store.ts'
import type { Connections, Tried } from '../connections.ts'
import { refuseHostsOfOthers } from '../hosts.ts'
import type { AccessParts } from './access.ts'
import { addAttempt, takeAttempt } from './attempt-store.ts'
import { createProviderCalls } from './provider-calls.ts'

/** An existing account, or one to be added. */
const wanted = z.union([z.object({ id }), newAccount])
type Wanted = z.infer<typeof wanted>

export type SignIns = {
  /** Where the browser is to go: the provider's own page. */
  begin(person: Person, given: { provider: string; wanted: Wanted }): Promise<string>
  /** What the provider sent the browser back with. */
  finish(person: Person, given: { state: string; code: string }, signal: AbortSignal): Promise<Tried>
}

type Parts = AccessParts & {
  outside: Pick<Outside, 'permit'>
  connections: Pick<Connections, 'add' | 'reconnect'>
  redirectUri: string
}

const goodMilliseconds = 10 * 60_000

export function createSignIns(parts: Parts): SignIns {
  return {
    begin: (person, given) => begin(parts, person, given),
    finish: (person, given, signal) => finish(parts, person, given, signal),
  }
}

async function begin(
  parts: Parts,
  { id: ownerId, sessionId }: Person,
  given: { provider: string; wanted: Wanted },
): Promise<string> {
  const { database, secrets, clock, outside } = parts
  await outside.permit(ownerId, 'account')
  const provider = findProvider(parts, given.provider)
  const account = 'id' in given.wanted ? await findAccount(parts, ownerId, given.wanted.id) : given.wanted
  refuseHostsOfOthers(provider, account.servers)
  const [state, verifier] = [randomText(), randomText()]
  const stateHash = hashOf(state)
  const attempt = {
    stateHash,
    sessionId,
    provider: provider.name,
    wanted: given.wanted,
    sealed: secrets.seal(verifier, placeOf(ownerId, stateHash)),
    now: clock.now(),
  }
  await database.as(ownerId, (tx) => addAttempt(tx, ownerId, attempt))
  return addressOf(provider, { state, verifier, redirectUri: parts.redirectUri, address: account.address })
}

async function finish(
  parts: Parts,
  person: Person,
  { state, code }: { state: string; code: string },
  signal: AbortSignal,
): Promise<Tried> {
  const { database, secrets, clock, connections, redirectUri } = parts
  const { id: ownerId, sessionId } = person
  const stateHash = hashOf(state)
  const attempt = await database.as(ownerId, (tx) => takeAttempt(tx, ownerId, { stateHash, sessionId }))
  if (!attempt || clock.now().getTime() - Date.parse(attempt.createdAt) > goodMilliseconds)
    throw new Failure(
      'conflict',
      'This sign-in was used already, took too long, or began elsewhere. Please begin again.',
    )
  const provider = findProvider(parts, attempt.provider)
  const calls = createProviderCalls({ ...parts, provider, ownerId })
  const verifier = secrets.open(attempt.sealed, placeOf(ownerId, stateHash))
  const grant = await calls.exchange({ code, redirectUri, verifier })
  if (grant.refreshToken === undefined)
    throw new Failure('conflict', `${provider.label} opens the account for a moment only, so nothing was kept.`)
  const opener = { provider: provider.name, grant }
  const account = wanted.parse(attempt.wanted)
  return 'id' in account
    ? connections.reconnect(person, { id: account.id, opener }, signal)
    : connections.add(person, { ...account, opener }, signal)
}

function findProvider({ providers }: Parts, name: string): AccountProvider {
  const provider = providers.find((each) => each.name === name)
  if (!provider) throw new Failure('not-found', 'This server has no client at such a provider.')
  return provider
}

async function findAccount({ database }: Parts, ownerId: string, connection: string) {
  const row = await database.as(ownerId, (tx) => findConnection(tx, ownerId, connection))
  if (!row) throw new Failure('not-found', 'There is no such account, or it was removed already.')
  return row
}

type Asked = { state: string; verifier: string; redirectUri: string; address: string }

function addressOf(provider: AccountProvider, { state, verifier, redirectUri, address }: Asked): string {
  const url = new URL(provider.authorizeUrl)
  const parameters = {
    ...provider.extra,
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: address,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex')
}

function placeOf(ownerId: string, stateHash: string): Place {
  return { ownerId, row: `connection_sign_ins/${stateHash}` }
}
