import { z } from 'zod'
import { answerOf, type Call, call, type Move, say, type TextCount, type Turn } from '#foundation/server/language.ts'
import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { singular } from '../language/comparing.ts'
import { withoutAsides } from '../language/index.ts'
import { newestOf, unreadable } from '../language/wording.ts'

export const listFiles = 'documents.list-files'
const countFilesHere = 'documents.count-files'
const findCalled = 'documents.find-called'
const mostListed = 100

const filesShape = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    bytes: z.number(),
    created_at: z.string().default(''),
    tags: z.array(z.string()).default([]),
  }),
)
export type ListedName = z.infer<typeof filesShape>[number]

/** None if it is no list of files. */
export function filesIn(answer: unknown): ListedName[] {
  return filesShape.safeParse(answer).data ?? []
}

/** The latest files, looked up once; with `choice`, the latest that it fits. */
export function withFiles<M extends Move | undefined>(
  turn: Turn,
  then: (files: readonly ListedName[]) => M,
  choice: object = {},
): Move | M {
  const answer = answerOf(turn, listFiles)
  if (answer === undefined) return call(listFiles, { ...choice, limit: mostListed })
  const files = filesShape.safeParse(answer)
  return files.success ? then(files.data) : say(unreadable)
}

/** Older files can be meant, too: by these names, or because they were shown before. */
type Meant = { names?: readonly string[]; ids?: readonly string[] }

/** The latest files, and all that are meant; the newest first. */
export function withFilesMeant<M extends Move | undefined>(
  turn: Turn,
  { names = [], ids = [] }: Meant,
  then: (files: readonly ListedName[]) => M,
): Move | M {
  return withFiles(turn, (latest) => {
    const meant = { names: names.filter((name) => /[\p{L}\p{N}]/v.test(name)).slice(0, 20), ids: ids.slice(0, 50) }
    if (!mayBeMore(latest) || meant.names.length + meant.ids.length === 0 || !turn.offers(findCalled))
      return then(latest)
    const answer = answerOf(turn, findCalled)
    if (answer === undefined) return call(findCalled, { ...meant, limit: mostListed })
    const known = new Set(latest.map(({ id }) => id))
    return then([...latest, ...filesIn(answer).filter(({ id }) => !known.has(id))])
  })
}

function mayBeMore(files: readonly ListedName[]): boolean {
  return files.length >= mostListed
}

type Counted = { all: number; unread: number }
const counted = z.object({ all: z.number(), unread: z.number() })

/** How many files there are of which these are the first. */
export function withCount<M extends Move>(
  turn: Turn,
  { files, choice = {} }: { files: readonly ListedName[]; choice?: object },
  then: (all: number) => M,
): Move | M {
  if (!mayBeMore(files) || !turn.offers(countFilesHere)) return then(files.length)
  const answer = answerOf(turn, countFilesHere)
  if (answer === undefined) return call(countFilesHere, choice)
  return then(counted.safeParse(answer).data?.all ?? files.length)
}

/** The latest of those that were added on some days, and how many there are. */
export function callsForDays(span: { from: string; until: string }): readonly Call[] {
  return [
    { tool: listFiles, input: { ...span, limit: mostListed } },
    { tool: countFilesHere, input: span },
  ]
}

export function countIn(answer: unknown): Counted | undefined {
  return counted.safeParse(answer).data
}

export function countFiles(turn: Turn): Move | TextCount | undefined {
  if (!turn.offers(countFilesHere)) return undefined
  const answer = answerOf(turn, countFilesHere)
  if (answer === undefined) return call(countFilesHere, {})
  const found = countIn(answer)
  return found && { kind: 'count', ...found }
}

/** “My latest budget for me, please?” is about “budget”. */
export function bareName(called: string, beside: Iterable<string> = []): string {
  const skipped = new Set([...lightWords, ...besideNames, ...beside])
  const parts = withoutAsides(called).split(/\s+/)
  const first = parts.findIndex((word) => !skipped.has(word.toLowerCase()))
  return first < 0 ? '' : parts.slice(first).join(' ')
}

const besideNames = [
  'both',
  'two',
  'three',
  'four',
  'five',
  'attached',
  'following',
  'file',
  'files',
  'called',
  'named',
]

/**
 * The file with exactly this name, or else all files whose names contain these words: “offers” those with “offer”. Of two
 * with the same name, the newer.
 */
export function named(files: readonly ListedName[], name: string): ListedName[] {
  const wantedName = name.toLowerCase().trim()
  const same = files.find((file) => [file.name.toLowerCase(), stemOf(file.name)].includes(wantedName))
  const parts = tellingParts(wantedName)
  const holding = files.filter((file) => isCalledBy(parts, file.name))
  if (same || holding.length > 0) return same ? [same] : holding
  const one = singular(wantedName)
  return one === wantedName ? [] : files.filter((file) => isCalledBy(tellingParts(one), file.name))
}

/** “The offer from Halden” may be called “Offer Halden.md”. */
function tellingParts(name: string): string[] {
  const parts = name.split(/\s+/)
  const telling = parts.filter((part) => !light.has(part))
  return telling.length > 0 ? telling : parts
}

const light = new Set(lightWords)

/**
 * Each word begins one of the name, or is long enough to be part of a compound: “Mietvertrag.pdf” is called by “vertrag”, and
 * “Press release” not by “lease”.
 */
export function isCalledBy(words: readonly string[], name: string): boolean {
  const lower = name.toLowerCase()
  return words.every((word) => {
    const at = lower.indexOf(word)
    if (at < 0 || word.length >= longEnough) return at >= 0
    return lower.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)) || !/^[\p{L}\p{N}]+$/u.test(word)
  })
}

const longEnough = 6

const mostMeant = 5
const counts = new Map([
  ['both', 2],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])

/** “The two offers”, if there are two; “my offers” and “all offers”, if they are not many. */
export function meansAll(called: string, hits: readonly ListedName[]): boolean {
  const said = called.toLowerCase().split(/\s+/)
  const count = said.map((word) => counts.get(word)).find((each) => each !== undefined)
  if (count !== undefined) return hits.length === count
  const parts = tellingParts(bareName(called).toLowerCase())
  const isPlural = hits.every((hit) => !isCalledBy(parts, hit.name))
  return (said.includes('all') || isPlural) && hits.length <= mostMeant
}

/** Of several files with one name the newest is taken, and the answer says so. */
export function sayingWhich(files: readonly ListedName[], hit: ListedName, move: Move): Move {
  const alike = files.filter(({ name }) => name.toLowerCase() === hit.name.toLowerCase()).length
  return move.kind === 'say' && alike > 1 ? { ...move, text: `${newestOf(alike, hit.name)}\n\n${move.text}` } : move
}

function stemOf(name: string): string {
  const at = name.lastIndexOf('.')
  return (at > 0 ? name.slice(0, at) : name).toLowerCase()
}
