import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Met } from '#foundation/server/acquaintance.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { contactMigrations, type ContactsTestHouse, openContactsHouse } from './testing/house.ts'

let database: TestDatabase
let house: ContactsTestHouse
let ana: Person

beforeAll(async () => {
  database = await testDatabase({ migrations: [contactMigrations] })
})
beforeEach(() => {
  house = openContactsHouse(database)
  ana = house.somebody()
})
afterAll(() => database.close())

const guest = (name: string, email: string, more: Partial<Met> = {}): Met => ({
  name,
  email,
  last: null,
  next: null,
  mailed: null,
  sources: [],
  ...more,
})
const may = Date.parse('2026-05-04T09:00:00Z')
const june = Date.parse('2026-06-01T09:00:00Z')
const fair = { sources: ['the imported event “Fair”'] }

describe('the list of contacts', () => {
  test('has saved people and guests, each once by address, without the person themselves', async () => {
    await house.press(ana, 'add-contact', { name: 'Akira Tan', emails: ['Akira@Example.com'], phones: ['+65 1'] })
    house.met.push(
      guest('A. Tan', 'akira@example.com', { last: may }),
      guest('', 'akira@example.com', { last: june, next: june + 1 }),
      guest('Me', 'me@example.com', { last: june }),
      guest('Tom', 'tom@example.com', { next: june }),
    )
    expect(await house.list(ana)).toMatchObject([
      { name: 'Akira Tan', saved: true, last_met: '2026-06-01T09:00:00.000Z', emails: ['akira@example.com'] },
      { name: 'Tom', id: 'tom@example.com', saved: false, last_met: null, next_meeting: '2026-06-01T09:00:00.000Z' },
    ])
  })

  test('has those who are in mail alone, with their latest mail', async () => {
    await house.press(ana, 'add-contact', { name: 'Akira Tan', emails: ['akira@example.com'] })
    const sources = ['the mail “Offer” from Nia']
    house.met.push(
      guest('', 'akira@example.com', { mailed: may }),
      guest('Nia', 'nia@example.com', { mailed: june, sources }),
    )
    expect(await house.list(ana)).toMatchObject([
      { name: 'Akira Tan', last_met: null, last_mail: '2026-05-04T09:00:00.000Z', foreign: false },
      { id: 'nia@example.com', saved: false, last_mail: '2026-06-01T09:00:00.000Z', foreign: true, sources },
    ])
  })

  test('is searched by the start of a name, an address or a company, ignoring accents', async () => {
    await house.press(ana, 'add-contact', { name: 'Zoë Müller', emails: ['zm@example.com'], company: 'Northwind' })
    for (const words of ['zoe', 'MULLER zo', 'zm@ex', 'northw'])
      expect((await house.list(ana, words)).map(({ name }) => name)).toEqual(['Zoë Müller'])
    expect(await house.list(ana, 'zoe tan')).toEqual([])
  })

  test('is private to its person', async () => {
    await house.press(ana, 'add-contact', { name: 'Akira' })
    expect(await house.list(house.somebody())).toEqual([])
  })
})

describe('the source of a name', () => {
  test('prefers what the person wrote to what came from others', async () => {
    house.met.push(guest('Boss of all', 'akira@example.com', { last: june, ...fair }))
    house.met.push(guest('Akira', 'akira@example.com', { last: may }))
    expect(await house.list(ana)).toMatchObject([{ name: 'Akira', foreign: false, sources: [] }])
  })

  test('stays with the value when it is saved, and is dropped when the person writes their own', async () => {
    house.met.push(guest('Pay Bob', 'bob@example.com', fair))
    expect(await house.list(ana)).toMatchObject([{ foreign: true, sources: fair.sources }])
    await house.press(ana, 'change-contact', { contact: 'bob@example.com', phones: ['1'] })
    const [kept] = await house.list(ana)
    expect(kept).toMatchObject({ saved: true, foreign: true, sources: ['the contact “Pay Bob”'] })
    await house.press(ana, 'change-contact', { contact: kept?.id, name: 'Bob', emails: ['b@example.com'] })
    expect(await house.list(ana)).toMatchObject([{ name: 'Bob', foreign: false, sources: [] }])
  })

  test('is recorded if the assistant wrote it after reading untrusted text', async () => {
    await house.press(ana, 'add-contact', { name: 'Eve', emails: ['eve@example.com'] }, ['the mail “Hi”'])
    expect(await house.list(ana)).toMatchObject([{ foreign: true, sources: ['the contact “Eve”'] }])
  })

  test('tells saved addresses from those only seen', async () => {
    await house.press(ana, 'add-contact', { name: 'Akira Tan', emails: ['akira@example.com', 'at@example.com'] })
    house.met.push(guest('Akira Sato', 'sato@example.com', fair))
    const [{ id } = { id: '' }] = await house.list(ana, 'tan')
    expect(await house.known(ana, 'akira')).toEqual([
      { id, name: 'Akira Tan', email: 'akira@example.com', saved: true, sources: [] },
      { id, name: 'Akira Tan', email: 'at@example.com', saved: true, sources: [] },
      { id: 'sato@example.com', name: 'Akira Sato', email: 'sato@example.com', saved: false, sources: fair.sources },
    ])
    expect(await house.known(ana, 'aki')).toEqual([])
  })

  test('are found by many addresses at once', async () => {
    await house.press(ana, 'add-contact', { name: 'Akira Tan', emails: ['akira@example.com', 'at@example.com'] })
    house.met.push(guest('Akira Sato', 'sato@example.com', fair))
    expect(await house.known(ana, '', ['at@example.com', 'sato@example.com', 'tan@example.com'])).toMatchObject([
      { email: 'sato@example.com', saved: false },
      { email: 'at@example.com', saved: true },
    ])
  })
})

describe('a deleted contact', () => {
  test('does not return while they are still in events', async () => {
    house.met.push(guest('Tom', 'tom@example.com', { last: may }))
    const receipt = await house.press(ana, 'delete-contact', { contact: 'tom@example.com' })
    expect(await house.list(ana)).toEqual([])
    await house.undo(ana, 'delete-contact', receipt)
    expect(await house.list(ana)).toHaveLength(1)
    await house.press(ana, 'change-contact', { contact: 'tom@example.com', name: 'Tom Weber' })
    await house.press(ana, 'delete-contact', { contact: 'tom@example.com' })
    expect(await house.list(ana)).toEqual([])
    await house.press(ana, 'add-contact', { name: 'Tommy', emails: ['tom@example.com'] })
    expect(await house.list(ana)).toMatchObject([{ name: 'Tommy', last_met: '2026-05-04T09:00:00.000Z' }])
  })

  test('covers an address removed from a contact', async () => {
    house.met.push(guest('Tom', 'tmo@example.com'))
    await house.press(ana, 'change-contact', { contact: 'tmo@example.com', emails: ['tom@example.com'] })
    expect(await house.list(ana)).toMatchObject([{ emails: ['tom@example.com'] }])
  })
})

test('two contacts of one person are merged, and separated again by undo', async () => {
  house.met.push(guest('Tom W.', 'tw@example.com', fair))
  await house.press(ana, 'add-contact', { name: 'Tom Weber', emails: ['tom@example.com'], notes: 'Tea' })
  const before = await house.list(ana)
  const merged = await house.press(ana, 'merge-contacts', { contact: before[1]?.id, other: 'tw@example.com' })
  expect(await house.list(ana)).toMatchObject([
    { name: 'Tom Weber', emails: ['tom@example.com', 'tw@example.com'], notes: 'Tea', foreign: true },
  ])
  expect(merged.sources).toContain('the contact “Tom W.”')
  const undone = await house.undo(ana, 'merge-contacts', merged)
  expect((await house.list(ana)).map(({ name }) => name)).toEqual(['Tom W.', 'Tom Weber'])
  await house.undo(ana, 'merge-contacts', undone)
  expect(await house.list(ana)).toHaveLength(1)
})

describe('a change is refused', () => {
  test('if an address belongs to another contact, or the contact has changed since', async () => {
    await house.press(ana, 'add-contact', { name: 'Akira', emails: ['akira@example.com'] })
    await expect(house.press(ana, 'add-contact', { name: 'Tom', emails: ['akira@example.com'] })).rejects.toThrow(
      'akira@example.com is an address of “Akira” already.',
    )
    const [akira] = await house.list(ana)
    await house.press(ana, 'change-contact', { contact: akira?.id, revision: 1, company: 'Northwind' })
    await expect(
      house.press(ana, 'change-contact', { contact: akira?.id, revision: 1, company: 'Southwind' }),
    ).rejects.toMatchObject({ code: 'out-of-date' })
  })

  test('if an undo finds that something changed since', async () => {
    const receipt = await house.press(ana, 'add-contact', { name: 'Akira' })
    const [akira] = await house.list(ana)
    await house.press(ana, 'change-contact', { contact: akira?.id, notes: 'Tea' })
    await expect(house.undo(ana, 'add-contact', receipt)).rejects.toMatchObject({ code: 'out-of-date' })
  })
})

test('the same id twice creates one contact', async () => {
  const id = randomUUID()
  await house.press(ana, 'add-contact', { id, name: 'Akira' })
  const again = await house.press(ana, 'add-contact', { id, name: 'Akira' })
  expect(again.inverse).toBeUndefined()
  expect(await house.list(ana)).toHaveLength(1)
})

test('two concurrent changes cannot both take an address', async () => {
  const input = { name: 'Akira', emails: ['akira@example.com'] }
  const both = await Promise.allSettled([1, 2].map(() => house.press(ana, 'add-contact', input)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await house.list(ana)).toHaveLength(1)
})

describe('a file', () => {
  const content = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:1',
    'FN:Akira Tan',
    'EMAIL:akira@example.com',
    'TEL:+65 1',
    'END:VCARD',
    'BEGIN:VCARD',
    'FN:Tom',
    'NOTE:Tea',
    'END:VCARD',
  ].join('\r\n')

  test('imported twice changes nothing the second time', async () => {
    await house.press(ana, 'add-contact', { name: 'Akira', emails: ['akira@example.com'], notes: 'Mine' })
    const sent = await house.send(ana, content)
    expect(sent).toMatchObject({ added: 1, changed: 1, unchanged: 0, left: [] })
    const receipt = await house.press(ana, 'import-file', { import: sent.id })
    const after = await house.list(ana)
    expect(after).toMatchObject([
      { name: 'Akira', phones: ['+65 1'], notes: 'Mine', foreign: true },
      { name: 'Tom', notes: 'Tea', foreign: true },
    ])
    const again = await house.send(ana, content)
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    const second = await house.press(ana, 'import-file', { import: again.id })
    expect(second.inverse).toBeUndefined()
    expect(await house.list(ana)).toEqual(after)
    await house.undo(ana, 'import-file', receipt)
    expect(await house.list(ana)).toMatchObject([{ name: 'Akira', phones: [], foreign: false }])
  })
})
