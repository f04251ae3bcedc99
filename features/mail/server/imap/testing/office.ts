import { randomUUID } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { sql } from 'kysely'
import type { AccountElsewhere, Security } from '#foundation/server/connection.ts'
import { mirroredOf } from '#foundation/server/connection.ts'
import { systemClock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { createLog, type Log } from '#foundation/server/log.ts'
import { addAccount, changeAccount, listMirroring } from '#foundation/server/mirror/account-store.ts'
import { createMirror } from '#foundation/server/mirror/mirror.ts'
import { enqueue, type Operation } from '#foundation/server/mirror/outbox-store.ts'
import { certificate } from '#foundation/server/outside/testing/certificate.ts'
import { expiredCertificate } from '#foundation/server/outside/testing/expired-certificate.ts'
import { noNotices } from '#foundation/server/notice.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { createMimeReader } from '#foundation/server/reading/mime/mime-reader.ts'
import { listFolders } from '../../account-store.ts'
import { createPartFetching } from '../../part-fetching.ts'
import { createSourceFetching } from '../../source-fetching.ts'
import { listParts, readPart } from '../../part-store.ts'
import { holdCopies } from '../../placement-store.ts'
import { openWriting } from '../../writing.ts'
import { imapKind } from '../kind.ts'
import type { TestDovecot } from './dovecot.ts'

/** A copy as a test looks at it. */
export type Seen = { item: string; subject: string; folder: string; seen: boolean; starred: boolean; labels: string[] }

/** Told what is to be ended when a test or a measurement is over. */
export type Defer = (end: () => PromiseLike<void>) => void

type Address = Pick<TestDovecot, 'imaps' | 'imap'>
export type Office = ReturnType<typeof openOffice>

/** The mailbox of ada, mirrored for a person of their own. */
export function openOffice(database: Database, dovecot: Address, defer: Defer) {
  const [ownerId, id] = [randomUUID(), randomUUID()]
  const log = createLog('silent')
  const outside = onlyHere(log)
  const reader = createMimeReader()
  defer(() => reader[Symbol.asyncDispose]())
  const unheard = { announce: async () => {}, notices: noNotices, peopleKnown: async () => [] }
  const kind = imapKind({ database, log, clock: systemClock, outside, quotas: boundless, ...unheard }, reader)
  const as = <T>(work: (tx: Transaction) => Promise<T>) => database.as(ownerId, work)
  const account = (
    given: Partial<AccountElsewhere> & { port?: number; security?: Security } = {},
  ): AccountElsewhere => {
    const { port = dovecot.imaps, security = 'tls', ...rest } = given
    const servers = [{ use: 'imap', host: 'mail.example', port, security }]
    return { ownerId, id, address: 'ada@mail.example', servers, user: 'ada', secret: 'secret', ...rest }
  }
  const mirrored = (given: Parameters<typeof account>[0] = {}) => {
    const kinds = () => [mirroredOf(kind, async () => account(given))]
    const mirror = startMirror({ database, log, kinds })
    // The mirror of the next office in this database would go on with this account, at its own server.
    defer(async () => {
      await mirror.stop()
      await as((tx) => changeAccount(tx, ownerId, { id, state: 'paused' }))
    })
    return mirror
  }
  return {
    ownerId,
    id,
    kind,
    outside,
    account,
    /** Begins to mirror; the port may be that of a proxy. */
    async begin(given: Parameters<typeof account>[0] = {}) {
      await as(async (tx) => {
        await addAccount(tx, ownerId, { id, kind: 'imap' })
        await kind.kept(tx, account())
      })
      return mirrored(given)
    },
    /** Mirrors it again after its mirror was stopped. */
    resume: () => mirrored(),
    state: async () => (await as((tx) => listMirroring(tx, ownerId)))[0],
    copies: () => as((tx) => listSeen(tx, ownerId)),
    folderId: async (path: string) =>
      (await as((tx) => listFolders(tx, ownerId))).find((each) => each.path === path)?.id,
    ...reading({ database, ownerId }),
    change: (operation: Operation) => as((tx) => enqueue(tx, ownerId, id, operation)),
  }
}

function startMirror(parts: Pick<Parameters<typeof createMirror>[0], 'database' | 'log' | 'kinds'>) {
  const limits = { tickMilliseconds: 20, claimMilliseconds: 20, retryMilliseconds: 20, lookMilliseconds: 1_000 }
  const mirror = createMirror({ ...parts, isAlone: true, ...limits })
  mirror.start()
  return mirror
}

/** Leads to this machine alone, whatever is named. */
function onlyHere(log: Log) {
  return createOutside({
    config: { nothingLeaves: false, privateHosts: ['127.0.0.1', '::1'] },
    log,
    quiet: async () => false,
    resolve: async () => ['127.0.0.1'],
    resolveServices: async () => [],
    ca: `${certificate}\n${expiredCertificate}`,
  })
}

function reading({ database, ownerId }: { database: Database; ownerId: string }) {
  const as = <T>(work: (tx: Transaction) => Promise<T>) => database.as(ownerId, work)
  return {
    /** Deletes a copy for good, as the actions do. */
    erase: (item: string) =>
      as(async (tx) => {
        const writing = openWriting(tx, ownerId, systemClock)
        await writing.erase(await holdCopies(tx, ownerId, { ids: [item] }))
        await writing.settle()
      }),
    /** Waits until all attachments are here. */
    fetch: async () => createPartFetching({ database })(ownerId, await as((tx) => partsOf(tx, ownerId)), 20),
    /** The id of the first message. */
    message: async () => (await as((tx) => messagesOf(tx, ownerId)))[0] ?? '',
    /** The first message as its server has it. */
    source: async () => {
      const [id = ''] = await as((tx) => messagesOf(tx, ownerId))
      return createSourceFetching({ database })(ownerId, id, 20)
    },
    /** The content of each attachment, as far as it was fetched. */
    async read() {
      const parts = await as((tx) => partsOf(tx, ownerId))
      const contents = parts.map(({ id: part }) => as((tx) => readPart(tx, ownerId, part)))
      return (await Promise.all(contents)).map((content) => content?.toString() ?? null)
    },
    erasures: async () => (await as((tx) => countErasures(tx, ownerId)))[0]?.count,
  }
}

async function partsOf(tx: Transaction, ownerId: string) {
  return listParts(tx, ownerId, await messagesOf(tx, ownerId))
}

async function messagesOf(tx: Transaction, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_messages where owner_id = ${ownerId} order by at, id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function countErasures(tx: Transaction, ownerId: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail_erasures where owner_id = ${ownerId}`.execute(tx)
  return rows
}

async function listSeen(tx: Transaction, ownerId: string): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select p.id as item, m.subject, f.path as folder, p.seen, p.starred, p.labels
    from mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
    join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
    where p.owner_id = ${ownerId} order by m.subject, f.path`.execute(tx)
  return rows
}

/** Another mail program that looks at the same mailbox. */
export async function openClient({ imap }: Pick<TestDovecot, 'imap'>, pass = 'secret'): Promise<ImapFlow> {
  const auth = { user: 'ada', pass }
  const client = new ImapFlow({ host: '127.0.0.1', port: imap, secure: false, doSTARTTLS: false, auth, logger: false })
  client.on('error', () => {})
  await client.connect()
  return client
}

export function letter(subject: string, text = `About ${subject}.`): string {
  const head = [
    'From: Sara Weber <sara@example.com>',
    'To: ada@mail.example',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(' ', '.')}@example.com>`,
    'Date: Mon, 23 Nov 2026 08:00:00 +0000',
    'Content-Type: text/plain; charset=utf-8',
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}\r\n`
}

export function letterWithFile(subject: string, file: string): string {
  const [head = '', text = ''] = letter(subject).split('\r\n\r\n')
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    `Content-Type: text/plain; charset=utf-8; name=plan.txt\r\nContent-Disposition: attachment; filename=plan.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(file).toString('base64')}\r\n`,
  ]
  const beginning = head.replace(/^Content-Type: .*$/m, 'Content-Type: multipart/mixed; boundary=part')
  return `${beginning}\r\n\r\n--part\r\n${parts.join('--part\r\n')}--part--\r\n`
}
