import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDovecot, type TestDovecot } from '#features/mail/server/imap/testing/dovecot.ts'
import { openClient } from '#features/mail/server/imap/testing/office.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase } from '#foundation/server/database/testing.ts'
import { temporaryFolder } from '#start/testing/running.ts'
import { tellRow, waitFor } from '../deadline.ts'
import { milliseconds, quantile, type Row } from '../measure.ts'
import { addPerson, type MailHouse, startHouse, until } from './house.ts'
import { fillMaildir, letterOf } from './letters.ts'

const folders = 40
/** Fewer where one only wants to know where time goes. */
const messages = Number(process.env['MAIL_MESSAGES'] ?? 50_000)

/** A mailbox of many years at a real Dovecot, added as a person adds it, while the same person goes on reading. */
export async function mirrored(root: string): Promise<Row[]> {
  await using postgres = await startScratchPostgres({ autovacuum: true })
  await using database = await freshDatabase(postgres, [])
  await using dovecot = await startDovecot()
  using data = temporaryFolder()
  await waitFor('the mailbox there', async () => {
    await dovecot.stop()
    fillMaildir(dovecot.mail, { messages, folders })
    await dovecot.start()
    await learnFolders(dovecot)
  })
  let house = await startHouse(root, database, { data: data.path, person: '' })
  await house.stop()
  const person = await addPerson(database)
  house = await startHouse(root, database, { data: data.path, person })
  const rows = await brought(house, dovecot)
  rows.push(await waitFor('new mail', () => heard(house, dovecot)))
  await house.stop()
  await passDay(dovecot)
  house = await startHouse(root, database, { data: data.path, person })
  rows.push(await waitFor('what changed in a day', () => cameBack(house)))
  await house.stop()
  return rows
}

/** As on a server where the mail has been for years: its index knows every folder. */
async function learnFolders(dovecot: TestDovecot): Promise<void> {
  const client = await openClient(dovecot)
  for (const { path } of await client.list()) {
    const { exists } = await client.mailboxOpen(path)
    if (exists > 0) await client.fetchAll('1:*', { uid: true, size: true, bodyStructure: true })
  }
  client.close()
}

async function brought(house: MailHouse, dovecot: TestDovecot): Promise<Row[]> {
  const began = performance.now()
  const servers = [{ use: 'imap', host: '127.0.0.1', port: dovecot.imap, security: 'none' }]
  const given = { kind: 'imap', address: 'ada@mail.example', user: 'ada', secret: 'secret', servers }
  const { connection } = await house.read<{ connection: unknown }>('/v1/connections', given)
  if (!connection) throw new Error('The account was not taken.')
  const added = performance.now()
  await waitFor('the first messages', () => until(async () => (await house.account())?.done !== 0))
  const first = performance.now() - added
  const firstRow = tellRow({
    what: `the first 200 of ${messages} messages in ${folders} folders, from the press on Add`,
    measured: `${(first / 1_000).toFixed(1)} s`,
    bar: '≤ 3 s',
    met: first <= 3_000,
  })
  const took = await waitFor('all messages', () => asking(house))
  const all = (performance.now() - began) / 1_000
  const load = loadavg()[0]?.toFixed(1)
  const p95 = quantile(took, 0.95)
  return [
    firstRow,
    tellRow({
      what: 'all of them',
      measured: `${all.toFixed(0)} s (the server's own processor time ${house.busySeconds().toFixed(0)} s, load ${load})`,
      bar: '≤ 300 s',
      met: all <= 300,
    }),
    tellRow({
      what: `the inbox and the health page meanwhile, asked ${took.length} times`,
      measured: `p95 ${p95.toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms`,
      bar: 'p95 ≤ 300 ms',
      met: p95 <= 300,
    }),
  ]
}

/** Asks for the inbox and the health page until all of it is here, and returns how long each answer took. */
async function asking(house: MailHouse): Promise<number[]> {
  const took: number[] = []
  let told = 0
  await until(
    async () => {
      took.push(await milliseconds(() => house.threads('view=inbox&limit=50')))
      took.push(await milliseconds(() => fetch(`${house.url}/healthz`)))
      const { whole = false, done = 0, most = 0, trouble, refused } = (await house.account()) ?? {}
      if (done - told >= messages / 10) {
        told = done
        process.stderr.write(`    ${done} of ${most} ${trouble ?? ''}${refused ? `refused ${refused}` : ''}\n`)
      }
      return whole && done >= messages
    },
    { every: 250 },
  )
  return took
}

async function heard(house: MailHouse, dovecot: TestDovecot): Promise<Row> {
  const client = await openClient(dovecot)
  const took: number[] = []
  for (let at = 0; at < 10; at++) {
    // It must be listening again, not looking through its folders.
    await sleep(1_500)
    const subject = `heard ${at}`
    await client.append('INBOX', letterOf(messages + 10 + at * 3).replace(/^Subject: .*$/m, `Subject: ${subject}`))
    took.push(await until(() => listed(house, subject)))
  }
  client.close()
  const longest = Math.max(...took)
  return tellRow({
    what: 'new mail, from its arrival there until it is in the list (10 times)',
    measured: `p50 ${quantile(took, 0.5).toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
    bar: '≤ 2 s',
    met: longest <= 2_000,
  })
}

async function listed(house: MailHouse, subject: string): Promise<boolean> {
  return (await house.threads('view=all&limit=200')).threads.some((thread) => thread.subject === subject)
}

/** 200 new messages, 100 of them in folders; others read, starred, moved and deleted by another program. */
async function passDay(dovecot: TestDovecot): Promise<void> {
  const client = await openClient(dovecot)
  for (let at = 0; at < 200; at++) {
    const folder = at % 2 === 0 ? 'INBOX' : `Work ${String(at % 39).padStart(2, '0')}`
    await client.append(folder, letterOf(messages + 100 + at * 3))
  }
  await client.mailboxOpen('INBOX')
  await client.messageFlagsAdd('1:300', ['\\Seen', '\\Flagged'])
  await client.messageMove('301:350', 'Archive')
  await client.messageDelete('351:400')
  await client.append('Work 38', letterOf(messages + 1_000).replace(/^Subject: .*$/m, 'Subject: last of the day'))
  client.close()
}

async function cameBack(house: MailHouse): Promise<Row> {
  const before = (await house.account())?.looked_at
  const wait = await until(async () => (await house.account())?.looked_at !== before)
  const { threads } = await house.threads('view=all&limit=200')
  const isThere = threads.some(({ subject }) => subject === 'last of the day')
  return tellRow({
    what: 'after a day away: 201 new, 300 flags, 50 moved, 50 deleted, in all folders, from the start of the server',
    measured: `${(wait / 1_000).toFixed(1)} s${isThere ? '' : ', and something is missing'}`,
    bar: '≤ 5 s',
    met: isThere && wait <= 5_000,
  })
}
