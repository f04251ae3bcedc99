import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailThread, type Recipient } from '../../contract.ts'
import type { Compose, Described } from '../../language/wish.ts'
import { write } from '../../language/drafting/write.ts'
import type { Missing } from '../../language/drafting/draft.ts'
import { addressee } from '../drafts/draft-lookups.ts'
import { isNamed, readThread } from './answering.ts'
import { momentOf, nothing, targets } from './finding.ts'
import { sent } from './sending.ts'
import * as sendingWords from './sending-wording.ts'
import { proposedTimes, whenOf } from './writing-times.ts'
import * as words from './writing-wording.ts'

export const findRecipients = 'mail.find-recipients'
export const whichRecipient = 'which-recipient'
export const missingInDraft = 'missing-in-draft'

/** A mail as it was asked for, or what has to be looked up or asked first. */
export function compose(turn: Turn, wish: Compose): Move {
  if (wish.forward) return passedOn(turn, wish, wish.forward)
  const answered = wish.reply ? answeredThread(turn, wish) : undefined
  if (answered && 'kind' in answered) return answered
  const known = recipients(turn, wish)
  if ('kind' in known) return known
  const to = answered ? [...answered.to, ...known.to] : known.to
  const times = wish.body === undefined ? proposedTimes(turn, wish) : []
  if ('kind' in times) return times
  const { topic, matter, reason, person, amount, deadline, words: told, questions, subject } = wish
  const said = { topic, matter, reason, person, amount, deadline, words: told, questions }
  const made = write({
    purpose: wish.purpose,
    tone: wish.tone ?? 'friendly',
    facts: {
      names: namesOf(wish, to),
      own: turn.context.name,
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
      ...whenOf(turn, wish),
      ...(times.length > 0 && { times }),
    },
    ...(subject !== undefined && { subject }),
    seed: turn.parts.sentence.length,
  })
  if (wish.body === undefined && 'missing' in made) return asked(made.missing, wish, to)
  const text = wish.body ?? ('text' in made ? made.text : '')
  const titled = 'subject' in made ? made.subject : (subject ?? words.plainSubject(wish))
  const letter = {
    to,
    ...(known.cc.length > 0 && { cc: known.cc }),
    subject: answered && subject === undefined ? answered.subject : titled,
    text,
    ...(answered && { answers: answered.id, replyTo: answered.message }),
  }
  return (wish.sends ? sent(turn, letter, answered?.account) : undefined) ?? drafted(letter)
}

export function drafted(letter: object): Move {
  const id = randomUUIDv7()
  return {
    kind: 'call',
    calls: [
      { tool: 'mail.write-draft', input: { id, ...letter } },
      { tool: 'mail.show-draft', input: { id } },
    ],
  }
}

/** A mail as it came, to somebody else. */
function passedOn(turn: Turn, wish: Compose, which: Described): Move {
  const meant = targets(turn, which)
  if ('kind' in meant) return meant
  const [thread] = meant
  if (!thread) return nothing(which)
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const message = lastBy(mailThread.parse(looked).messages, which.from)
  if (!message) return nothing(which)
  if (message.parts.length > 0) return say(sendingWords.onlyText)
  const known = recipients(turn, wish)
  if ('kind' in known) return known
  const letter = {
    to: known.to,
    subject: /^fwd?:/i.test(thread.subject) ? thread.subject : `Fwd: ${thread.subject}`,
    text: words.forwarded(message, thread.subject, momentOf(turn)),
  }
  return sent(turn, letter, thread.account) ?? drafted(letter)
}

type Messages = z.output<typeof mailThread>['messages']

/** The newest of somebody; otherwise the newest that came. */
function lastBy(messages: Messages, from: string | undefined): Messages[number] | undefined {
  const isBy = (message: Messages[number]) =>
    from === undefined ? !message.own : message.from !== null && isNamed(message.from, from)
  return messages.findLast(isBy) ?? messages.at(-1)
}

/** What is missing becomes one question. */
function asked(missing: Missing, wish: Compose, to: readonly Recipient[]): Move {
  return say(
    words.whatIs(
      missing,
      to.map(({ name, address }) => name || address),
      wish,
    ),
    {
      asks: { question: missingInDraft, wish: { ...wish, missing } },
    },
  )
}

type Answered = { id: string; account: string; message: string | undefined; subject: string; to: Recipient[] }

function answeredThread(turn: Turn, wish: Compose): Answered | Move {
  const meant = targets(turn, { ...(wish.reply ?? { words: '' }), all: false, newest: 1 })
  if ('kind' in meant) return meant
  const [thread] = meant
  if (!thread) return say(words.noThread)
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const { messages } = mailThread.parse(looked)
  const last =
    messages.findLast(({ own, from }) => !own && from !== null && isNamed(from, wish.reply?.from ?? '')) ??
    messages.findLast(({ own }) => !own) ??
    messages.at(-1)
  const doubts = last?.own === false ? last.marks.filter(({ kind }) => doubtful.has(kind)) : []
  if (doubts.length > 0)
    return say(
      words.notAnswered(
        thread.subject,
        doubts.map((mark) => mark.words),
      ),
    )
  const people = last?.own ? last.to : last?.from ? [last.from] : []
  const subject = /^re:/i.test(thread.subject) ? thread.subject : `Re: ${thread.subject}`
  const to = people.map(({ name, address }) => ({ name, address }))
  return { id: thread.id, account: thread.account, message: last?.id, subject, to }
}

/** Marks of a sender who may be somebody else. */
const doubtful = new Set(['lookalike', 'spoofed', 'failed'])

const found = z.array(z.array(addressee))

/** Whom the names mean; two who could be meant, and who was only seen in words of others, are asked about. */
export function recipients(
  turn: Turn,
  { to, cc = [], onlyKnown }: Pick<Compose, 'to' | 'cc' | 'onlyKnown'>,
): { to: Recipient[]; cc: Recipient[] } | Move {
  const names = [...to, ...cc].filter((name) => wholeOf(name).address === undefined)
  const looked = names.length === 0 ? [] : answerOf(turn, findRecipients)
  if (looked === undefined) return call(findRecipients, { names })
  const lists = found.parse(looked)
  const options = new Map(names.map((name, at) => [name, lists[at] ?? []]))
  for (const [name, people] of options) {
    const [only] = people
    if (people.length > 1) return say(words.whichPerson(name, people), { asks: { question: whichRecipient } })
    if (only?.sure === false) {
      const offered = { said: name, whole: `${only.name || name} <${only.address}>` }
      const asks = { question: whichRecipient, wish: { ...(turn.parts.wish as object), offered } }
      return say(words.whichPerson(name, people), { asks })
    }
    if (!only && onlyKnown) return say(words.unknownPerson(name), { isNothing: true })
  }
  const resolve = (name: string): Recipient => {
    const { called, address } = wholeOf(name)
    if (address !== undefined) return { name: called, address: address.toLowerCase() }
    const [only] = options.get(name) ?? []
    return only ? { name: only.name || name, address: only.address } : { name: words.capital(name), address: '' }
  }
  return { to: to.map(resolve), cc: cc.map(resolve) }
}

/** “Sara Lind <sara@example.com>”, or an address alone. */
function wholeOf(said: string): { called: string; address?: string } {
  const [, called = '', inBrackets] = /^([^<>]{0,200})<([^<>\s]{3,320})>$/.exec(said) ?? []
  const address = inBrackets ?? said
  return z.email().safeParse(address).success ? { called: called.trim(), address } : { called: said }
}

const groups = new Set(['team', 'everyone', 'everybody', 'all', 'colleagues', 'group', 'board', 'staff'])

/** How they are greeted: a title is kept, otherwise the first name. Of an office nobody is called by a name. */
function namesOf({ to: said }: Compose, people: readonly Recipient[]): string[] {
  if (said.some((name) => groups.has(name.toLowerCase().split(' ').at(-1) ?? ''))) return ['all']
  return people.map(({ name, address }, at) => {
    const { called } = wholeOf(said[at] ?? name)
    if (/^(?:mr|mrs|ms|dr|prof|miss|mx)\b/i.test(called)) return words.capital(called)
    if (name === '' || offices.has(address.split('@')[0]?.toLowerCase() ?? '')) return ''
    return name.split(' ')[0] ?? name
  })
}

/** Addresses that several people read. */
const offices = new Set(
  'info sales office service support help helpdesk billing accounts accounting invoices contact hello mail team legal hr admin reservations booking bookings dispatch orders order press jobs'.split(
    ' ',
  ),
)
