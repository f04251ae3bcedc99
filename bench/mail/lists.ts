import { loadavg } from 'node:os'
import { receive } from '#features/mail/server/testing/mailbox.ts'
import { plantFolders } from '#features/mail/server/testing/planted-mail.ts'
import { sampleMessage } from '#features/mail/server/testing/sample-message.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { temporaryFolder } from '#start/testing/running.ts'
import { tellRow, waitFor } from '../deadline.ts'
import { milliseconds, quantile, type Row } from '../measure.ts'
import { copyMail } from './copies.ts'
import { addPerson, type MailHouse, startHouse } from './house.ts'

const messages = Number(process.env['MAIL_LISTED'] ?? 100_000)
/** Brought as mail is; the others are copies of them, which take seconds instead of minutes. */
const brought = 1_000
const asked = 200

/** A mailbox of many years, listed and read at the server. */
export async function lists(root: string): Promise<Row[]> {
  await using postgres = await startScratchPostgres({ autovacuum: true })
  await using database = await freshDatabase(postgres, [])
  using data = temporaryFolder()
  let house = await startHouse(root, database, { data: data.path, person: '' })
  await house.stop()
  const person = await addPerson(database)
  await waitFor('the mailbox to be filled', () => fill(database, person))
  house = await startHouse(root, database, { data: data.path, person })
  const rows = [
    await measured(house, 'a page of the inbox', (at) => `threads?view=inbox&limit=50&after=${pageAfter(at)}`),
    await measured(house, 'a page of a label', () => 'threads?view=label&label=Offers&limit=50'),
    await measured(house, 'the mailboxes with their counts', () => 'mailboxes'),
    await threads(house),
  ]
  await house.stop()
  return rows
}

async function fill(database: TestDatabase, person: string): Promise<void> {
  const folders = await plantFolders(database, person)
  const arriving = Array.from({ length: brought }, (_, at) => ({ at, ...messageAt(at) }))
  for (const [where, all] of Map.groupBy(arriving, ({ at }) => (at % 5 === 3 ? 'trash' : 'inbox')))
    for (let first = 0; first < all.length; first += 200) {
      const folder = folders.find(({ role }) => role === where)?.id ?? ''
      const some = all.slice(first, first + 200)
      await database.as(person, (tx) => receive(tx, person, { folder, uidValidity: null, arriving: some }))
    }
  await copyMail(database, person, messages / brought)
}

/** Every fifth conversation has five messages. */
function messageAt(at: number) {
  const thread = at - (at % 5)
  const isLong = thread % 25 === 0
  const answers = isLong && at > thread ? { inReplyTo: [`${thread}@x`], references: [`${thread}@x`] } : {}
  const text = `Here is part ${at} of the offer. ${'The delivery is planned for the end of the month. '.repeat(12)}`
  return sampleMessage(
    { messageId: `${at}@x`, subject: `Offer ${isLong ? thread : at}`, text, ...answers },
    {
      receivedAt: new Date(Date.UTC(2026, 10, 1) + at * 60_000).toISOString(),
      flags: { seen: at % 4 !== 0, labels: at % 10 === 0 ? ['Offers'] : [] },
    },
  )
}

/** Anywhere in these years; the id only breaks ties. */
function pageAfter(at: number): string {
  const moment = new Date(Date.UTC(2026, 10, 1) - ((at * 37) % 90) * 30 * 86_400_000).toISOString()
  return encodeURIComponent(`ffffffff-ffff-4fff-bfff-ffffffffffff ${moment}`)
}

async function measured(house: MailHouse, what: string, path: (at: number) => string): Promise<Row> {
  const took: number[] = []
  // The first answers of a route are checked whole.
  for (let at = 0; at < asked + 60; at++) {
    const time = await milliseconds(() => house.read(`/v1/mail/${path(at)}`))
    if (at >= 60) took.push(time)
  }
  return tellRow(rowOf(what, took))
}

async function threads(house: MailHouse): Promise<Row> {
  const { threads: some } = await house.threads('view=inbox&limit=200')
  return measured(house, 'a thread', (at) => `threads/${some[at % some.length]?.id ?? ''}`)
}

function rowOf(what: string, took: readonly number[]): Row {
  const p95 = quantile(took, 0.95)
  const load = loadavg()[0]?.toFixed(0)
  return {
    what: `${messages} messages: ${what}, ${took.length} times`,
    measured: `p50 ${quantile(took, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (load ${load})`,
    bar: 'p95 ≤ 30 ms',
    met: p95 <= 30,
  }
}
