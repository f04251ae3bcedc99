import { sql } from 'kysely'
import type { Passage } from '#foundation/contract/passage.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { FileReading } from '../contract.ts'

const columns = sql`r.state, r.kind, r.unit, r.done, r.most, r.title, r.sentence, r.passages`

/** What was read before under another name is not read again. */
export async function addReading(
  tx: Transaction,
  ownerId: string,
  { contentId, name }: { contentId: string; name: string },
): Promise<void> {
  await sql`insert into file_readings (owner_id, content_id, name) values (${ownerId}, ${contentId}, ${name})
    on conflict (owner_id, content_id) do nothing`.execute(tx)
}

/** How far each of these files has been read. */
export async function listReadings(
  tx: Transaction,
  ownerId: string,
  files: readonly string[],
): Promise<(FileReading & { file: string })[]> {
  const { rows } = await sql<FileReading & { file: string }>`
    select f.id as file, ${columns} from files f
    join file_readings r on r.owner_id = f.owner_id and r.content_id = f.content_id
    where f.owner_id = ${ownerId} and f.id = any(${[...files]}::uuid[])`.execute(tx)
  return rows
}

/** The files that have this content and are not deleted. */
export async function listFilesOf(tx: Transaction, ownerId: string, contentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from files where owner_id = ${ownerId} and content_id = ${contentId} and deleted_at is null`.execute(tx)
  return rows.map(({ id }) => id)
}

type Span = { contentId: string; after: number; limit: number }

/** In the order in which they stand in the file. */
export async function listPassages(
  tx: Transaction,
  ownerId: string,
  { contentId, after, limit }: Span,
): Promise<Passage[]> {
  const { rows } = await sql<Passage>`
    select number, kind, text, place, language from file_passages
    where owner_id = ${ownerId} and content_id = ${contentId} and number > ${after}
    order by number limit ${limit}`.execute(tx)
  return rows
}

type Whose = { contentId: string; node: string }
type Advance = Whose & Pick<FileReading, 'kind' | 'unit' | 'done' | 'most'> & { passages: Omit<Passage, 'number'>[] }

/** Stores what was read with how far that is. Nothing comes back when another node has taken over. */
export async function advanceReading(
  tx: Transaction,
  ownerId: string,
  { contentId, node, kind, unit, done, most, passages }: Advance,
): Promise<FileReading | undefined> {
  const { rows } = await sql<FileReading>`
    update file_readings r set kind = ${kind}, unit = ${unit}, done = ${done}, most = ${most},
      passages = passages + ${passages.length}
    where owner_id = ${ownerId} and content_id = ${contentId} and state = 'reading' and node = ${node}
    returning ${columns}`.execute(tx)
  const [reading] = rows
  if (!reading || passages.length === 0) return reading
  const first = reading.passages - passages.length
  for (let at = 0; at < passages.length; at += mostAtOnce)
    await insertPassages(tx, ownerId, { contentId, number: first + at, passages: passages.slice(at, at + mostAtOnce) })
  return reading
}

/** Triggers index each passage, which takes milliseconds; more in one statement could exceed its timeout. */
const mostAtOnce = 100

type Numbered = { contentId: string; number: number; passages: Advance['passages'] }

async function insertPassages(
  tx: Transaction,
  ownerId: string,
  { contentId, number, passages }: Numbered,
): Promise<void> {
  await sql`
    insert into file_passages (owner_id, content_id, number, kind, text, place, language)
    select ${ownerId}::uuid, ${contentId}::uuid, ${number}::int + p.at::int - 1,
      p.one->>'kind', p.one->>'text', p.one->'place', p.one->>'language'
    from jsonb_array_elements(${JSON.stringify(passages)}::jsonb) with ordinality as p(one, at)`.execute(tx)
}

type Ending = Whose & { state: 'read' | 'unreadable'; title: string | null; sentence: string | null }

/** Nothing comes back when another node has taken over. */
export async function endReading(
  tx: Transaction,
  ownerId: string,
  { contentId, node, state, title, sentence }: Ending,
): Promise<FileReading | undefined> {
  const { rows } = await sql<FileReading>`
    update file_readings r set state = ${state}, title = ${title}, sentence = ${sentence}, node = null,
      lease_until = null, ended_at = clock_timestamp()
    where owner_id = ${ownerId} and content_id = ${contentId} and state = 'reading' and node = ${node}
    returning ${columns}`.execute(tx)
  return rows[0]
}
