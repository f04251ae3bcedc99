import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { connect } from '#foundation/server/live/testing.ts'
import type { BackendResponse, Me } from '../contract.ts'
import { enter } from './testing/entry.ts'
import { openHouse, peopleMigrations, type TestHouse } from './testing/house.ts'
import { guest, openPeer, type Peer } from './testing/peer.ts'

let database: TestDatabase
let peer: Peer
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  peer = await openPeer()
  house = await openHouse(database, { settings: peer.settings })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await peer[Symbol.asyncDispose]()
  await database.close()
})

async function read({ access_token: token }: BackendResponse): Promise<Me> {
  return (await house.api<Me>('GET', '/v1/me', { token })).body
}

function change({ access_token: token }: BackendResponse, body: unknown) {
  return house.api<Me>('PATCH', '/v1/me', { token, body })
}

test('somebody new works Monday to Friday from nine to six, where their browser says they are', async () => {
  const ana = await read(await enter(house, peer, { timezone: 'America/Lima' }))
  expect(ana.zone).toBe('America/Lima')
  expect(ana.workingHours).toEqual([1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })))
})

test('a zone that does not exist is taken for none', async () => {
  expect((await read(await enter(house, peer, { timezone: 'Mars/Olympus' }))).zone).toBe('UTC')
})

test('the zone follows the browser until the person chooses one', async () => {
  const person = guest()
  await enter(house, peer, { person, timezone: 'Europe/Vienna' })
  const moved = await enter(house, peer, { person, timezone: 'Asia/Tokyo' })
  expect(await read(moved)).toMatchObject({ zone: 'Asia/Tokyo', zoneChosen: false })
  expect((await change(moved, { zone: 'Europe/Lisbon' })).body).toMatchObject({
    zone: 'Europe/Lisbon',
    zoneChosen: true,
  })
  expect(await read(await enter(house, peer, { person, timezone: 'Asia/Tokyo' }))).toMatchObject({
    zone: 'Europe/Lisbon',
  })
})

test('only what is named changes, a name that was chosen stays, and every device hears of it', async () => {
  const person = guest({ name: 'As Google has it' })
  const ana = await enter(house, peer, { person })
  const socket = await connect(`${house.socketUrl}?token=${ana.access_token}`)
  await socket.next()
  socket.send({ type: 'resume', position: { epoch: 'none', seq: 0 } })
  expect(await socket.next()).toMatchObject({ type: 'reload' })
  const before = await read(ana)
  expect((await change(ana, { name: '  Ana R.  ' })).body).toEqual({ ...before, name: 'Ana R.' })
  expect(await socket.next()).toMatchObject({ type: 'people/profile-changed', name: 'Ana R.' })
  expect((await enter(house, peer, { person })).user.name).toBe('Ana R.')
  socket.ws.close()
})

test('times are written as usual until a person chooses otherwise, and each choice leaves the others', async () => {
  const ana = await enter(house, peer)
  const usual = { clock: '24-hour', dateOrder: 'day-month', weekStart: 1, dateLanguage: 'en', eventMinutes: 60 }
  expect((await read(ana)).preferences).toEqual(usual)
  await change(ana, { preferences: { clock: '12-hour', weekStart: 7 } })
  await change(ana, { preferences: { eventMinutes: 30 } })
  expect((await read(ana)).preferences).toEqual({ ...usual, clock: '12-hour', weekStart: 7, eventMinutes: 30 })
})

test('a changed way of writing times is named in words, and undone alone', async () => {
  const entered = await enter(house, peer)
  const person = { id: entered.user.id, sessionId: entered.user.id }
  const input = { preferences: { clock: '12-hour', dateLanguage: 'de' } }
  const outcome = await house.actions.perform(person, 'people.change-profile', input, { origin: 'button' })
  if (outcome.state !== 'done') throw new Error('It waits for a yes.')
  expect(outcome.sentence).toBe('Changed your clock to 12 hours and your language of dates to German.')
  await change(entered, { preferences: { eventMinutes: 45 } })
  const { undo } = house.actions.find('people.change-profile')
  await undo?.(person, outcome.receipt as never)
  expect((await read(entered)).preferences).toMatchObject({ clock: '24-hour', dateLanguage: 'en', eventMinutes: 45 })
  await change(entered, { preferences: { clock: '12-hour' } })
  await expect(undo?.(person, outcome.receipt as never)).rejects.toMatchObject({ code: 'out-of-date' })
})

test.each([
  [{ preferences: { clock: '13-hour' } }, 'preferences.clock'],
  [{ preferences: { weekStart: 3 } }, 'preferences.weekStart'],
  [{ name: '   ' }, 'name'],
  [{ zone: 'Mars/Olympus' }, 'zone'],
  [{ workingHours: [{ day: 1, start: '18:00', end: '09:00' }] }, 'workingHours.0'],
  [{ workingHours: [{ day: 8, start: '09:00', end: '18:00' }] }, 'workingHours.0.day'],
  [{ workingHours: [1, 1].map((day) => ({ day, start: '09:00', end: '18:00' })) }, 'workingHours'],
])('%j is refused beside its field', async (body, field) => {
  const refused = await change(await enter(house, peer), body)
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } })
})

test('a name keeps what was read before it was written, until the person saves it', async () => {
  const entered = await enter(house, peer)
  const person = { id: entered.user.id, sessionId: entered.user.id }
  const { run, undo } = house.actions.find('people.change-profile')
  const asking = { origin: 'chat' as const, sources: ['the mail “Offer”'] }
  const look = async () => (await house.actions.look(person, 'people.read-profile', {})).sources
  expect(await read(entered)).toMatchObject({ nameSources: [] })
  const receipt = await run(person, { name: 'Offered' } as never, asking)
  expect(receipt.sources).toEqual(['the name in your profile'])
  expect(await read(entered)).toMatchObject({ name: 'Offered', nameSources: ['the mail “Offer”'] })
  expect(await look()).toEqual(['the name in your profile'])
  const zoned = await run(person, { zone: 'Asia/Tokyo' } as never, { origin: 'chat' })
  expect(zoned.sources).toEqual([])
  expect(await look()).toEqual(['the name in your profile'])
  const undone = await undo?.(person, receipt as never)
  expect(await look()).toEqual([])
  await undo?.(person, undone as never)
  expect(await look()).toEqual(['the name in your profile'])
  await change(entered, { name: 'Offered' })
  expect(await look()).toEqual([])
})

test('a name from before origins were kept is of unknown origin', async () => {
  const entered = await enter(house, peer)
  const file = await readFile(new URL('migrations/0005-name-sources.sql', import.meta.url), 'utf8')
  await database.pool.query(file.slice(file.indexOf('update people')))
  expect(await read(entered)).toMatchObject({ nameSources: ['text from before its origin was kept'] })
  expect((await change(entered, { name: 'Ana' })).body).toMatchObject({ nameSources: [] })
})

test('keeping the zone that the browser guessed is written down as that, and changes no value', async () => {
  const entered = await enter(house, peer, { timezone: 'Europe/Vienna' })
  const person = { id: entered.user.id, sessionId: entered.user.id }
  const { show } = house.actions.find('people.change-profile')
  expect(await show(person, { zone: 'Europe/Vienna' } as never)).toMatchObject({
    title: 'Keep Europe/Vienna as my time zone',
  })
  const input = { zone: 'Europe/Vienna' }
  const outcome = await house.actions.perform(person, 'people.change-profile', input, { origin: 'button' })
  expect(outcome).toMatchObject({ sentence: 'Kept Europe/Vienna as your time zone.', receipt: { changes: [] } })
  expect(await read(entered)).toMatchObject({ zone: 'Europe/Vienna', zoneChosen: true })
})

describe('undoing a change', () => {
  const input = { name: 'Someone Else', zone: 'Asia/Tokyo', workingHours: [] }

  async function changed() {
    const entered = await enter(house, peer)
    const before = await read(entered)
    const person = { id: entered.user.id, sessionId: entered.user.id }
    const outcome = await house.actions.perform(person, 'people.change-profile', input, { origin: 'chat' })
    if (outcome.state !== 'done') throw new Error('It waits for a yes.')
    const { undo } = house.actions.find('people.change-profile')
    return { entered, before, person, outcome, undo: async () => undo?.(person, outcome.receipt as never) }
  }

  test('puts everything back, to the last detail', async () => {
    const { entered, before, person, outcome, undo } = await changed()
    expect(outcome.receipt.thing).toMatchObject({ ...input, zoneChosen: true })
    expect(outcome.sentence).toBe(
      'Changed your name to Someone Else, your time zone to Asia/Tokyo and your working hours to none.',
    )
    const { answer } = await house.actions.look(person, 'people.read-profile', {})
    expect(answer).toEqual(await read(entered))
    await undo()
    expect(await read(entered)).toEqual(before)
  })

  test.each([{ name: 'Newer' }, { zone: 'Europe/Rome' }, { workingHours: [{ day: 1, start: '09:00', end: '10:00' }] }])(
    'is refused after %j, and changes nothing',
    async (newer) => {
      const { entered, undo } = await changed()
      const { body } = await change(entered, newer)
      await expect(undo()).rejects.toMatchObject({ code: 'out-of-date' })
      expect(await read(entered)).toEqual(body)
    },
  )
})
