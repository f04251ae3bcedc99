import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connections } from '#features/connections/server/index.ts'
import { mail } from '#features/mail/server/index.ts'
import { hasDovecot, startDovecot, type TestDovecot } from '#features/mail/server/imap/testing/dovecot.ts'
import { letter } from '#features/mail/server/imap/testing/office.ts'
import { openOtherClient } from '#features/mail/server/imap/testing/post-office.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { migrationsOf, nodeMigrations, openNode, type TestNode } from './testing/node.ts'

const features = [mail, connections]

describe.skipIf(!hasDovecot)('with Dovecot', () => {
  let database: TestDatabase
  let dovecot: TestDovecot
  let node: TestNode
  beforeAll(async () => {
    database = await testDatabase({ migrations: [...nodeMigrations, ...migrationsOf(features)] })
    dovecot = await startDovecot()
    node = await openNode(database, { features, settings: { ALLOW_PRIVATE_HOSTS: '127.0.0.1' } })
  })
  afterAll(async () => {
    await node[Symbol.asyncDispose]()
    await dovecot[Symbol.asyncDispose]()
    await database.close()
  })

  test('a mailbox that a person adds is in their mail', async () => {
    const other = await openOtherClient(dovecot)
    await other.append('INBOX', letter('Lunch on Thursday'))
    const person = randomUUID()
    const servers = [{ use: 'imap', host: '127.0.0.1', port: dovecot.imap, security: 'none' }]
    const given = { kind: 'imap', address: 'ada@mail.example', user: 'ada', secret: 'secret', servers }
    const { body } = await node.call<object>(person, 'POST', '/v1/connections', given)
    expect(body).toMatchObject({ connection: { state: 'active' }, steps: [{ ok: true }, { ok: true }] })
    const read = async () => (await node.call<object>(person, 'GET', '/v1/connections')).body
    await expect.poll(read).toMatchObject({ connections: [{ whole: true, done: 1, most: 1 }] })
    const { rows } = await database.pool.query('select subject from mail_threads where owner_id = $1', [person])
    expect(rows).toEqual([{ subject: 'Lunch on Thursday' }])
  })
})
