import type { z } from 'zod'
import { answerOf, call, type Move, type Turn } from '#foundation/server/language.ts'
import { mailThread, type ThreadRow } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { readThread } from './answering.ts'
import { nothing, targets } from './finding.ts'

type Conversation = { thread: ThreadRow; messages: z.infer<typeof mailThread>['messages'] }

/** The first conversation that is meant, with its messages; or what is to be looked up or said before. */
export function conversationMeant(turn: Turn, which: Described): Conversation | Move {
  const meant = targets(turn, which)
  if ('kind' in meant) return meant
  const [thread] = meant
  if (!thread) return nothing(which)
  const looked = answerOf(turn, readThread)
  return looked === undefined
    ? call(readThread, { id: thread.id })
    : { thread, messages: mailThread.parse(looked).messages }
}
