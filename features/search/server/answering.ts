import type { Database } from '#foundation/server/database/database.ts'
import { placeAt } from '#foundation/contract/place-at.ts'
import type { Person } from '#foundation/server/person.ts'
import type { FileAnswer, FoundThing } from '../contract.ts'
import { askedFor } from '../rules/answers/asked.ts'
import type { Candidate } from '../rules/answers/candidates.ts'
import { wordsFor } from '../rules/answers/looked-for.ts'
import {
  absentIn,
  countHolding,
  isOnlyRelated,
  type Likely,
  likeliestPassages,
  thingsNamed,
} from '../rules/answers/passages.ts'
import { quotedIn } from '../rules/answers/quoted.ts'
import { type FoundRow, readFound } from './found-store.ts'
import { rank } from './ranking.ts'
import { type Hit, hasBacklog, hasKind } from './ranking-store.ts'

/** Finds the passages of files, mails and attachments that answer a question. `things`: where to look, if not everywhere; `near`: what was just spoken of, which is likelier. */
type Question = { text: string; things?: readonly string[] | undefined; near?: readonly string[] | undefined }

export type Answering = (person: Person, question: Question) => Promise<FileAnswer & { sources: string[] }>

const mostRead = 80
const mostAnswers = 3
/** A passage that scores so much less than the best is about something else. */
const nearly = 0.72
/** Where no passage surely answers, the others may as well. */
const loosely = 0.4

export function createAnswering({ database }: { database: Database }): Answering {
  return ({ id: ownerId }, { text, things, near = [] }) =>
    database.as(ownerId, async (tx) => {
      const asked = askedFor(text)
      const { words, others } = wordsFor(asked.terms)
      const question = { words, phrases: [], typing: false }
      const ranked = await rank(tx, ownerId, { question, others, kinds: ['file', 'mail'], things, limit: mostRead })
      const { hits } = ranked
      const read = await readFound(tx, ownerId, hits)
      const rows = read.flatMap((row) => passageIn(row, hits[row.hit]) ?? [])
      const [highest] = hits
      const candidates = rows.map((row) => candidateOf(row, hits, highest?.score ?? 1))
      const holding = countHolding(candidates, asked.terms)
      const weights = holding.map(({ own, other }) => weightOf(own > 0 ? own : other, ranked.passages))
      const all = likeliestPassages(candidates, { asked, weights, spokenOf: new Set(near) })
      const unknown = asked.terms
        .filter(({ word }, at) => mayBeName(word) && holding[at]?.other === 0)
        .map(({ word }) => word)
      const named = thingsNamed(text, candidates, asked.terms)
      const [likeliest] = all
      const missing = likeliest ? absentIn(candidates[likeliest.at]?.thing ?? '', candidates, asked.terms) : []
      const absent = missing.map(({ word }) => word).filter(mayBeName)
      const sure = unknown.length === 0 && absent.length === 0 && isSure(likeliest, candidates, named)
      const least = (sure ? nearly : loosely) * (likeliest?.score ?? 0)
      const best = all.filter(({ score }) => score >= least).slice(0, mostAnswers)
      const said = best.flatMap((answer) => answerOf(answer, rows, hits))
      // Without a passage, at least the files that are called so.
      const found = said.length > 0 ? said : read.slice(0, mostAnswers).flatMap((row) => fileOf(row, hits) ?? [])
      return {
        results: found.map(({ thing }) => thing),
        share:
          likeliest && !(unknown.length > 0 && isOnlyRelated(candidates[likeliest.at], asked.terms))
            ? likeliest.share
            : 0,
        sure,
        unknown,
        absent,
        held: likeliest ? asked.terms.length - missing.length : 0,
        mail: await hasKind(tx, ownerId, 'mail'),
        sources: [...new Set(found.flatMap(({ foreign }) => foreign ?? []))],
        complete: !(await hasBacklog(tx, ownerId)),
      }
    })
}

/** A sentence with so much of the question close by is taken for its answer. */
const surely = 0.86

/** What another thing says is no answer to what a named one says. */
function isSure(best: Likely | undefined, candidates: readonly Candidate[], named: ReadonlySet<string>): boolean {
  if (!best?.fits || best.near < surely) return false
  return named.size === 0 || named.has(candidates[best.at]?.thing ?? '')
}

/** Of how something is done many words may tell. */
function mayBeName(word: string): boolean {
  return word.length > 2 && !word.endsWith('ly') && !/^\d{1,2}$/.test(word) && !months.has(word)
}

/** “Tomorrow” is looked for as its date. */
const months = new Set(
  'january february march april may june july august september october november december'.split(' '),
)

/** Rare words tell more; one that stands nowhere, in no other word either, counts as a rare one. */
function weightOf(count: number, passages: number): number {
  return Math.log(1 + Math.max(0, passages - count + 0.5) / (Math.max(1, count) + 0.5))
}

/** What a text is about stands at its beginning. */
const firstPassages = 2

type Row = FoundRow & { by?: string }

/** A row that says something. The text of a mail begins with who wrote it, which is no part of what it says. */
function passageIn(row: FoundRow, hit: Hit | undefined): Row | undefined {
  if (hit?.kind !== 'mail') return row.place === null ? undefined : row
  const by = /” from (.+)$/u.exec(row.foreign ?? '')?.[1] ?? ''
  const isBeginning = row.place === null && hit.starts === 0
  return { ...row, by, text: isBeginning ? row.text.replace(/^[^\n@]{0,200}@\S{1,200}\s*/u, '') : row.text }
}

function candidateOf(row: Row, hits: readonly Hit[], highest: number): Candidate {
  const { thing = '', number = 0, score = 0 } = hits[row.hit] ?? {}
  const isFirst = number < firstPassages
  const title = row.by === undefined ? row.name : `${row.name} ${row.by}`
  return { thing, title, heading: row.title, text: row.text, number, isFirst, rank: score / highest }
}

type Found = { thing: FoundThing; foreign: string | null }

function fileOf({ hit: at, path, name, foreign, ...row }: FoundRow, hits: readonly Hit[]): Found | undefined {
  const hit = hits[at]
  if (!hit) return undefined
  const address = path.replace(/&passage=\d+$/, '')
  return {
    thing: { kind: hit.kind, id: hit.thing, title: name, marks: [], path: address, at: row.at, passages: [] },
    foreign,
  }
}

function answerOf(answer: Likely, rows: readonly Row[], hits: readonly Hit[]): Found[] {
  const row = rows[answer.at]
  const hit = row && hits[row.hit]
  if (!row || !hit) return []
  const { place, path, name, foreign, by } = row
  const passage = {
    ...quotedIn(row.text, answer),
    ...(place !== null && { place: placeAt(place, answer.from) }),
    ...(by !== undefined && { by }),
    path,
  }
  const file = {
    kind: hit.kind,
    id: hit.thing,
    title: name,
    marks: [],
    path: path.replace(/&passage=\d+$/, ''),
    at: row.at,
  }
  return [{ thing: { ...file, passages: [passage] }, foreign }]
}
