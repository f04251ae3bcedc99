import { randomUUID } from 'node:crypto'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { temporaryFolder } from '#start/testing/running.ts'
import { median, milliseconds, quantile, type Row } from '../measure.ts'
import { addPerson, type MailHouse, startHouse } from './house.ts'

const stored = 100_000
const asked = 200
/** The first answers of a route are fully validated, and later ones are not, so they are left out. */
const warm = 60

/** A mailbox of ten years: what the screen asks for, through the whole server. */
export async function lists(root: string): Promise<Row[]> {
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, [])
  using data = temporaryFolder()
  // Its tables are there after the first start.
  await (await startHouse(root, database, { data: data.path, person: randomUUID() })).stop()
  const person = await addPerson(database)
  const folder = await fill(database, person)
  const house = await startHouse(root, database, { data: data.path, person })
  const rows = await measured(house, folder)
  await house.stop()
  return rows
}

async function measured(house: MailHouse, folder: string): Promise<Row[]> {
  const all = await house.threads('view=all&limit=200')
  const deep = await house.threads(`view=all&limit=200&after=${encodeURIComponent(all.more ?? '')}`)
  const long = (await house.threads('view=starred')).threads[0]?.id ?? ''
  let at = 0
  const next = () => all.threads[(at += 1) % all.threads.length]?.id ?? ''
  const after = encodeURIComponent(deep.more ?? '')
  return [
    await answered('the inbox', () => house.threads('view=inbox&limit=50')),
    await answered('a split of the inbox', () => house.threads('view=inbox&split=answer&limit=50')),
    await answered('a folder', () => house.threads(`view=folder&folder=${folder}&limit=50`)),
    await answered('all mail, from the 400th on', () => house.threads(`view=all&limit=50&after=${after}`)),
    await answered('a thread of 3 messages with HTML', () => house.read(`/v1/mail/threads/${next()}`)),
    await answered('a thread of 60 messages with HTML', () => house.read(`/v1/mail/threads/${long}`)),
    await answered('the folders with their counts', () => house.read('/v1/mail/mailboxes')),
  ]
}

async function answered(what: string, read: () => Promise<unknown>): Promise<Row> {
  const took: number[] = []
  for (let turn = 0; turn < asked + warm; turn++) {
    const time = await milliseconds(read)
    if (turn >= warm) took.push(time)
  }
  const p95 = quantile(took, 0.95)
  return {
    what: `${what}, of ${stored} messages`,
    measured: `p50 ${median(took).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    bar: 'p95 ≤ 30 ms',
    met: p95 <= 30,
  }
}

const html = `<html><body style="font-family:sans-serif">${'<table><tr><td style="padding:4px;color:#333">A few words in a cell of a table, as newsletters have them.</td></tr></table>'.repeat(40)}<img src="https://company.example/picture.png" width="600"><img src="https://company.example/open.gif" width="1" height="1"></body></html>`

/** Threads of three messages and one, starred, of sixty; a third in the inbox, the others in 39 folders. */
async function fill({ pool: all }: TestDatabase, person: string): Promise<string> {
  const pool = await all.connect()
  await pool.query('set statement_timeout = 0')
  const account = randomUUID()
  const given = [person, account]
  await pool.query(
    "insert into mail_accounts (owner_id, id, kind, address, name) values ($1, $2, 'imap', 'ada@mail.example', 'Ada')",
    given,
  )
  await pool.query(
    `insert into mail_folders (owner_id, id, account_id, path, name, role)
      select $1, gen_random_uuid(), $2, case n when 0 then 'INBOX' else 'Work ' || n end, 'Work ' || n,
        case n when 0 then 'inbox' else 'none' end from generate_series(0, 39) n`,
    given,
  )
  await pool.query(
    `insert into mail_threads (owner_id, id, account_id, subject, bare_subject, snippet, people, newest_at, messages, unread, starred, split)
      select $1, gen_random_uuid(), $2, 'Subject ' || n, 'subject ' || n, 'The first words of the newest message',
        '[{"name": "Sara Weber", "address": "sara@example.com", "own": false, "unread": true}]',
        now() - n * interval '1 hour', 3, n % 2, n = 0, (array['answer', 'waiting', 'newsletters', 'rest'])[1 + n % 4]
      from generate_series(0, $3::integer / 3) n`,
    [...given, stored],
  )
  await pool.query(
    `insert into mail_messages (owner_id, id, account_id, thread_id, header_id, from_name, from_address, to_people, subject,
        bare_subject, sent_at, at, bytes, snippet, own, automatic, list_id, attachments, has_html, search)
      select t.owner_id, gen_random_uuid(), t.account_id, t.id, gen_random_uuid()::text, 'Sara Weber',
        'person' || n || '@example.com', '[{"name": "Ada", "address": "ada@mail.example"}]', t.subject, t.bare_subject,
        t.newest_at, t.newest_at - n * interval '1 minute', 12000, 'The first words', false, false, '', 0, true,
        to_tsvector('house.words', t.subject || ' a few words that can be found')
      from mail_threads t, generate_series(1, 60) n where t.owner_id = $1 and (n <= 3 or t.starred)`,
    [person],
  )
  await pool.query(
    `insert into mail_bodies (owner_id, id, text, own_text, html)
      select owner_id, id, repeat('A few words that can be found. ', 40), repeat('A few words that can be found. ', 30), $2
      from mail_messages where owner_id = $1`,
    [person, html],
  )
  await place(pool, person)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: string }>(
    "select id from mail_folders where owner_id = $1 and path = 'Work 7'",
    [person],
  )
  pool.release(true)
  return rows[0]?.id ?? ''
}

async function place(pool: Pick<TestDatabase['pool'], 'query'>, person: string): Promise<void> {
  // The folder of a thread follows from the hour of its newest message.
  const folder = `(select id from mail_folders f where f.owner_id = $1 and f.path = case mod(extract(epoch from t.newest_at)::bigint / 3600, 3)
    when 0 then 'INBOX' else 'Work ' || 1 + mod(extract(epoch from t.newest_at)::bigint / 3600, 39) end)`
  await pool.query(
    `insert into mail_placements (owner_id, id, message_id, folder_id, server_folder_id, uid_validity, uid, seen, starred, answered, draft)
      select m.owner_id, gen_random_uuid(), m.id, f.id, f.id, 1, row_number() over (), true, t.starred, false, false
      from mail_messages m join mail_threads t on t.owner_id = m.owner_id and t.id = m.thread_id
      cross join lateral ${folder} f where m.owner_id = $1`,
    [person],
  )
  await pool.query(
    `insert into mail_listings (owner_id, thread_id, list, at, unread)
      select t.owner_id, t.id, l.list, t.newest_at, t.unread > 0 from mail_threads t
      cross join lateral ${folder} f
      cross join lateral (select role from mail_folders r where r.owner_id = $1 and r.id = f.id) r
      cross join lateral unnest(array['all', 'folder:' || f.id, case when r.role = 'inbox' then 'inbox' end,
        case when r.role = 'inbox' then 'inbox:' || t.split end, case when t.starred then 'starred' end]) l(list)
      where t.owner_id = $1 and l.list is not null`,
    [person],
  )
}
