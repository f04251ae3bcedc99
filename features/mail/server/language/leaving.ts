import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailThread } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { readThread } from './answering.ts'
import { targets } from './finding.ts'
import * as words from './wording.ts'

/** “Unsubscribe me from Morning Digest”: the newest of its mails says how, and where neither a click nor a mail does it, where to go. */
export function leaveList(turn: Turn, which: Described): Move {
  const meant = targets(turn, { ...which, all: false, newest: 1 })
  if ('kind' in meant) return meant
  const [thread] = meant
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return thread ? call(readThread, { id: thread.id }) : say(words.unreadable)
  const { messages } = mailThread.parse(looked)
  const newest = messages.findLast(({ unsubscribe }) => unsubscribe !== null)
  if (!newest?.unsubscribe) return say(words.saysNoWayOut)
  const { oneClick, byMail, to, link } = newest.unsubscribe
  return oneClick || byMail ? call('mail.unsubscribe', { messageId: newest.id }) : say(words.leftElsewhere(to, link))
}
