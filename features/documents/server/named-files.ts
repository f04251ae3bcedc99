import { z } from 'zod'
import { answerOf, call, type Move, say, type TextCount, type Turn } from '#foundation/server/language.ts'
import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { withoutAsides } from '../language/index.ts'
import { newestOf, unreadable } from '../language/wording.ts'

export const listFiles = 'documents.list-files'
const mostSearched = 100

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

/** The latest files, looked up once. */
export function withFiles<M extends Move | undefined>(turn: Turn, then: (files: readonly ListedName[]) => M): Move | M {
  const answer = answerOf(turn, listFiles)
  if (answer === undefined) return call(listFiles, { limit: mostSearched })
  const files = filesShape.safeParse(answer)
  return files.success ? then(files.data) : say(unreadable)
}

const readingShape = z.array(z.object({ reading: z.object({ state: z.string() }) }))

export function countFiles(turn: Turn): Move | TextCount | undefined {
  if (!turn.offers(listFiles)) return undefined
  const answer = answerOf(turn, listFiles)
  if (answer === undefined) return call(listFiles, { limit: mostSearched })
  const files = readingShape.safeParse(answer).data
  if (!files) return undefined
  const unread = files.filter(({ reading: { state } }) => state === 'waiting' || state === 'reading').length
  return { kind: 'count', unread, ...(files.length < mostSearched && { all: files.length }) }
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

/** The file with exactly this name, or else all files whose names contain these words. Of two with the same name, the newer. */
export function named(files: readonly ListedName[], name: string): ListedName[] {
  const wantedName = name.toLowerCase().trim()
  const same = files.find((file) => [file.name.toLowerCase(), stemOf(file.name)].includes(wantedName))
  const parts = wantedName.split(/\s+/)
  const holding = files.filter((file) => parts.every((part) => file.name.toLowerCase().includes(part)))
  return same ? [same] : holding
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
