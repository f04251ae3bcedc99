import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answer } from '#features/people/server/testing/house.ts'
import type { Problem } from '#foundation/contract/failure.ts'
import type { Route } from '#foundation/contract/route.ts'
import type { Database } from '#foundation/server/database/index.ts'
import { readTables, type Table } from './catalogue.ts'
import { quote } from './row.ts'
import { type Filling, sampleOf, takesId } from './samples.ts'
import type { Owner, Stranger } from './people.ts'
import { password, type WholeHouse } from './whole-house.ts'

/** One call of a route, made up from its shapes; what it was never asked for is smuggled in beside. */
export function callRoute(
  house: WholeHouse,
  { method, path, query, body, bodyType }: Route,
  { token, ...filling }: Filling & { token?: string | undefined },
): Promise<Answer<unknown>> {
  const { id, inner = id } = filling
  const within = path.includes('{') ? { ...filling, id: inner } : filling
  const asked = body && 'shape' in body ? Object.keys(body.shape as object) : []
  const smuggled = Object.fromEntries(
    Object.entries({ id, ownerId: id, owner_id: id, personId: id, sub: id, password }).filter(
      ([name]) => !asked.includes(name),
    ),
  )
  const search = new URLSearchParams({ ...smuggled, ...(query && (sampleOf(query, within) as object)) })
  const sample = body && sampleOf(body, within)
  const place = path.replace(/\{\w+\}/, encodeURIComponent(id)).replaceAll(/\{\w+\}/g, encodeURIComponent(inner))
  const address = `${place}?${search.toString()}`
  const isObject = typeof sample === 'object' && !Array.isArray(sample)
  return house.api(method, address, {
    ...(token !== undefined && { token }),
    ...(bodyType === 'bytes' && { body: Buffer.from(filling.text) }),
    ...(body && { body: isObject ? { ...smuggled, ...sample, ...knownOf(filling, asked) } : sample }),
  })
}

function knownOf({ known = {} }: Filling, asked: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name)))
}

export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`
}

type Parts = { house: WholeHouse; database: Database; owner: Owner; stranger: Stranger }

/** A route, and the ids of the owner's that it is called with. */
type Tried = { route: Route; ids: string[] }

/**
 * Calls each route as a stranger with what is the owner's, and tells what went wrong; nothing is right. What the owner
 * has after one route is what they have before the next: it is read once between two.
 */
export async function findRouteLeaks(parts: Parts, tried: readonly Tried[]): Promise<string[]> {
  const { database, owner } = parts
  const findings: string[] = []
  let before = await rowsOf(database, owner.id)
  for (const { route, ids } of tried) {
    const target = { ...parts, owner: { ...owner, ids } }
    const found = [
      ...(await tryForeign(target, route)),
      ...(await tryMalformed(target, route)),
      ...(await tryWithoutSession(target, route)),
    ]
    const after = await rowsOf(database, owner.id)
    for (const [table, rows] of after)
      if (rows !== before.get(table)) found.push(`lets a stranger change what is somebody else's in ${table}`)
    findings.push(...new Set(found.map((finding) => `${nameOf(route)} ${finding}`)))
    before = after
  }
  return findings
}

async function tryForeign({ house, owner, stranger }: Parts, route: Route): Promise<string[]> {
  // Words of its own for each call: some names may be given only once.
  const words = () => `${stranger.text} ${randomUUID()}`
  const callAs = (id: string) => stranger.retry((token) => callRoute(house, route, { id, text: words(), token }))
  const addressed = route.path.includes('{')
  const choosy = isChoosy(route)
  const unknown = outcome(await callAs(randomUUID()))
  const findings: string[] = []
  if (addressed && !unknown.startsWith('404 ')) findings.push(`answers an unknown id with ${unknown}`)
  for (const id of idsFor(owner, route)) {
    const answer = await callAs(id)
    if (tells(answer, owner.marks)) findings.push("tells a stranger what is somebody else's")
    if (choosy && outcome(answer) !== unknown) findings.push("tells somebody else's id from an unknown one")
  }
  return findings
}

function isChoosy({ path, query, body }: Route): boolean {
  return path.includes('{') || takesId(query) || takesId(body)
}

/** A route without an id receives the person's own id and another one, which it must ignore. */
function idsFor({ id, ids }: Owner, route: Route): string[] {
  return isChoosy(route) ? ids : [id, ...ids.filter((other) => other !== id).slice(0, 1)]
}

const malformedIds = ['x', '0', '-1', '\0', "' or true --", '../me', '*', `${randomUUID()}0`, 'x'.repeat(2_000)]

async function tryMalformed({ house, owner, stranger }: Parts, route: Route): Promise<string[]> {
  if (!route.path.includes('{')) return []
  const findings: string[] = []
  for (const id of malformedIds) {
    const filling = { id, text: stranger.text }
    const answer = await stranger.retry((token) => callRoute(house, route, { ...filling, token }))
    // Unstorable input is refused alike for everyone, before anything is looked up.
    if (answer.status !== (id.includes('\0') ? 422 : 404))
      findings.push(`answers ${JSON.stringify(id.slice(0, 50))} with ${outcome(answer)}`)
    if (tells(answer, owner.marks)) findings.push("tells a stranger what is somebody else's")
  }
  return findings
}

async function tryWithoutSession({ house, owner, stranger }: Parts, route: Route): Promise<string[]> {
  const findings: string[] = []
  // The token is checked before any id: a route that checked the id first would not answer 401 here.
  const [id = owner.id] = idsFor(owner, route)
  for (const token of [undefined, stranger.endedToken, 'nonsense']) {
    const answer = await callRoute(house, route, { id, text: stranger.text, token })
    if (answer.status !== 401) findings.push(`answers ${outcome(answer)} to somebody who is not signed in`)
    if (tells(answer, owner.marks)) findings.push("tells a caller without a session what is somebody's")
  }
  return findings
}

/** What a stranger could tell apart. */
function outcome({ status, body }: Answer<unknown>): string {
  if (status < 400) return `${status}`
  const { code, detail } = body as Problem
  return `${status} ${code}: ${detail}`
}

function tells({ text, headers }: Answer<unknown>, marks: string[]): boolean {
  const told = text + JSON.stringify(headers)
  return marks.some((mark) => told.includes(mark))
}

/** A fingerprint of everything that is kept for this person, by table. One query, because it runs before and after each route. */
async function rowsOf(database: Database, ownerId: string): Promise<Map<string, string>> {
  const prints = (await ownedTables(database)).map(
    ({ name }) => sql`select ${sql.lit(name)} as name, md5(string_agg(t::text, '' order by t::text)) as print
      from ${sql.raw(quote(name))} t where owner_id = ${ownerId}`,
  )
  const { rows } = await database.as(ownerId, (tx) =>
    sql<{ name: string; print: string | null }>`${sql.join(prints, sql` union all `)}`.execute(tx),
  )
  return new Map(rows.map(({ name, print }) => [name, print ?? '']))
}

async function ownedTables(database: Database): Promise<Table[]> {
  const known = tablesOf.get(database)
  if (known) return known
  const tables = await readTables(database.pool)
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'owner_id'))
  tablesOf.set(database, owned)
  return owned
}

/** The catalogue does not change between routes. */
const tablesOf = new WeakMap<Database, Table[]>()
