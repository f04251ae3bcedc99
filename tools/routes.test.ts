import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPeer, type Peer } from '#features/people/server/testing/peer.ts'
import type { Route } from '#foundation/contract/route.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { connect } from '#foundation/server/live/testing.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { product } from '#start/product.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { openOwner, openStranger, type Owner, type Stranger } from './tenancy/people.ts'
import { leakyFeature } from './tenancy/planted.ts'
import { rest } from './tenancy/rest.ts'
import { callRoute, findRouteLeaks, nameOf } from './tenancy/routes.ts'
import { findSocketLeaks, openSocket } from './tenancy/sockets.ts'
import { fewOf, type Thing, triedWith } from './tenancy/things.ts'
import { plantMailWithFile, plantSend } from '#features/mail/server/testing/planted-mail.ts'
import { findAccepted, findAcceptedMessages } from './tenancy/unstorable.ts'
import { openWholeHouse, type WholeHouse } from './tenancy/whole-house.ts'

let database: TestDatabase
let peer: Peer
let house: WholeHouse
let owner: Owner
let stranger: Stranger
/** What of the owner's a stranger tries to reach. */
let things: Thing[]
beforeAll(async () => {
  database = await testDatabase({ migrations })
  peer = await openPeer()
  house = await openWholeHouse(database, { features: [...product.features, notesFeature, leakyFeature], peer })
  owner = await openOwner(house, plant)
  things = await fewOf(database.pool, owner.ids, migrations)
  await rest({ house, database, ownerId: owner.id })
  stranger = await openStranger(house)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await peer[Symbol.asyncDispose]()
  await database.close()
})

const migrations = [...productMigrations, notesMigrations]

/** What comes by no route, and a file that is more than the words of the tests. */
async function plant(personId: string, token: string): Promise<void> {
  await plantMailWithFile(database, personId)
  await plantSend(database, personId)
  const body = await readFile(new URL('../features/documents/server/sample/lake.jpg', import.meta.url))
  await house.api('POST', '/v1/documents/files?name=Lake.jpg', { token, body })
}

const removing = ({ method }: Route) => Number(method === 'DELETE')
const isPlanted = ({ path }: Route) => /^\/v1\/(?:pens|signatures)/.test(path)

function personal(): Route[] {
  return house.routes.filter(({ access }) => access === 'person')
}

function everything(): Owner {
  return { ...owner, ids: things.map(({ id }) => id) }
}

function leaksOf(routes: Route[]): Promise<string[]> {
  const tried = routes.map((route, turn) => ({ route, ids: triedWith(things, house.featureOf(route), turn) }))
  return findRouteLeaks({ house, database, owner, stranger }, tried)
}

test('no route shows a stranger, or takes from them, what belongs to someone else', async () => {
  const honest = personal().filter((route) => !isPlanted(route))
  expect(honest.length).toBeGreaterThan(10)
  expect(await leaksOf(honest)).toEqual([])
})

test('routes that forget the owner are found', async () => {
  expect(await leaksOf(personal().filter(isPlanted))).toEqual([
    "GET /v1/pens/{id} tells a stranger what is somebody else's",
    "GET /v1/pens/{id} tells somebody else's id from an unknown one",
    "DELETE /v1/pens/{id} tells somebody else's id from an unknown one",
    "POST /v1/signatures lets a stranger change what is somebody else's in notes",
  ])
})

test('a stranger’s socket receives nothing of others, whatever it asks for', async () => {
  const honest = house.messages.filter(({ type }) => !type.startsWith('pens/'))
  expect(await findSocketLeaks({ house, owner: everything(), stranger }, honest)).toEqual([])
})

test('a message that forgets the owner is found', async () => {
  const planted = house.messages.filter(({ type }) => type.startsWith('pens/'))
  expect(await findSocketLeaks({ house, owner: everything(), stranger }, planted)).toEqual([
    "pens/read brings a stranger what is somebody else's",
  ])
})

test('a socket is closed to anyone not signed in', async () => {
  for (const token of ['', stranger.endedToken, stranger.endedToken.slice(1)]) {
    const { frames, closed } = await connect(`${house.socketUrl}?token=${token}`)
    expect([4001, 4003]).toContain((await closed).code)
    expect(frames).toEqual([])
  }
})

test('every route was really called: those with an id find their owner’s things', async () => {
  const deaf: string[] = []
  for (const route of personal().toSorted((one, other) => removing(one) - removing(other))) {
    const isFound = !route.path.includes('{') || (await findsOwn(route))
    if (!house.reached.has(route) || !isFound)
      deaf.push(`${nameOf(route)} cannot be called with what its shapes say; give them examples`)
  }
  expect(deaf).toEqual([])
})

/** Whose id a route of this place took: the next one is asked with it first. */
const found = new Map<string, string>()

/** With the id of one thing; or of another within it. */
async function findsOwn(route: Route): Promise<boolean> {
  let token = await owner.enter()
  const read = new Map<string, Record<string, unknown>>()
  const [place = ''] = route.path.split('{')
  const first = found.get(place)
  const ids = [...new Set([...triedWith(things, house.featureOf(route), 0), ...owner.ids])]
  const pairs = [undefined, ...ids].flatMap((inner) => ids.map((id) => ({ id, inner })))
  for (const { id, inner } of pairs.toSorted((one, other) => Number(one.id !== first) - Number(other.id !== first))) {
    const known = read.get(id) ?? (await readOwn(route, id, token))
    read.set(id, known)
    const filling = { id, text: owner.text, known, ...(inner !== undefined && { inner }) }
    const { status } = await callRoute(house, route, { ...filling, token })
    if (status < 300) {
      found.set(place, id)
      return true
    }
    if (status === 401) token = await owner.enter()
  }
  return false
}

/** What the thing says of itself, where it can be read by its id. */
async function readOwn({ path }: Route, id: string, token: string): Promise<Record<string, unknown>> {
  const reading = personal().find((other) => other.method === 'GET' && other.path === `${path.split('}')[0]}}`)
  if (!reading || path === reading.path) return {}
  const { status, body } = await callRoute(house, reading, { id, text: owner.text, token })
  return status === 200 ? (body as Record<string, unknown>) : {}
}

test('every route refuses text that cannot be stored with a sentence', async () => {
  const token = await owner.enter()
  const findings: string[] = []
  for (const route of house.routes) findings.push(...(await findAccepted({ house, token, route })))
  expect(findings).toEqual([])
})

test('every socket message refuses text that cannot be stored with a sentence', async () => {
  const socket = await openSocket(house, await owner.enter())
  expect(await findAcceptedMessages(socket, house.messages)).toEqual([])
  socket.ws.close()
})

test('neither the log nor any header contains a secret', () => {
  const said = house.said()
  const secrets = [...house.secrets, inject('postgres').password]
  expect(secrets.length).toBeGreaterThan(20)
  expect(said).toContain('a socket was refused')
  expect(said).toContain('x-request-id')
  expect(spilled(secrets, said)).toEqual([])
  for (const secret of secrets) expect(spilled(secrets, `{"path":"/?code=${secret}"}`)).toContain(secret)
})

/** Checks each distinct word of the log once; most appear thousands of times. */
function spilled(secrets: readonly string[], said: string): string[] {
  const words = [...new Set(said.match(/[\w.~-]+/g))].join('\n')
  return secrets.filter((secret) => (/^[\w.~-]+$/.test(secret) ? words : said).includes(secret))
}
