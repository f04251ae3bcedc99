import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { readTables } from './catalogue.ts'
import { quote } from './row.ts'

/** What a stranger may try to reach, and the feature whose table it is in. */
export type Thing = { id: string; feature: string | undefined }

type Migrations = readonly { feature: string; folder: URL }[]

/** Enough of what somebody has: two things from every table, and all that are in no table. */
export async function fewOf(pool: Pool, ids: string[], migrations: Migrations): Promise<Thing[]> {
  const features = featuresOfTables(migrations)
  const others = new Set(ids)
  const few: Thing[] = []
  for (const { name, columns } of await readTables(pool)) {
    if (!columns.some((column) => column.name === 'id')) continue
    const query = `select id::text from ${quote(name)} where id::text = any($1) order by id`
    const { rows } = await pool.query<{ id: string }>(query, [ids])
    few.push(...rows.slice(0, 2).map(({ id }) => ({ id, feature: features.get(name) })))
    for (const { id } of rows) others.delete(id)
  }
  return [...few, ...[...others].map((id) => ({ id, feature: undefined }))]
}

function featuresOfTables(migrations: Migrations): Map<string, string> {
  const made = migrations.flatMap(({ feature, folder }) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/create table (\w+)/g)])
      .map(([, table = '']) => [table, feature] as const),
  )
  return new Map(made)
}

/** How many things of other features one route is tried with: all of them with every route would be most of the calls. */
const foreign = 4

/** Everything of this feature and of no feature, and a few things of others: each of them by some route. */
export function triedWith(things: readonly Thing[], feature: string | undefined, turn: number): string[] {
  const { near = [], far = [] } = Object.groupBy(things, (thing) => (isFar(thing, feature) ? 'far' : 'near'))
  const first = (turn * foreign) % Math.max(far.length, 1)
  const few = [...far, ...far].slice(first, first + Math.min(foreign, far.length))
  return [...near, ...few].map(({ id }) => id)
}

function isFar(thing: Thing, feature: string | undefined): boolean {
  return feature !== undefined && thing.feature !== undefined && thing.feature !== feature
}
