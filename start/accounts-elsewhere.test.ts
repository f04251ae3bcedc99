import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connections } from '#features/connections/server/index.ts'
import { openProvider, type TestProvider } from '#features/connections/server/testing/provider.ts'
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
  let provider: TestProvider
  let node: TestNode
  beforeAll(async () => {
    database = await testDatabase({ migrations: [...nodeMigrations, ...migrationsOf(features)] })
    provider = await openProvider()
    dovecot = await startDovecot({ introspect: `${provider.origin}/introspect` })
    const settings = { ALLOW_PRIVATE_HOSTS: '127.0.0.1', ...provider.settings('127.0.0.1') }
    node = await openNode(database, { features, settings })
  })
  afterAll(async () => {
    await node[Symbol.asyncDispose]()
    await dovecot[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
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

  test('a mailbox that a person opens by signing in is mirrored, also after its token ran out', async () => {
    const other = await openOtherClient(dovecot)
    await other.append('INBOX', letter('Before'))
    const person = randomUUID()
    const call = async (path: string, body: object) =>
      (await node.call<{ address: string }>(person, 'POST', `/v1/connections/${path}`, body)).body
    const servers = [{ use: 'imap', host: '127.0.0.1', port: dovecot.imap, security: 'none' }]
    const wanted = { kind: 'imap', address: 'ada@mail.example', user: 'ada@mail.example', servers }
    const { address } = await call('sign-ins', { provider: provider.name, wanted })
    expect(await call('sign-ins/finish', provider.consent(address))).toMatchObject({
      connection: { state: 'active', provider: provider.name },
      steps: [{ ok: true }, { ok: true }],
    })
    const subjects = async () => {
      const { rows } = await database.pool.query('select subject from mail_threads where owner_id = $1', [person])
      return rows
    }
    await expect.poll(subjects).toContainEqual({ subject: 'Before' })
    provider.expire()
    const { refreshes } = provider.counts
    await dovecot.stop()
    await dovecot.start()
    const again = await openOtherClient(dovecot)
    await again.append('INBOX', letter('After'))
    await expect.poll(subjects).toContainEqual({ subject: 'After' })
    expect(provider.counts.refreshes).toBe(refreshes + 1)
  })
})
