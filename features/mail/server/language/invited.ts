import type { z } from 'zod'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailThread, type ThreadRow } from '../../contract.ts'
import type { AnswerInvitation } from '../../language/wish.ts'
import { readThread } from './answering.ts'
import { found, nothing, whichOf } from './finding.ts'
import * as words from './wording.ts'

const mostRead = 4

/** The newest invitation of the thread that is meant; several threads are read to leave out what cannot be answered. */
export function answerInvitation(turn: Turn, { which, answer, comment, isNamed }: AnswerInvitation): Move {
  const isOpen = !which.it && !which.ids && !which.places
  const wanted = isOpen ? { ...which, invitation: true as const } : which
  const meant = found(turn, wanted, {}, { isStrict: isNamed === true })
  if ('kind' in meant) return meant
  const { threads } = meant
  if (threads.length === 0) return nothing(which)
  if (threads.length > mostRead) return whichOf(threads, turn)
  const looked = turn.results.filter(({ tool }) => tool === readThread)
  if (looked.length === 0)
    return { kind: 'call', calls: threads.map(({ id }) => ({ tool: readThread, input: { id } })) }
  const read = looked.flatMap(({ result }) => (result.kind === 'answer' ? [mailThread.parse(result.answer)] : []))
  if (read.length === 0) return say(words.unreadable)
  const last = read.map(({ thread, messages }) => ({ thread, message: messages.findLast(isInvitation) }))
  const open = last.filter((each): each is Open => each.message?.invitation?.method === 'REQUEST')
  const [only, another] = open
  if (!only) return say(last.some(({ message }) => message) ? words.calledOff : words.noInvitation)
  if (another)
    return whichOf(
      threads.filter(({ id }) => open.some(({ thread }) => thread.id === id)),
      turn,
    )
  return call('mail.answer-invitation', {
    messageId: only.message.id,
    answer,
    ...(comment !== undefined && { comment }),
  })
}

type Message = z.output<typeof mailThread>['messages'][number]
type Open = { thread: ThreadRow; message: Message }

function isInvitation({ invitation, own }: Message): boolean {
  return invitation !== null && !own && invitation.method !== 'REPLY'
}
