import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { documents } from '#features/documents/server/index.ts'
import { mail } from '#features/mail/server/index.ts'
import { startSmtp, type TestSmtp } from '#features/mail/server/sending/testing/smtp.ts'
import { plantFolders } from '#features/mail/server/testing/planted-mail.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { type Chatter, openChatter } from './chatter.ts'
import { openNode, type TestNode } from './node.ts'
import { productMigrations, register } from './whole.ts'

const tainted = { origin: 'chat' as const, sources: ['the mail “Offer”'] }

/** Two nodes and, for each test, a new person whose mailbox sends by the server of the tests, at once. */
export function openSendingStage() {
  let smtp: TestSmtp
  let account: string
  const { database, node } = openNodes(() => smtp.port)
  let ana: Chatter
  beforeAll(async () => {
    smtp = await startSmtp()
  })
  afterAll(() => smtp[Symbol.asyncDispose]())
  beforeEach(async () => {
    smtp.received.length = 0
    ana = await openChatter(node())
    await register(database(), ana.id)
    account = (await plantFolders(database(), ana.id))[0]?.account ?? ''
    await press('mail.change-sender', { account, holdSeconds: 0 })
  })

  const sara = [{ name: 'Sara Lind', address: 'sara@example.com' }]
  const offer = () => ({ id: randomUUID(), account, to: sara, subject: 'Offer', text: 'Hello Sara, here it is.' })
  const press = (name: string, input: object) => ana.call<Activity>('POST', `/v1/actions/${name}`, { input })

  return {
    database,
    node,
    ana: () => ana,
    sara,
    offer,
    press,
    /** As the assistant asks for it after it has read words of others. */
    propose: async (input: object, name = 'mail.send'): Promise<Activity> => {
      const person = { id: ana.id, sessionId: ana.id }
      const outcome = await node().app.actions.perform(person, name, input, tainted)
      return (await ana.call<Activity>('GET', `/v1/activity/${outcome.activityId}`)).body
    },
    approve: ({ id, hash }: Activity, by: TestNode = node()) =>
      by.call<Activity>(ana.id, 'POST', `/v1/activity/${id}/approve`, { hash }),
    /** Sends a mail of the person after everything else, and waits until it has arrived: whatever went, went before. */
    arrived: async () => {
      const mark = randomUUID()
      await press('mail.send', { ...offer(), subject: mark })
      await expect.poll(() => smtp.received.some(({ message }) => message.includes(mark))).toBe(true)
      await expect.poll(() => ana.call('GET', '/v1/mail/sends')).toMatchObject({ body: { sends: [] } })
      return smtp.received.filter(({ message }) => !message.includes(mark))
    },
  }
}

function openNodes(port: () => number) {
  let database: TestDatabase
  let nodes: TestNode[] = []
  /** Every mailbox sends by the server of the tests. */
  const elsewhere: Feature<object> = {
    name: 'elsewhere',
    open: () => ({
      async accountElsewhere(ownerId, id) {
        const servers = [{ use: 'smtp', host: '127.0.0.1', port: port(), security: 'none' as const }]
        return { ownerId, id, address: 'ana@example.com', servers, user: 'ada', secret: 'secret' }
      },
    }),
  }
  const settings = { ALLOW_PRIVATE_HOSTS: '127.0.0.1' }
  const open = () => openNode(database, { features: [mail, documents, elsewhere], isAlone: false, settings })
  beforeAll(async () => {
    database = await testDatabase({ migrations: productMigrations })
    nodes = [await open(), await open()]
  })
  afterAll(async () => {
    for (const each of nodes) await each[Symbol.asyncDispose]()
    await database.close()
  })
  const node = (at = 0): TestNode => {
    const found = nodes[at]
    if (!found) throw new Error('There are two nodes.')
    return found
  }
  return { database: () => database, node }
}
