import { findIn } from '#foundation/language/findings/find.ts'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { FindingKind } from '#foundation/contract/finding.ts'
import { mailFound, mailThread, type ThreadRow } from '../../contract.ts'
import type { OfShown } from '../../language/wish.ts'
import { bareSubject } from '../../rules/subject.ts'
import { filesOf, readThread } from './answering.ts'
import { findMail, momentOf, refOf, spokenOf } from './finding.ts'
import { eventOf } from './time-of-mail.ts'
import * as words from './of-shown-wording.ts'
import { told } from './wording.ts'

const mostThreads = 3

const findingsOf: Partial<Record<OfShown['asks'], readonly FindingKind[]>> = {
  amounts: ['amount'],
  days: ['date'],
  duties: ['duty', 'question'],
}

type Whole = { thread: ThreadRow; messages: words.Message[] }

/** What is asked of the mail that was shown last, answered from it alone. */
export function ofShown(turn: Turn, { asks }: OfShown): Move {
  const shown = spokenOf(turn.dialogue).slice(0, mostThreads)
  const [first, ...others] = shown
  if (!first) return say(words.none, { isNothing: true })
  if (asks === 'files') return filesOf(turn, { ids: shown.slice(0, 1).map(({ id }) => id), words: '', all: false })
  // The newest stand first, so the older of several is the last.
  if (asks === 'before' && others.length > 0) return opened(turn, shown.at(-1)?.id ?? first.id, 0)
  if (asks === 'before' || asks === 'content') return opened(turn, first.id, asks === 'before' ? 1 : 0)
  const read = turn.results.flatMap(({ tool, result }) =>
    tool === readThread && result.kind === 'answer' ? [mailThread.parse(result.answer)] : [],
  )
  const next = shown[read.length]
  if (next) return call(readThread, { id: next.id })
  if (asks === 'fit' && read[0]) return eventOf(turn, read[0].thread, { onlyAsks: true })
  const kinds = findingsOf[asks]
  if (kinds) {
    const inHand = read.filter(({ thread }) => shown.some(({ id }) => id === thread.id))
    const lines = inHand.flatMap((each) => linesOf(each, kinds, turn))
    if (lines.length > 0) return say(words.lines(lines), { shows: shown })
    const [newest] = read
    const more = newest && inSameMatter(turn, newest, { read, kinds })
    if (more) return more
    return newest
      ? say(words.otherwise(newestTold(newest, turn)), { shows: shown })
      : say(words.none, { isNothing: true })
  }
  const line = asks === 'sender' ? words.sender : words.readers
  return say(read.map((each) => line(each.thread, newestOf(each), momentOf(turn))).join('\n'), { shows: shown })
}

type Sought = { read: readonly Whole[]; kinds: readonly FindingKind[] }

/** What the same people wrote under the same subject, where it does not say what it answers. */
function inSameMatter(turn: Turn, { thread, messages }: Whole, { read, kinds }: Sought): Move | undefined {
  const subject = bareSubject(thread.subject)
  if (subject === '') return undefined
  const looked = answerOf(turn, findMail)
  if (looked === undefined) return call(findMail, { words: subject, limit: mostAlike })
  const found = mailFound.safeParse(looked).data?.threads ?? []
  const alike = found.filter((each) => bareSubject(each.subject) === subject && each.id !== thread.id)
  const next = alike.slice(0, mostThreads).find(({ id }) => !read.some((each) => each.thread.id === id))
  if (next) return call(readThread, { id: next.id })
  const people = new Set(messages.flatMap(({ from, to, cc }) => addressesOf([from, ...to, ...cc])))
  const others = read
    .filter((each) => alike.some(({ id }) => id === each.thread.id))
    .map((each) => ({ ...each, messages: each.messages.filter((one) => isAmong(one, people)) }))
    .filter((each) => each.messages.length > 0)
  const lines = others.flatMap((each) => linesOf(each, kinds, turn))
  return lines.length === 0 ? undefined : say(words.lines(lines), { shows: others.map((each) => refOf(each.thread)) })
}

const mostAlike = 20

/** Written by one of them, or to one of them by the person. */
function isAmong({ own, from, to }: words.Message, people: ReadonlySet<string>): boolean {
  return addressesOf(own ? to : [from]).some((address) => people.has(address))
}

function addressesOf(all: readonly words.Message['from'][]): string[] {
  return all.flatMap((one) => (one === null || one.own ? [] : [one.address.toLowerCase()]))
}

/** A message of one thread, so many before the newest. */
function opened(turn: Turn, id: string, back: number): Move {
  const [answer] = turn.results.flatMap(({ tool, result }) =>
    tool === readThread && result.kind === 'answer' ? [result.answer] : [],
  )
  if (answer === undefined) return call(readThread, { id })
  const { thread, messages } = mailThread.parse(answer)
  const meant = messages.at(-1 - back)
  if (!meant) return say(words.nothingBefore(thread), { shows: [refOf(thread)] })
  const alone = back === 0 ? thread : { ...thread, messages: 1 }
  return say(told(alone, meant, momentOf(turn)), { shows: [refOf(thread)] })
}

/** Where it says nothing of what was asked, what it does say is shown. */
function newestTold({ thread, messages }: Whole, turn: Turn): string {
  const newest = messages.at(-1)
  return newest ? told(thread, newest, momentOf(turn)) : ''
}

/** What others wrote last. */
function newestOf({ messages }: Whole): words.Message | undefined {
  return messages.findLast(({ own }) => !own) ?? messages.at(-1)
}

function linesOf({ thread, messages }: Whole, kinds: readonly FindingKind[], turn: Turn): string[] {
  return messages.toReversed().flatMap((message) => {
    const day = Temporal.Instant.from(message.at).toZonedDateTimeISO(turn.context.zone).toPlainDate().toString()
    const found = findIn([{ text: message.text }], { day }).filter(({ kind }) => kinds.includes(kind))
    const texts = [
      ...new Set([...found.map(({ text }) => text), ...(kinds.includes('amount') ? sumsIn(message.text) : [])]),
    ]
    return texts.map((text) => words.lineOf(thread, message, { text, moment: momentOf(turn) }))
  })
}

/** “Invoice 2041 over 324.80”: a sum without its currency. */
function sumsIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/u).filter((sentence) => /\d[.,]\d\d(?!\d)/u.test(sentence))
}
