import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Notice } from '#foundation/server/notice.ts'
import { type DataExport, leaveConfirmation } from '../../contract.ts'
import { somebody } from '../provider/testing.ts'
import { enterByAccount } from '../testing/account.ts'
import { enter } from '../testing/entry.ts'
import { openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'
import { guest, openPeer, type Peer } from '../testing/peer.ts'

/** Does not become smaller, so that an archive has several pieces. */
const photo = randomBytes(900_000)

async function* inPieces() {
  for (let at = 0; at < photo.length; at += 70_000) yield photo.subarray(at, at + 70_000)
}

let database: TestDatabase
let peer: Peer
let house: TestHouse
const told: Notice[] = []
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  peer = await openPeer()
  house = await openHouse(database, {
    settings: peer.settings,
    extra: () => [{ name: 'files/photo.jpg', content: inPieces() }],
    onNotice: (notice) => told.push(notice),
  })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await peer[Symbol.asyncDispose]()
  await database.close()
})

function start(token: string) {
  return house.api<DataExport>('POST', '/v1/me/export', { token })
}

async function download(at: TestHouse, token: string, id: string) {
  const response = await fetch(`${at.http.url}/v1/me/exports/${id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** The files of a zip archive, found from its end. */
function unpack(file: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  let at = file.readUInt32LE(file.length - 6)
  for (let left = file.readUInt16LE(file.length - 12); left > 0; left--) {
    const nameLength = file.readUInt16LE(at + 28)
    const begin = file.readUInt32LE(at + 42) + 30 + nameLength
    const name = file.subarray(at + 46, at + 46 + nameLength).toString()
    found.set(name, inflateRawSync(file.subarray(begin, begin + file.readUInt32LE(at + 20))))
    at += 46 + nameLength
  }
  return found
}

function read(files: Map<string, Buffer>, name: string): unknown {
  return JSON.parse(String(files.get(name)))
}

test('everything about a person comes in one archive, of every feature, without a secret', async () => {
  const person = guest({ name: 'Ana Ruiz' })
  const { access_token: token } = await enter(house, peer, { person })
  const asked = await start(token)
  expect(asked).toMatchObject({ status: 202, body: { state: 'making', bytes: null } })
  expect((await download(house, token, asked.body.id)).response.status).toBe(409)
  await house.runJobs()
  const { body: list } = await house.api<DataExport[]>('GET', '/v1/me/exports', { token })
  expect(list).toMatchObject([{ id: asked.body.id, state: 'ready' }])
  // Whoever went away meanwhile is told.
  expect(told).toMatchObject([{ about: asked.body.id, title: 'Your archive is ready', unlessPresent: true }])

  const { response, bytes } = await download(house, token, asked.body.id)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="attache-\d{4}-\d\d-\d\d\.zip"$/)
  expect(bytes.length).toBe(list[0]?.bytes)
  const files = unpack(bytes)
  expect([...files.keys()]).toEqual([
    'README.txt',
    'people/profile.json',
    'people/sign-in.json',
    'people/sessions.json',
    'people/archives.json',
    'people/departures.json',
    'files/photo.jpg',
  ])
  expect(files.get('files/photo.jpg')?.equals(photo)).toBe(true)
  expect(read(files, 'people/profile.json')).toMatchObject({ name: 'Ana Ruiz', email: person.email })
  expect(read(files, 'people/sessions.json')).toMatchObject([{ device: 'Chrome on Windows', endedAt: null }])
  expect(read(files, 'people/sign-in.json')).toMatchObject({
    accounts: [],
    identities: [{ sub: person.sub, permissions: { state: 'connected', scopes: expect.arrayContaining(['email']) } }],
  })
  expect(read(files, 'people/archives.json')).toMatchObject([{ id: asked.body.id, state: 'making' }])
  const texts = [...files].filter(([name]) => name.startsWith('people/')).map(([, text]) => String(text))
  expect(texts.join('')).not.toMatch(/token|hash|peer-access|peer-refresh/i)
})

test('what the house knows as their provider, where they were signed in and that they had left comes along', async () => {
  await using own = await openHouse(database)
  const person = somebody()
  const { access_token: first } = await enterByAccount(own, person, { isNew: true })
  await own.api('POST', '/v1/me/leave', { token: first, body: { confirmation: leaveConfirmation } })
  const { access_token: token } = await enterByAccount(own, person, { isNew: false })
  const { body: made } = await own.api<DataExport>('POST', '/v1/me/export', { token })
  await own.runJobs()
  const files = unpack((await download(own, token, made.id)).bytes)
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(read(files, 'people/sign-in.json')).toMatchObject({
    accounts: [{ email: person.email, name: person.name, createdAt: moment, passwordChangedAt: moment }],
    identities: [{ email: person.email, permissions: { state: 'connected', expiresAt: moment } }],
  })
  expect(read(files, 'people/sessions.json')).toMatchObject([
    { endedAt: moment, renewals: [{ generation: 1, rotatedAt: null }] },
    { endedAt: null },
  ])
  expect(read(files, 'people/departures.json')).toEqual([{ leftAt: moment, restoredAt: moment }])
  expect([...files.values()].join('')).not.toContain('scrypt')
})

test('an archive that is being made is not made twice', async () => {
  const { access_token: token } = await enter(house, peer)
  const [first, second] = [await start(token), await start(token)]
  expect(second.body.id).toBe(first.body.id)
  await house.runJobs()
  expect((await start(token)).body.id).not.toBe(first.body.id)
  await house.runJobs()
})

test('an archive is for whom it was made alone', async () => {
  const [ana, ben] = [await enter(house, peer), await enter(house, peer)]
  const { body: made } = await start(ana.access_token)
  await house.runJobs()
  expect((await download(house, ben.access_token, made.id)).response.status).toBe(404)
  expect((await house.api<DataExport[]>('GET', '/v1/me/exports', { token: ben.access_token })).body).toEqual([])
})

test('an archive is gone after a week', async () => {
  await using own = await openHouse(database, { settings: peer.settings })
  const entered = await enter(own, peer)
  const { body: made } = await own.api<DataExport>('POST', '/v1/me/export', { token: entered.access_token })
  await own.runJobs()
  own.clock.advance(7 * 86_400_000)
  const { body } = await own.api<{ access_token: string }>('POST', '/v1/auth/refresh', {
    body: { refresh_token: entered.refresh_token },
  })
  expect((await download(own, body.access_token, made.id)).response.status).toBe(404)
  await own.runJobs('people.housekeeping')
  const { rows } = await database.pool.query('select count(*)::int as left from export_pieces where owner_id = $1', [
    entered.user.id,
  ])
  expect(rows[0].left).toBe(0)
})

test('an archive that cannot be made says so, and the next one can be asked for', async () => {
  let broken = true
  await using own = await openHouse(database, {
    settings: peer.settings,
    extra: () => {
      if (broken) throw new Error('a feature is broken')
      return []
    },
  })
  const { access_token: token } = await enter(own, peer)
  await own.api('POST', '/v1/me/export', { token })
  await expect(own.runJobs()).rejects.toThrow('a feature is broken')
  expect((await own.api<DataExport[]>('GET', '/v1/me/exports', { token })).body).toMatchObject([
    { state: 'failed', failure: 'The server could not make this archive. Please ask for another one.' },
  ])
  broken = false
  await own.api('POST', '/v1/me/export', { token })
  await own.runJobs()
  const { body: list } = await own.api<DataExport[]>('GET', '/v1/me/exports', { token })
  expect(list.map(({ state }) => state)).toEqual(['ready', 'failed'])
})

test('an archive for which there is no room says so, and is not tried again', async () => {
  const sentence = 'There is no room for this: archives may take up 1 kB.'
  await using own = await openHouse(database, {
    settings: peer.settings,
    extra: () => {
      throw new Failure('full', sentence)
    },
  })
  const { access_token: token } = await enter(own, peer)
  await own.api('POST', '/v1/me/export', { token })
  await own.runJobs()
  const { body: list } = await own.api<DataExport[]>('GET', '/v1/me/exports', { token })
  expect(list).toMatchObject([{ state: 'failed', bytes: null, failure: sentence }])
})
