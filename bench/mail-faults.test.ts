import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDovecot } from '#features/mail/server/imap/testing/dovecot.ts'
import { mailMigrations } from '#features/mail/server/testing/house.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { editing, faults } from './mail-faults/index.ts'
import { unmet } from './measure.ts'

describe.skipIf(!hasDovecot)('with Dovecot', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase({ migrations: [mailMigrations] })
  })
  afterAll(() => database.close())

  test('whatever breaks in between, the copy is what is on the server in the end', async () => {
    expect(unmet(await faults(database, { runs: 3, of: ['cut', 'renumbered', 'folder gone'] }))).toEqual([])
  })

  test('two programs edit one mailbox, and nothing is lost or doubled', async () => {
    expect(unmet(await editing(database, { operations: 30 }))).toEqual([])
  })
})
