import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { placeAt } from '#foundation/contract/place-at.ts'
import type { Person } from '#foundation/server/person.ts'
import type { FoundThing } from '../contract.ts'
import { bestMark, excerptOf, type Mark } from '../rules/excerpt.ts'
import { joined, questionOf, spotsIn, windowMarks } from '../rules/question.ts'
import { recency } from '../rules/recency.ts'
import { hasEnding } from '../rules/said-filters.ts'
import { type FoundRow, matchWords, readFound } from './found-store.ts'
import { rank } from './ranking.ts'
import { type Hit, hasBacklog } from './ranking-store.ts'
import { listTagged, listTags } from './tag-store.ts'

export type Wanted = {
  text: string
  kinds?: readonly FoundThing['kind'][] | undefined
  from?: string | undefined
  until?: string | undefined
  /** Only things that name this person. */
  person?: string | undefined
  /** Only things with this tag. */
  tag?: string | undefined
  /** Only files whose names end so. */
  endings?: readonly string[] | undefined
  limit: number
}

/** `sources`: whose words are in what was found, where they are not the person's own. */
export type Answer = { results: FoundThing[]; complete: boolean; sources: string[] }

export type Search = {
  search: (person: Person, wanted: Wanted) => Promise<Answer>
  listTags: (person: Person) => Promise<string[]>
}

/** Passages that are ranked, and those of one thing that are shown. */
const mostHits = 300
const mostPassages = 3
/** At most so many passages that name the person are read. */
const mostNaming = 2_000
/** Passages that are ranked where the names of their files are still to be looked at. */
const mostNamed = 5_000
/** Of more tags than these nobody chooses one in a list. */
const mostTags = 500
/** Some things are hidden with their list or calendar, so a few more are read. */
const moreThings = 10

export function createSearch({ database, clock }: { database: Database; clock: Clock }): Search {
  return {
    search: ({ id: ownerId }, { text, limit, person, tag, endings = [], ...which }) =>
      database.as(ownerId, async (tx) => {
        const question = questionOf(text)
        const now = clock.now().getTime()
        const things = await thingsMeant(tx, ownerId, { person, tag, ...which })
        const narrowed = endings.length > 0 ? { isNarrowed: true, limit: mostNamed } : { limit: mostHits }
        const { hits, lexemes } = await rank(tx, ownerId, { question, ...which, things, ...narrowed, isWidened: true })
        const { best, rows } = await readBest(tx, ownerId, { things: thingsOf(hits, now), endings, limit })
        const isHit = await createMatch(tx, ownerId, { best, rows, lexemes })
        const marksIn = (language: string, said: string): Mark[] =>
          joined([
            ...spotsIn(said, lexemes).flatMap(({ word, mark }) => (isHit(language, word) ? [mark] : [])),
            ...windowMarks(said, question.words),
          ])
        const found = gathered(best, rows, marksIn).slice(0, limit)
        return {
          results: found.map(({ thing }) => thing),
          sources: [...new Set(found.flatMap(({ foreign }) => foreign))],
          complete: !(await hasBacklog(tx, ownerId)),
        }
      }),
    listTags: ({ id: ownerId }) => database.as(ownerId, (tx) => listTags(tx, ownerId, mostTags)),
  }
}

type Reading = { things: readonly Hit[][]; endings: readonly string[]; limit: number }

/** The best things with one of these endings. The name of a file is known only after reading its row. */
async function readBest(
  tx: Transaction,
  ownerId: string,
  { things, endings, limit }: Reading,
): Promise<{ best: Hit[]; rows: FoundRow[] }> {
  const best: Hit[] = []
  const rows: FoundRow[] = []
  const wanted = limit + moreThings
  const step = endings.length > 0 ? mostHits : wanted
  const named = new Set<string>()
  for (let at = 0; at < things.length && named.size < wanted; at += step) {
    const part = things.slice(at, at + step).flat()
    const read = (await readFound(tx, ownerId, part)).filter(({ name }) => hasEnding(name, endings))
    for (const row of read) {
      named.add(part[row.hit]?.thing ?? '')
      rows.push({ ...row, hit: best.length + row.hit })
    }
    best.push(...part)
    if (endings.length === 0) break
  }
  return { best, rows }
}

type Which = Pick<Wanted, 'kinds' | 'from' | 'until'>

/** The things that name the person and have the tag; `undefined` where neither is asked for. */
async function thingsMeant(
  tx: Transaction,
  ownerId: string,
  { person, tag, ...which }: Which & Pick<Wanted, 'person' | 'tag'>,
): Promise<string[] | undefined> {
  const tagged = tag === undefined ? undefined : await listTagged(tx, ownerId, tag)
  if (person === undefined) return tagged
  const naming = await thingsNaming(tx, ownerId, { person, ...which })
  return tagged ? naming.filter((thing) => tagged.includes(thing)) : naming
}

type Naming = Which & { person: string }

/** Things with a passage that has the whole name, its words side by side. */
async function thingsNaming(tx: Transaction, ownerId: string, { person, ...which }: Naming): Promise<string[]> {
  const { words } = questionOf(person)
  const question = { words, phrases: [words], typing: false }
  const { hits } = await rank(tx, ownerId, { question, ...which, isNarrowed: true, limit: mostNaming })
  return [...new Set(hits.map(({ thing }) => thing))]
}

/** The best passages of each thing, the best thing first; newer ones a little before older ones. */
function thingsOf(hits: readonly Hit[], now: number): Hit[][] {
  const scored = hits.map((hit) => ({ hit, score: hit.score * recency(Date.parse(hit.at), now) }))
  const ordered = scored.toSorted((one, other) => other.score - one.score).map(({ hit }) => hit)
  const byThing = Map.groupBy(ordered, ({ kind, thing }) => `${kind} ${thing}`)
  return [...byThing.values()].map((found) => found.slice(0, mostPassages))
}

type Matching = { best: readonly Hit[]; rows: readonly FoundRow[]; lexemes: readonly string[] }

/** Which words are a form of the search terms; one query for all passages. */
async function createMatch(tx: Transaction, ownerId: string, { best, rows, lexemes }: Matching) {
  const asked = new Map<string, { language: string; word: string }>()
  for (const { hit, name, text } of rows) {
    const language = best[hit]?.language ?? 'mixed'
    for (const { word } of spotsIn(`${name} ${text}`, lexemes)) asked.set(`${language} ${word}`, { language, word })
  }
  const matching = asked.size === 0 ? [] : await matchWords(tx, ownerId, { words: [...asked.values()], lexemes })
  const known = new Set(matching.map(({ language, word }) => `${language} ${word}`))
  return (language: string, word: string) => known.has(`${language} ${word}`)
}

type MarksIn = (language: string, said: string) => Mark[]
type Gathered = { thing: FoundThing; foreign: string[] }

function gathered(best: readonly Hit[], rows: readonly FoundRow[], marksIn: MarksIn): Gathered[] {
  const read = rows
    .toSorted((one, other) => one.hit - other.hit)
    .flatMap((row) => {
      const hit = best[row.hit]
      return hit ? [{ row, hit }] : []
    })
  const byThing = Map.groupBy(read, ({ hit }) => `${hit.kind} ${hit.thing}`)
  return [...byThing.values()].flatMap((found) => {
    const [first] = found
    if (!first) return []
    const { hit, row } = first
    const thing: FoundThing = {
      kind: hit.kind,
      id: hit.thing,
      title: row.name,
      marks: marksIn(hit.language, row.name),
      path: row.path,
      at: row.at,
      passages: found.flatMap((each) => passageOf(each, marksIn)),
    }
    return [{ thing, foreign: found.flatMap(({ row: { foreign } }) => foreign ?? []) }]
  })
}

function passageOf({ row, hit }: { row: FoundRow; hit: Hit }, marksIn: MarksIn): FoundThing['passages'] {
  const marks = marksIn(hit.language, row.text)
  if (marks.length === 0) return []
  const place = row.place === null ? {} : { place: placeAt(row.place, bestMark(row.text, marks)) }
  return [{ ...excerptOf(row.text, marks), ...place, path: row.path }]
}
