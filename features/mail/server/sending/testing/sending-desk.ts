import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Failure } from '#foundation/contract/failure.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { createLog } from '#foundation/server/log.ts'
import type { Notice, Notices } from '#foundation/server/notice.ts'
import { certificate } from '#foundation/server/outside/testing/certificate.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { sentMail } from '../../../contract.ts'
import { addMailbox } from '../../testing/mailbox.ts'
import { createPost, type Post } from '../post/post.ts'
import type { SentFolder } from '../post/sent-folder.ts'
import { createSending, type Sending } from '../sending.ts'
import type { Content } from '../send-store.ts'

/** A folder of sent mail in memory. */
export type TestSent = { filed: string[]; copies: string[]; open: () => Promise<SentFolder> }

export function testSent(): TestSent {
  const filed: string[] = []
  const copies: string[] = []
  const folder: SentFolder = {
    has: async (headerId) => filed.includes(headerId),
    async file(message) {
      const text = message.toString('latin1')
      copies.push(text)
      filed.push(/^message-id: <([^>]+)>/im.exec(text)?.[1] ?? '')
    },
    async [Symbol.asyncDispose]() {},
  }
  return { filed, copies, open: async () => folder }
}

export type SendingDesk = {
  /** Notices of the person that were not withdrawn. */
  notices: Notice[]
  ownerId: string
  account: string
  clock: TestClock
  sending: Sending
  send(given?: object): Promise<string>
  content(given?: object): Content
  /** A node that hands over what is due, by this port; `die` ends it without another word. `shut`: why no account opens. */
  node(port: number, shut?: Failure): Post & { die: () => void }
  state(id: string): Promise<{ state: string; trouble: string }>
}

/** Somebody with a mailbox that sends by whatever listens at the port that a node is given. */
export async function openSendingDesk(database: Database, sent: TestSent): Promise<SendingDesk> {
  const ownerId = randomUUID()
  const clock = testClock('2026-11-20T08:00:00Z')
  const { notices, book } = testNotices()
  const { account } = await database.as(ownerId, (tx) => addMailbox(tx, ownerId))
  const sending = createSending({ database, clock, quotas: boundless, notices: book, changed: async () => {} })
  const content = (given: object = {}) =>
    sentMail.parse({ account, to: [{ address: 'sara@example.com' }], subject: 'Offer', text: 'Hello Sara', ...given })
  return {
    ownerId,
    account,
    clock,
    notices,
    sending,
    content,
    async send(given) {
      const { id } = await sending.send(ownerId, { content: content(given), sources: [], name: 'Ana' })
      return id
    },
    node: (port, shut) => testNode({ database, clock, ownerId, account, book, sent, port, shut }),
    async state(id) {
      const { state, trouble } = await sending.find(ownerId, id)
      return { state, trouble }
    },
  }
}

function testNotices() {
  const notices: Notice[] = []
  const book: Notices = {
    hand: async (_tx, _ownerId, some) => void notices.push(...some),
    async withdraw(_tx, _ownerId, { about }) {
      const left = notices.filter((notice) => ![about].flat().includes(notice.about))
      notices.splice(0, notices.length, ...left)
    },
  }
  return { notices, book }
}

type NodeParts = Pick<SendingDesk, 'clock' | 'ownerId' | 'account'> & {
  book: Notices
  database: Database
  sent: TestSent
  port: number
  shut: Failure | undefined
}

function testNode(parts: NodeParts): Post & { die: () => void } {
  const { database, clock, book, sent } = parts
  let isDead = false
  const sockets = new Set<Socket>()
  const log = createLog('silent')
  const outside = createOutside({
    config: { nothingLeaves: false, privateHosts: ['127.0.0.1'] },
    log,
    quiet: async () => false,
    resolve: async () => ['127.0.0.1'],
    ca: certificate,
  })
  const orDead = <T>(value: T): T => {
    if (isDead) throw new Error('This node is dead.')
    return value
  }
  const post = createPost({
    clock,
    log,
    database: {
      ...database,
      asHouse: async (work) => orDead(await orDead(database).asHouse(async (tx) => orDead(await work(tx)))),
    },
    outside: {
      ...outside,
      async connect(...given) {
        const socket = await outside.connect(...given)
        sockets.add(socket)
        return socket
      },
    },
    accountElsewhere: async () => accountOf(parts),
    openSent: async () => orDead(await sent.open()),
    notices: book,
    tell: () => {},
  })
  return {
    ...post,
    die() {
      isDead = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

function accountOf({ ownerId, account: id, port, shut }: NodeParts): AccountElsewhere {
  if (shut) throw shut
  const servers = [{ use: 'smtp', host: '127.0.0.1', port, security: 'none' as const }]
  return { ownerId, id, address: 'ana@example.com', servers, user: 'ada', secret: 'secret' }
}
