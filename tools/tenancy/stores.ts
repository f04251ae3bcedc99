import { randomUUID } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import type { StoreCases } from '#foundation/server/testing/store-cases.ts'
import { readTables } from './catalogue.ts'
import { quote } from './row.ts'

/** A store as its module exports it. */
export type Store = { name: string; exports: Record<string, unknown>; cases: StoreCases | undefined }

/** The stores of every feature, and of what the house keeps for features. */
export async function loadStores(root: string): Promise<Store[]> {
  const files = globSync(['features/*/server/**/{store,*-store}.ts', 'foundation/server/mirror/*-store.ts'], {
    cwd: root,
  }).toSorted()
  return Promise.all(files.map((file) => loadStore(root, file)))
}

/**
 * Calls every function of a store as somebody who knows another person's ids: behind row security, and as the house,
 * where nothing but the query itself keeps people apart. Tells what came back of theirs and what changed for them.
 */
export async function findLeaks(database: Database, store: Store, owner: string): Promise<string[]> {
  const { cases } = store
  if (!cases) return [`${store.name} has no store.cases.ts beside it`]
  const mark = `secret of ${owner}`
  const theirs = await database.as(owner, (tx) => cases.make(tx, owner, mark))
  const before = await snapshot(database, owner)
  if (before.text === '') return [`the make of ${store.name} makes nothing`]
  const findings: string[] = []
  for (const name of functionsOf(store)) {
    const call = cases.calls[name]
    if (!call) findings.push(`${store.name} has no case for ${name}`)
    else
      findings.push(
        ...(await tryCall(database, owner, before, (tx, stranger) => call(tx, stranger, theirs as never))).map(
          (finding) => `${name} of ${store.name} ${finding}`,
        ),
      )
  }
  return findings
}

type Call = (tx: Transaction, stranger: string) => Promise<unknown>
type Snapshot = { text: string; secrets: string[] }

async function tryCall(database: Database, owner: string, before: Snapshot, call: Call): Promise<string[]> {
  const findings: string[] = []
  for (const way of ['as', 'asHouse'] as const) {
    const stranger = randomUUID()
    const work = (tx: Transaction) => call(tx, stranger)
    const where = way === 'as' ? '' : ', were it not for row security'
    const answer = await settle(way === 'as' ? database.as(stranger, work) : database.asHouse(work))
    if (before.secrets.some((secret) => answer.includes(secret)))
      findings.push(`gives a stranger what is not theirs${where}`)
    if ((await snapshot(database, owner)).text !== before.text)
      findings.push(`lets a stranger change what is not theirs${where}`)
  }
  return findings
}

/** Being refused is as good as finding nothing. */
async function settle(work: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await work, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
  } catch (error) {
    const refused = error instanceof Failure || (error instanceof Error && 'code' in error && error.code === '42501')
    if (!refused) throw error
    return ''
  }
}

/** Everything that is stored about a person, and the words in it that give it away. */
async function snapshot({ pool }: Database, owner: string): Promise<Snapshot> {
  const query = { name: 'everything of a person', text: await everythingOf(pool), values: [owner] }
  const { rows } = await pool.query<{ row: string }>(query)
  const text = rows.map(({ row }) => row).join('\n')
  const ids = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? []
  return { text, secrets: [...new Set([owner, ...ids])] }
}

/** One query for all tables: it is asked after each call of each function. */
async function everythingOf(pool: Pool): Promise<string> {
  const known = queries.get(pool)
  if (known !== undefined) return known
  const parts = (await readTables(pool)).map(
    ({ name }, at) => `select ${at} as place, to_jsonb(kept)::text as row from ${quote(name)} kept where owner_id = $1`,
  )
  const query = `select row from (${parts.join(' union all ')}) as everything order by place, row`
  queries.set(pool, query)
  return query
}

/** Read once: calling a store adds no tables. */
const queries = new WeakMap<Pool, string>()

function functionsOf({ exports }: Store): string[] {
  return Object.keys(exports).filter((name) => typeof exports[name] === 'function')
}

async function loadStore(root: string, file: string): Promise<Store> {
  const path = join(root, file)
  const beside = path.replace(/\.ts$/, '.cases.ts')
  const cases = existsSync(beside) ? ((await import(beside)) as { cases: StoreCases }).cases : undefined
  return { name: file, exports: (await import(path)) as Record<string, unknown>, cases }
}
