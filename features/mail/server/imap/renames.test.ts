import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { mailMigrations } from '../testing/house.ts'
import { isSameFolder } from './renames.ts'
import { hasDovecot, startDovecot, type TestDovecot } from './testing/dovecot.ts'
import { letter } from './testing/office.ts'
import { openOtherClient, openPostOffice, subjects } from './testing/post-office.ts'

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
    await office.begin()
    await expect.poll(() => subjects(office)).toEqual(['Work: A', 'Work: B', 'Work/Offers: C'])
    const decided = async () => {
      const { rows } = await database.pool.query<{ subject: string; muted: boolean; snoozed: boolean }>(
        `select subject, muted, snoozed_until is not null as snoozed from mail_threads where owner_id = $1 order by subject`,
        [office.ownerId],
      )
      return rows
    }
    return { other, office, decided }
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

  test('a folder that goes while another one comes is not taken for it', async () => {
    const { other, office } = await open()
    await other.mailboxDelete('Work/Offers')
    await other.mailboxCreate('Letters')
    await other.append('Letters', letter('E'))
    await expect.poll(() => subjects(office)).toEqual(['Work: A', 'Work: B', 'Letters: E'])
  })
})
