import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailThread, type ThreadRow } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { readThread } from './answering.ts'
import { targets, whichOf } from './finding.ts'
import * as words from './wording.ts'

/** “Unsubscribe me from Morning Digest”: the newest of its mails says how, and where neither a click nor a mail does it, where to go. */
export function leaveList(turn: Turn, which: Described): Move {
  const isOpen = saysNone(which)
  const meant = targets(turn, isOpen ? { ...which, all: true } : { ...which, all: false, newest: 1 })
  if ('kind' in meant) return meant
  if (isOpen && meant.length > 1) return whichOf(onePerSender(meant), turn)
  const [thread] = meant
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return thread ? call(readThread, { id: thread.id }) : say(words.unreadable)
  const { messages } = mailThread.parse(looked)
  const newest = messages.findLast(({ unsubscribe }) => unsubscribe !== null)
  if (!newest?.unsubscribe) return say(words.saysNoWayOut)
  const { oneClick, byMail, to, link } = newest.unsubscribe
  return oneClick || byMail ? call('mail.unsubscribe', { messageId: newest.id }) : say(words.leftElsewhere(to, link))
}

/** “Too many newsletters”: none of them is told from the others. */
function saysNone({ words: said, from, ids, it, places, newest }: Described): boolean {
  return said === '' && from === undefined && newest === undefined && !(ids ?? it ?? places)
}

function onePerSender(threads: readonly ThreadRow[]): ThreadRow[] {
  return [...new Map(threads.toReversed().map((each) => [each.people.map(({ name }) => name).join(), each])).values()]
}
