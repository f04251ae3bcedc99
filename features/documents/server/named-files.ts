import { z } from 'zod'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { unreadable } from '../language/wording.ts'

export const listFiles = 'documents.list-files'
const mostSearched = 100

const filesShape = z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() }))
export type ListedName = z.infer<typeof filesShape>[number]

/** The latest files, looked up once. */
export function withFiles<M extends Move | undefined>(turn: Turn, then: (files: readonly ListedName[]) => M): Move | M {
  const answer = answerOf(turn, listFiles)
  if (answer === undefined) return call(listFiles, { limit: mostSearched })
  const files = filesShape.safeParse(answer)
  return files.success ? then(files.data) : say(unreadable)
}
