import { z } from 'zod'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { mailFound, mailThread, type ThreadRow } from '../../contract.ts'
import { readQuestion } from '../../language/reading/read-question.ts'
import { mostShown } from '../../language/shown.ts'
import type { Described, ToAnswer, Wish } from '../../language/wish.ts'
import { namedBy } from '../../rules/named.ts'
import { waitingPeople } from '../../rules/waiting.ts'
import {
  calledSo,
  cameIn,
  findMail,
  type Found,
  found,
  inNameOf,
  momentOf,
  mostFiled,
  nothing,
  refOf,
  someOf,
  targets,
} from './finding.ts'
import { shownBelow } from './shown-below.ts'
import { summedUp } from './summed-up.ts'
import * as foundWords from './found-wording.ts'
import * as words from './wording.ts'

export const readThread = 'mail.read-thread'
export const findWaiting = 'mail.waiting'

/** `skip`: how many of them were shown before. */
export function list(turn: Turn, which: Described, skip = 0): Move {
  const whole = found(turn, which, {}, { isStrict: asks(turn) })
  if ('kind' in whole) return whole
  const answer = withoutThese(whole, which)
  const [only] = answer.threads
  const isTold = which.words !== '' || which.from !== undefined
  if (isTold && only && answer.count === 1) return tell(turn, only, which)
  const left = inNameOf(which, answer.threads)
  const trusted = answer.threads.filter((thread) => !left.includes(thread))
  if (skip > 0) return theRest(turn, trusted.slice(skip), answer.count - skip)
  const threads = someOf(trusted, which)
  const [first, ...others] = threads
  if (!first) return nothing(which, turn, whole.near)
  if (which.oldest && others.length === 0) return tell(turn, first, which)
  const all = which.newest === undefined ? answer.count : threads.length
  const isLikely = answer.share !== undefined
  const note = left.length === 0 ? '' : `\n\n${foundWords.inNameOf(left)}`
  return shownBelow(turn, threads, `${words.listed(threads, all, momentOf(turn), isLikely)}${note}`)
}

function theRest(turn: Turn, threads: readonly ThreadRow[], all: number): Move {
  if (threads.length === 0) return say(all > 0 ? foundWords.moreInMail(all) : words.noMore)
  return shownBelow(turn, threads, words.theOthers(threads, all, momentOf(turn)))
}

export function count(turn: Turn, which: Described): Move {
  const all = found(turn, which, {}, { isStrict: true })
  if ('kind' in all) return all
  const named = all.count === 0 ? ofKind(turn, which) : undefined
  if (named && 'kind' in named) return named
  const answer = withoutThese(named ?? all, which)
  const [only] = calledSo(answer.threads, which)
  if (only && ofMessages.test(turn.parts.sentence)) return say(foundWords.messagesIn(only), { shows: [refOf(only)] })
  return say(words.counted(answer, which), { shows: answer.threads.slice(0, mostShown).map(refOf) })
}

/** “How many invoices”: what is called so in other words, or in one. */
function ofKind(turn: Turn, { words: said, from, folder, unread }: Described): Found | Move | undefined {
  if (said === '' || from !== undefined || said.includes(' ')) return undefined
  const view = folder === undefined || folder === 'none' ? 'all' : folder
  const looked = turn.results.findLast(({ tool }) => tool === findMail)?.result
  const kept = looked?.kind === 'answer' ? mailFound.safeParse(looked.answer).data : undefined
  if (!kept || kept.count === 0) {
    const isAsked = turn.results.filter(({ tool }) => tool === findMail).length > mostTries
    return isAsked ? undefined : call(findMail, { view, limit: mostFiled, ...(unread !== undefined && { unread }) })
  }
  const { whole, unknown } = namedBy(kept.threads, [said.toLowerCase()])
  if (unknown.length > 0) return undefined
  const left = whole.filter((thread) => thread.unread > 0).length
  return { threads: whole, count: whole.length, unread: left, boxes: kept.boxes }
}

const mostTries = 4

/** “How many messages are in the roof thread”. */
const ofMessages = /\bhow (?:many (?:messages|mails|emails)|long) .{0,80}\b(?:thread|conversation|chain|exchange)\b/isu

function withoutThese(all: Found, { without }: Described): Found {
  if (!without) return all
  const { near } = namedBy(all.threads, without)
  const threads = all.threads.filter((thread) => !near.includes(thread))
  const unread = threads.filter((thread) => thread.unread > 0).length
  return { ...all, threads, unread, count: all.count - near.length }
}

/** What holds only some words of a question is quoted instead of being listed. */
function asks({ parts }: Turn): boolean {
  return readQuestion(parts.sentence, false) !== undefined
}

/** The newest message of a conversation, or that of whoever was named. */
function tell(turn: Turn, thread: ThreadRow, which: Described): Move {
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const { messages } = mailThread.parse(looked)
  const from = which.from?.toLowerCase()
  const said = messages.findLast(({ from: by }) => from === undefined || (by !== null && isNamed(by, from)))
  const told = said ?? messages.at(-1)
  return told ? say(words.told(thread, told, momentOf(turn)), { shows: [refOf(thread)] }) : nothing(which)
}

/** What is attached to the messages of one conversation. */
export function filesOf(turn: Turn, which: Described): Move {
  const meant = targets(turn, { ...which, all: false })
  if ('kind' in meant) return meant
  const [thread] = meant
  if (!thread) return nothing(which)
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const files = mailThread.parse(looked).messages.flatMap(({ parts }) => parts.filter(({ inline }) => !inline))
  return say(words.filesOf(thread, files), { shows: [refOf(thread)] })
}

/** “Did Sara answer?” */
export function wrote(turn: Turn, which: Described): Move {
  const answer = found(turn, which, {}, { isStrict: true })
  if ('kind' in answer) return answer
  const left = inNameOf({ ...which, all: false }, answer.threads)
  const newest = answer.threads.find((thread) => !left.includes(thread))
  if (!newest) return say(words.didNotWrite(which.from ?? ''), { isNothing: true })
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: newest.id })
  const { messages } = mailThread.parse(looked)
  const said = messages.findLast(({ from }) => from !== null && isNamed(from, which.from ?? '')) ?? messages.at(-1)
  const text = words.didWrite(newest, { said, all: answer.count, isLast: which.newest === 1 }, momentOf(turn))
  return say(left.length === 0 ? text : `${text}\n\n${foundWords.inNameOf(left)}`, { shows: [refOf(newest)] })
}

/** A task is made of it at once; an event is made of what was spoken of last, so the mail is shown first. */
export function toBeMade(turn: Turn, { which, said }: Extract<Wish, { do: 'make-of' }>): Move {
  const meant = targets(turn, { ...which, all: false })
  if ('kind' in meant) return meant
  const [thread] = meant
  if (thread && said !== undefined && turn.adopts) return turn.adopts(turn, refOf(thread), said)
  return thread ? say(words.toBeMade(thread, momentOf(turn)), { shows: [refOf(thread)] }) : nothing(which)
}

const mostWaiting = 60
const waiting = z.array(z.custom<ThreadRow>())

/** Those whose turn it is: the person's, or that of others. */
function waitingFor(turn: Turn, answer: 'own' | 'others', from = ''): ThreadRow[] | Move {
  const looked = answerOf(turn, findWaiting)
  if (looked === undefined) return call(findWaiting, { answer, limit: mostWaiting })
  const all = waiting.parse((looked as { threads?: unknown }).threads ?? looked)
  const waiters = answer === 'own' ? waitingPeople(all) : all
  return from === '' ? waiters : waiters.filter(({ people }) => people.some((one) => !one.own && isNamed(one, from)))
}

/** Who waits for an answer of the person; where the one who is named does not, what they wrote last. */
export function toAnswer(turn: Turn, { unread, from, without, ...came }: ToAnswer): Move {
  const waiters = waitingFor(turn, 'own', from)
  if ('kind' in waiters) return waiters
  const left = without === undefined ? [] : namedBy(waiters, without).near
  const meant = waiters.filter(
    (thread) => !left.includes(thread) && (unread !== true || thread.unread > 0) && cameIn(turn, thread, came),
  )
  if (meant.length === 0 && from !== undefined) return read(turn, { words: '', from, all: false, newest: 1 }, false)
  return shownBelow(turn, meant, words.toAnswer(meant, momentOf(turn), from !== undefined))
}

/** From whom the person waits for an answer. */
export function waited(turn: Turn, from?: string): Move {
  const meant = waitingFor(turn, 'others', from)
  if ('kind' in meant) return meant
  // Where nobody owes an answer, a task may still be with somebody.
  const isNothing = meant.length === 0
  return shownBelow(turn, meant, words.waitedFor(meant, momentOf(turn)), isNothing ? { isNothing } : {})
}

export function isNamed({ name, address }: { name: string; address: string }, said: string): boolean {
  return `${name} ${address}`.toLowerCase().includes(said.toLowerCase())
}

/** What came: how much of each part of the inbox, and what needs an answer first. */
export function news(turn: Turn, { since, until }: Extract<Wish, { do: 'news' }>): Move {
  const answer = answerOf(turn, findMail)
  const { zone, now } = turn.context
  if (answer === undefined) {
    const yesterday = turn.today.subtract({ days: 1 }).toString()
    const from = new Date(millisecondOf(since ?? yesterday, zone)).toISOString()
    const to =
      until === undefined ? undefined : new Date(Math.min(millisecondOf(until, zone), now.getTime())).toISOString()
    return call(findMail, { view: 'inbox', since: from, ...(to !== undefined && { until: to }), limit: 100 })
  }
  const came = mailFound.safeParse(answer)
  if (!came.success) return say(words.unreadable)
  if (came.data.boxes === 0) return say(words.noMailbox, { isNothing: true })
  const { threads } = came.data
  const first = words.inOrderOfNeed(threads)
  return say(words.news(threads, momentOf(turn)), { shows: first.map(refOf) })
}

/** “The mail from Sara” is her latest; of several invitations by her, one is meant. */
function isAnyFrom({ from, words: said, invitation, files, starred }: Described): boolean {
  return from !== undefined && said === '' && !invitation && !files && !starred
}

/** What one thread says: its newest message whole, or the sentences that say most about all of it. */
export function read(turn: Turn, which: Described, isSummed: boolean): Move {
  const newest = which.newest ?? (isAnyFrom(which) ? 1 : undefined)
  const wanted: Described = { ...which, all: false, ...(newest !== undefined && { newest }) }
  const meant = targets(turn, wanted, { isStrict: !isSummed && asks(turn) })
  if ('kind' in meant) return isSummed ? meant : withText(turn, meant)
  const [thread] = meant
  if (!thread) return nothing(which)
  if (!isSummed) return besides(turn, wanted, tell(turn, thread, which))
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  return besides(turn, wanted, summedUp(turn, [thread], mailThread.parse(looked).messages))
}

/** What is nearest is told as well, where it is one. */
function withText(turn: Turn, near: Move): Move {
  const [only, another] = near.kind === 'say' && near.leaves?.isNear ? (near.leaves.shows ?? []) : []
  if (near.kind !== 'say' || !only || another) return near
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: only.id })
  const { thread, messages } = mailThread.parse(looked)
  const said = messages.findLast(({ own }) => !own) ?? messages.at(-1)
  return said ? { ...near, text: `${near.text}\n\n${words.told(thread, said, momentOf(turn))}` } : near
}

/** The answer, and what it left out as it may not be by whoever was named. */
function besides(turn: Turn, which: Described, answer: Move): Move {
  if (answer.kind !== 'say' || which.from === undefined) return answer
  const all = found(turn, which, { limit: mostFiled })
  const left = 'kind' in all ? [] : inNameOf(which, all.threads)
  return left.length === 0 ? answer : { ...answer, text: `${answer.text}\n\n${foundWords.inNameOf(left)}` }
}
