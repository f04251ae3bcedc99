import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { mailMigrations } from '../testing/house.ts'
import { hasDovecot, startDovecot, type TestDovecot } from './testing/dovecot.ts'
import { letter } from './testing/office.ts'
import { openOtherClient, openPostOffice, subjects } from './testing/post-office.ts'

/** More than are compared at one look. */
const messages = 700

describe.skipIf(!hasDovecot)('with a server that counts no changes', () => {
  let database: TestDatabase
  let dovecot: TestDovecot
  beforeAll(async () => {
    database = await testDatabase({ migrations: [mailMigrations] })
    dovecot = await startDovecot({ capabilities: ['IMAP4rev1', 'ENABLE', 'IDLE', 'UIDPLUS', 'MOVE', 'SPECIAL-USE'] })
  })
  afterAll(async () => {
    await dovecot[Symbol.asyncDispose]()
    await database.close()
  })

  test('flags of old mail that another program changes are found within a few looks', async () => {
    const other = await openOtherClient(dovecot)
    for (let at = 1; at <= messages; at += 1) await other.append('INBOX', letter(`M${at}`))
    expect([...other.capabilities.keys()]).not.toContain('CONDSTORE')
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toHaveLength(messages)
    const lock = await other.getMailboxLock('INBOX')
    await other.messageFlagsAdd('1,200,399', ['\\Flagged'], { uid: true })
    await other.messageFlagsAdd('700', ['\\Seen'], { uid: true })
    lock.release()
    const starred = async () => (await office.copies()).filter((each) => each.starred).map(({ subject }) => subject)
    await expect.poll(async () => (await starred()).length).toBe(3)
    expect((await office.copies()).filter(({ seen }) => seen)).toHaveLength(1)
    await expect.poll(office.state).toMatchObject({ isWhole: true, trouble: null })
  })
})
