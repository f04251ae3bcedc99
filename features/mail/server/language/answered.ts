import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { mailThread, type Recipient, type ThreadRow } from '../../contract.ts'
import type { Compose, Described } from '../../language/wish.ts'
import { isNamed, readThread } from './answering.ts'
import { found, targets, type Used } from './finding.ts'
import type { Known } from './recipients.ts'
import * as words from './writing-wording.ts'

/** What a draft answers: its thread and message, and to whom the answer goes. */
export type Answered = {
  id: string
  account: string
  message: string | undefined
  subject: string
  to: Recipient[]
  /** Its writer was formal. */
  isFormal: boolean
}

/** Its writer may be somebody else than they say: what is said instead of an answer. */
export type Doubted = { kind: 'doubted'; says: Move }

/** The thread that the person named. */
export function answeredThread(turn: Turn, wish: Compose, reply: Described, used: Used): Answered | Move | Doubted {
  const { ids, places, newest: _newest, ...described } = reply
  // Of somebody alone, what is said shows which of their mails is answered.
  const isAny = reply.from !== undefined && reply.words === '' && (ids ?? places) === undefined
  const which: Described = isAny ? { ...described, all: true } : { ...reply, all: false, newest: 1 }
  const meant = targets(turn, which, { used, isAnyone: reply.words === '' })
  // Who is answered by name did write, so it is asked where.
  if ('kind' in meant)
    return reply.from !== undefined && meant.kind === 'say' && meant.leaves?.isNothing
      ? say(words.noneFrom(reply.from))
      : meant
  const thread = isAny ? fitting(meant, wish) : meant[0]
  return thread ? answerTo(turn, thread, reply.from ?? '', wish.isToAll) : say(words.noThread)
}

/** The one that says the same as the answer; otherwise the newest, which nobody else reads and nothing speaks against. */
function fitting(threads: readonly ThreadRow[], wish: Compose): ThreadRow | undefined {
  const trusted = threads.filter(({ marked }) => !marked)
  const all = trusted.length > 0 ? trusted : threads
  const [first, second] = byWords(all, wish)
  if (first && first.score >= leastShared && first.score > (second?.score ?? 0)) return first.thread
  return all.find(({ people }) => people.filter(({ own }) => !own).length === 1) ?? all[0]
}

/** One word in common may be a coincidence. */
const leastShared = 2

/**
 * The thread in which somebody who is only known from mail wrote: an answer there goes to an address that was checked, and
 * says what it is about. Nothing where none of theirs fits what is to be said.
 */
export function threadOf(turn: Turn, wish: Compose, known: Known, used: Used): Answered | Move | Doubted | undefined {
  const [name, another] = [...wish.to, ...(wish.cc ?? [])]
  const [only, second] = known.get(name ?? '') ?? []
  if (name === undefined || another !== undefined || second || only?.sure || wish.subject !== undefined)
    return undefined
  if (!only) return threadOfLike(turn, wish, name, used)
  const answer = found(turn, { words: '', all: true, from: only.name || name }, {}, { used, isStrict: true })
  if ('kind' in answer) return answer
  const theirs = answer.threads.filter(({ people }) => people.some(({ address }) => address === only.address))
  const thread = likeliest(theirs, wish, turn.context.now)
  return thread && answerTo(turn, thread, only.name)
}

/** “The plumbers” may be those whose name begins like that: the only one who wrote, shown whole on the card. */
function threadOfLike(turn: Turn, wish: Compose, name: string, used: Used): Answered | Move | Doubted | undefined {
  const stem = name.toLowerCase().replace(endings, '')
  if (!/^\p{L}{5,}$/u.test(stem)) return undefined
  const answer = found(turn, { words: '', all: true, from: stem }, {}, { used, isStrict: true })
  if ('kind' in answer) return answer.kind === 'call' ? answer : undefined
  const named = answer.threads.flatMap(({ people }) =>
    people.filter(({ own, name: called, address }) => !own && `${called} ${address}`.toLowerCase().includes(stem)),
  )
  const [one, ...others] = [...new Map(named.map((each) => [each.address, each])).values()]
  if (!one || others.length > 0) return undefined
  const thread = likeliest(answer.threads, wish, turn.context.now)
  return thread && answerTo(turn, thread, one.name)
}

const endings = /(?:ers|ors|ing|ium|ies|er|or|um|s)$/

const recently = 14 * 24 * 60 * 60_000

/** The one that has words in common with what is said; otherwise the newest that waits for an answer. */
function likeliest(threads: readonly ThreadRow[], wish: Compose, now: Date): ThreadRow | undefined {
  const [first, second] = byWords(threads, wish)
  if (first && first.score > (second?.score ?? 0)) return first.thread
  if (!responsive.has(wish.purpose)) return undefined
  const recent = threads.filter(({ at }) => now.getTime() - Date.parse(at) < recently)
  return recent.find(({ split }) => split === 'answer')
}

/** The thread with most words of the mail first. */
function byWords(threads: readonly ThreadRow[], wish: Compose): { thread: ThreadRow; score: number }[] {
  const said = new Set(tellingIn(saidIn(wish)))
  return threads
    .map((thread) => ({
      thread,
      score: tellingIn(`${thread.subject} ${thread.snippet}`).filter((word) => said.has(word)).length,
    }))
    .toSorted((one, other) => other.score - one.score)
}

/** What is mostly said in answer to something. */
const responsive: ReadonlySet<Compose['purpose']> = new Set(['message', 'confirm', 'decline', 'accept', 'apology'])

function saidIn({ words: told = [], questions = [], topic, matter, occasion, reason, hint }: Compose): string {
  return [...told, ...questions, topic, matter, occasion, reason, hint].filter((each) => each !== undefined).join(' ')
}

function tellingIn(text: string): string[] {
  return [...new Set(tokenize(text).map(({ text: word }) => word))].filter((word) => /\d/.test(word) || word.length > 3)
}

/** An answer to the newest message that the person did not write; `isToAll`: to everybody who wrote. */
function answerTo(turn: Turn, thread: ThreadRow, from: string, isToAll = false): Answered | Move | Doubted {
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const { messages } = mailThread.parse(looked)
  const last =
    messages.findLast((message) => !message.own && message.from !== null && isNamed(message.from, from)) ??
    messages.findLast(({ own }) => !own) ??
    messages.at(-1)
  const doubts = doubtsOf(last)
  if (doubts.length > 0) return { kind: 'doubted', says: say(words.notAnswered(thread.subject, doubts)) }
  const writers = messages.flatMap((message) =>
    message.own || !message.from || doubtsOf(message).length > 0 ? [] : message.from,
  )
  const everybody = [...new Map(writers.map((one) => [one.address, one])).values()]
  const people = isToAll && everybody.length > 0 ? everybody : last?.own ? last.to : last?.from ? [last.from] : []
  return {
    id: thread.id,
    account: thread.account,
    message: last?.id,
    subject: /^re:/i.test(thread.subject) ? thread.subject : `Re: ${thread.subject}`,
    to: people.map(({ name, address }) => ({ name, address })),
    isFormal: last?.own === false && formal.test(last.text),
  }
}

type Marked = { own: boolean; marks: readonly { kind: string; words: string }[] }

/** Why its sender may be somebody else than they say, a sentence each. */
export function doubtsOf(message: Marked | undefined): string[] {
  if (!message || message.own) return []
  return message.marks.filter(({ kind }) => doubtful.has(kind)).map(({ words: why }) => why)
}

const doubtful = new Set(['lookalike', 'spoofed', 'failed'])

/** “Dear Ms Huber”, “Dear customer”. */
const formal =
  /^\s*(?:dear (?:mr|mrs|ms|miss|dr|prof|professor|sir|madam|colleague|customer|owner|parents|all)\b|(?:mr|mrs|ms|dr)\.? \p{Lu}|to whom)/iu
