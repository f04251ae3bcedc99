import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { refuseOperation } from '#foundation/server/mirror/outbox-store.ts'
import { mailMigrations, openMailHouse } from '../testing/house.ts'
import { openSentFolder } from '../sending/post/sent-folder.ts'
import { hasDovecot, startDovecot, type TestDovecot } from './testing/dovecot.ts'
import { letter } from './testing/office.ts'
import { flagsIn, openOtherClient, openPostOffice, subjects } from './testing/post-office.ts'

describe.skipIf(!hasDovecot)('with a server that has only an inbox and drafts', () => {
  let database: TestDatabase
  let dovecot: TestDovecot
  beforeAll(async () => {
    database = await testDatabase({ migrations: [mailMigrations] })
    dovecot = await startDovecot({ folders: ['Drafts'] })
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

  const withMail = (...letters: string[]) => openMailbox(database, dovecot, letters)

  test('what is archived or deleted goes into a folder that is made there, also while mail arrives', async () => {
    const { other, office, press } = await withMail('A', 'B', 'C')
    await press('archive', 'A')
    await other.append('INBOX', letter('D'))
    await press('delete', 'B')
    await expect.poll(() => subjects(office)).toEqual(['Archive: A', 'Trash: B', 'INBOX: C', 'INBOX: D'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0 })
    expect(Object.keys(await flagsIn(other, 'Archive'))).toEqual(['A'])
    expect(Object.keys(await flagsIn(other, 'Trash'))).toEqual(['B'])
    expect(await subjects(office)).toEqual(['Archive: A', 'Trash: B', 'INBOX: C', 'INBOX: D'])
  })

  test('what was sent is put into a folder that is made there', async () => {
    // Without a mail the mailbox itself may just be made, by the mirror and by us at the same time.
    const { other, office } = await withMail('G')
    const sent = await openSentFolder(office.outside, office.account(), AbortSignal.timeout(60_000))
    expect(sent).toBeDefined()
    await sent?.file(Buffer.from(letter('Offer')), new Date())
    expect(Object.keys(await flagsIn(other, 'Sent'))).toEqual(['Offer'])
    await sent?.[Symbol.asyncDispose]()
  })

  test('what the server does not take is back where it was, and none of it is lost', async () => {
    const { office, mirror, house, ada, press } = await withMail('E', 'F')
    await mirror.stop()
    await press('archive', 'E')
    const copy = (await office.copies()).find(({ subject }) => subject === 'E')
    expect(copy?.folder).toBe('Archive')
    const refused = { item: copy?.item ?? '', field: 'folder', why: 'The server did not take it.' }
    await database.as(office.ownerId, (tx) => refuseOperation(tx, office.ownerId, { accountId: office.id, ...refused }))
    office.resume()
    await expect.poll(() => subjects(office)).toEqual(['INBOX: E', 'INBOX: F'])
    expect((await house.list(ada)).map(({ subject }) => subject).toSorted()).toEqual(['E', 'F'])
  })
})

/** A mailbox with these mails, and the person who reads it. */
async function openMailbox(database: TestDatabase, dovecot: TestDovecot, letters: readonly string[]) {
  const other = await openOtherClient(dovecot)
  for (const subject of letters) await other.append('INBOX', letter(subject))
  const office = openPostOffice(database, dovecot)
  const mirror = await office.begin()
  await expect.poll(() => subjects(office)).toHaveLength(letters.length)
  const house = openMailHouse(database)
  const ada = { id: office.ownerId, sessionId: office.ownerId }
  const press = async (name: 'archive' | 'delete', wanted: string) => {
    const thread = (await house.list(ada)).find(({ subject }) => subject === wanted)
    return house.press(ada, name, { threadIds: [thread?.id ?? ''] })
  }
  return { other, office, mirror, house, ada, press }
}
