import type { z } from 'zod'
import { answerOf, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailThread } from '../../contract.ts'
import type { Compose, Described } from '../../language/wish.ts'
import { doubtsOf } from './answered.ts'
import { isNamed, readThread } from './answering.ts'
import { conversationMeant } from './conversation-meant.ts'
import { momentOf, nothing } from './finding.ts'
import { drafted, written } from './letter.ts'
import { askedWho, recipients } from './recipients.ts'
import { sent } from './sending.ts'
import * as words from './writing-wording.ts'

/** A mail as it came, to somebody else. One of whoever imitates somebody is never passed on by its sender’s name alone. */
export function passedOn(turn: Turn, wish: Compose, which: Described): Move {
  const meant = conversationMeant(turn, which)
  if ('kind' in meant) return meant
  const { thread, messages } = meant
  const message = lastBy(messages, which.from)
  if (!message) return nothing(which)
  const doubts = doubtsOf(message)
  if (doubts.length > 0 && which.from !== undefined && which.words === '')
    return say(words.notPassedOn(thread.subject, doubts))
  const known = recipients(turn, wish)
  if ('kind' in known) return known
  // Mail of others is only passed on to people who are known.
  const who = askedWho(wish, known.to)
  if (who) return who
  const note = wish.words?.length
    ? written(turn, { ...wish, purpose: 'message' }, { to: known.to, times: [], isFormal: false, sender: undefined })
    : undefined
  const letter = {
    to: known.to,
    subject: /^fwd?:/i.test(thread.subject) ? thread.subject : `Fwd: ${thread.subject}`,
    text: [
      ...(note && 'text' in note ? [note.text] : []),
      words.forwarded(message, thread.subject, momentOf(turn)),
    ].join('\n\n'),
  }
  const isWhole = filesOf(message).length === 0
  return (wish.sends && isWhole ? sent(turn, letter, thread.account) : undefined) ?? drafted(letter)
}

/** What a person should know of a mail that is passed on: who may not have written it, and what stays behind. */
export function beforePassing(turn: Turn): string[] {
  const { forward } = (turn.parts.wish ?? {}) as Partial<Compose>
  const looked = forward && answerOf(turn, readThread)
  if (looked === undefined) return []
  const { thread, messages } = mailThread.parse(looked)
  const message = lastBy(messages, forward?.from)
  const doubts = doubtsOf(message)
  const files = message ? filesOf(message) : []
  return [
    ...(doubts.length > 0 ? [words.passesOnDoubts(thread.subject, doubts)] : []),
    ...(files.length > 0 ? [words.filesStay(files)] : []),
  ]
}

function filesOf({ parts }: Messages[number]): string[] {
  return parts.filter(({ inline }) => !inline).map(({ name }) => name || 'A file without a name')
}

type Messages = z.output<typeof mailThread>['messages']

/** The newest of somebody; otherwise the newest that came. */
function lastBy(messages: Messages, from: string | undefined): Messages[number] | undefined {
  const isBy = (message: Messages[number]) =>
    from === undefined ? !message.own : message.from !== null && isNamed(message.from, from)
  return messages.findLast(isBy) ?? messages.at(-1)
}
