import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { mailMigrations } from '../testing/house.ts'
import { hasMost, isSameFolder } from './renames.ts'
import { hasDovecot, startDovecot, type TestDovecot } from './testing/dovecot.ts'
import { letter } from './testing/office.ts'
import { flagsIn, openOtherClient, openPostOffice, subjects } from './testing/post-office.ts'

test.each<[string, [number, number][], [number, number][], boolean]>([
  [
    'the same',
    [
      [1, 10],
      [2, 20],
    ],
    [
      [1, 10],
      [2, 20],
    ],
    true,
  ],
  [
    'with one more and one less',
    [
      [1, 10],
      [2, 20],
      [3, 30],
    ],
    [
      [1, 10],
      [3, 30],
      [4, 40],
    ],
    true,
  ],
  [
    'other messages under the same numbers',
    [
      [1, 10],
      [2, 20],
    ],
    [
      [1, 10],
      [2, 21],
    ],
    false,
  ],
  [
    'hardly any of them',
    [
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 40],
    ],
    [[1, 10]],
    false,
  ],
  ['nothing known of it', [], [[1, 10]], false],
])('a folder of the same count is the same one: %s', (_, here, there, expected) => {
  expect(isSameFolder(new Map(here), new Map(there))).toBe(expected)
})

const mails = (...names: string[]) => names.map((headerId) => ({ headerId, bytes: 1_000 + headerId.length }))

test.each([
  ['the same', mails('a', 'b', 'c'), mails('a', 'b', 'c'), true],
  ['with two more that came', mails('a', 'b', 'c', 'd', 'e', 'f'), mails('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), true],
  ['with some less', mails('a', 'b', 'c', 'd'), mails('b', 'c', 'd'), true],
  ['some in common', mails('a', 'b', 'c', 'd'), mails('a', 'b', 'x', 'y'), false],
  ['a few that were moved out of it', mails('a', 'b', 'c', 'd', 'e'), mails('d', 'e'), false],
  ['a few of a larger one that took them in', mails('a', 'b'), mails('a', 'b', 'p', 'q', 'r', 's'), false],
  ['one message, again and again', mails('a', 'b', 'c', 'd'), mails('a', 'a', 'a', 'a'), false],
  ['other sizes', mails('a', 'b'), mails('a', 'b').map((each) => ({ ...each, bytes: 7 })), false],
  ['without any Message-ID', [], mails('', ''), false],
  ['nothing in either', [], [], false],
])('a folder that counts anew is the same one: %s', (_, here, newest, expected) => {
  const known = here.filter(({ headerId }) => newest.some((each) => each.headerId === headerId))
  expect(hasMost({ all: here.length, known }, { exists: newest.length, newest })).toBe(expected)
})

describe.skipIf(!hasDovecot)('with Dovecot', () => {
  let database: TestDatabase
  let dovecot: TestDovecot
  beforeAll(async () => {
    database = await testDatabase({ migrations: [mailMigrations] })
    dovecot = await startDovecot()
  })
  beforeEach(async () => {
    await dovecot.stop()
    rmSync(dovecot.mail, { recursive: true, force: true })
    await dovecot.start()
  })
  afterAll(async () => {
    await dovecot[Symbol.asyncDispose]()
    await database.close()
  })

  async function open() {
    const other = await openOtherClient(dovecot)
    await other.mailboxCreate('Work')
    await other.mailboxCreate('Work/Offers')
    for (const subject of ['A', 'B']) await other.append('Work', letter(subject))
    await other.append('Work/Offers', letter('C'))
    const office = openPostOffice(database, dovecot)
    const mirror = await office.begin()
    await expect.poll(() => subjects(office)).toEqual(['Work: A', 'Work: B', 'Work/Offers: C'])
    const decided = async () => {
      const { rows } = await database.pool.query<{ subject: string; muted: boolean; snoozed: boolean }>(
        `select subject, muted, snoozed_until is not null as snoozed from mail_threads where owner_id = $1 order by subject`,
        [office.ownerId],
      )
      return rows
    }
    return { other, office, mirror, decided }
  }

  async function validities(ownerId: string) {
    const { rows } = await database.pool.query<{ validity: string }>(
      `select distinct uid_validity::text as validity from mail_placements where owner_id = $1 order by validity`,
      [ownerId],
    )
    return rows.map(({ validity }) => validity)
  }

  test('a folder that another program renames keeps its mail, with what was decided about it', async () => {
    const { other, office, decided } = await open()
    await database.as(office.ownerId, (tx) =>
      sql`update mail_threads set muted = subject = 'A', snoozed_until = case subject when 'A' then null else timestamptz '2027-01-01' end
        where owner_id = ${office.ownerId}`.execute(tx),
    )
    const before = await decided()
    const [copies, folder] = [await office.copies(), await office.folderId('Work')]
    await other.mailboxRename('Work', 'Projects')
    await expect.poll(() => subjects(office)).toEqual(['Projects: A', 'Projects: B', 'Projects/Offers: C'])
    expect((await office.copies()).map(({ item }) => item)).toEqual(copies.map(({ item }) => item))
    expect([await office.folderId('Projects'), await office.folderId('Work')]).toEqual([folder, undefined])
    expect(await decided()).toEqual(before)
    expect(before).toMatchObject([{ muted: true }, { snoozed: true }, { snoozed: true }])
    await other.append('Projects', letter('D'))
    await office.change({ item: copies[0]?.item ?? '', field: 'seen', from: false, to: true })
    await expect.poll(() => subjects(office)).toContain('Projects: D')
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0, trouble: null })
  })

  /** As a server does that numbers the messages of a renamed folder anew. */
  async function renumber(from: string, to: string) {
    await dovecot.stop()
    for (const name of readdirSync(dovecot.mail).filter(
      (each) => each === `.${from}` || each.startsWith(`.${from}.`),
    )) {
      const folder = join(dovecot.mail, name.replace(from, to))
      renameSync(join(dovecot.mail, name), folder)
      for (const file of readdirSync(folder)) if (file.startsWith('dovecot')) rmSync(join(folder, file))
    }
    await dovecot.start()
  }

  test('a renamed folder that its server numbers anew keeps its mail, with what was decided about it', async () => {
    const { office, decided } = await open()
    await database.as(office.ownerId, (tx) =>
      sql`update mail_threads set muted = subject = 'A', snoozed_until = case subject when 'A' then null else timestamptz '2027-01-01' end
        where owner_id = ${office.ownerId}`.execute(tx),
    )
    const before = await decided()
    const [copies, folder] = [await office.copies(), await office.folderId('Work')]
    const numbers = await validities(office.ownerId)
    await renumber('Work', 'Projects')
    await expect.poll(() => subjects(office)).toEqual(['Projects: A', 'Projects: B', 'Projects/Offers: C'])
    await expect
      .poll(async () => (await validities(office.ownerId)).filter((each) => numbers.includes(each)))
      .toEqual([])
    expect((await office.copies()).map(({ item }) => item)).toEqual(copies.map(({ item }) => item))
    expect([await office.folderId('Projects'), await office.folderId('Work')]).toEqual([folder, undefined])
    expect(await decided()).toEqual(before)
    const other = await openOtherClient(dovecot)
    await other.append('Projects', letter('D'))
    await office.change({ item: copies[0]?.item ?? '', field: 'starred', from: false, to: true })
    await expect.poll(() => subjects(office)).toContain('Projects: D')
    await expect.poll(async () => (await flagsIn(other, 'Projects'))['A']).toEqual(['\\Flagged'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0, trouble: null })
  })

  test('a folder that takes in a few messages of one that goes is not taken for it', async () => {
    const { other, office, mirror } = await open()
    for (const subject of ['P', 'Q', 'R', 'S']) await other.append('Work', letter(subject))
    await expect.poll(() => subjects(office)).toHaveLength(7)
    const folder = await office.folderId('Work/Offers')
    await mirror.stop()
    await other.mailboxCreate('Letters')
    for (const subject of ['C', 'K', 'L', 'M', 'N']) await other.append('Letters', letter(subject))
    await other.mailboxDelete('Work/Offers')
    office.resume()
    await expect
      .poll(() => subjects(office))
      .toEqual([
        'Work: A',
        'Work: B',
        'Letters: C',
        'Letters: K',
        'Letters: L',
        'Letters: M',
        'Letters: N',
        'Work: P',
        'Work: Q',
        'Work: R',
        'Work: S',
      ])
    expect(await office.folderId('Letters')).not.toBe(folder)
  })

  test('a folder that goes while another one comes is not taken for it', async () => {
    const { other, office } = await open()
    await other.mailboxDelete('Work/Offers')
    await other.mailboxCreate('Letters')
    await other.append('Letters', letter('E'))
    await expect.poll(() => subjects(office)).toEqual(['Work: A', 'Work: B', 'Letters: E'])
  })
})
