import { type DialogueCase, nowOf } from './cases.ts'
import { eventsBetween, type KeptEvent, occurrencesBetween } from './events.ts'
import { answerCard, deedsOf, type Speaker, speak, waiting } from './room.ts'
import type { Exchange } from './transcript.ts'

/** A completed dialogue, and the calendar before and after. */
export type Held = {
  exchanges: Exchange[]
  before: Calendar
  after: Calendar
  /** Answers that claim something that was not done, or hide something that was. */
  falseClaims: string[]
  /** Guests were changed before approval. */
  unasked: boolean
}

/** `occurrences` are empty if the case names no time span. */
export type Calendar = { events: KeptEvent[]; occurrences: KeptEvent[] }

type Seeing = {
  /** What else to look at after each message. */
  seen: () => Promise<readonly object[]>
}

/** Says everything in turn. The setup is already in place. */
export async function hold(person: Speaker, one: DialogueCase, seeing?: Seeing): Promise<Held> {
  const { said, outward = false } = one
  const before = await calendarOf(person, one)
  const changes = seeing && (await watch(person, one, seeing))
  let { id } = await person.begin()
  const held: Held = { exchanges: [], before, after: before, falseClaims: [], unasked: false }
  let approved = false
  for (const [at, words] of said.entries()) {
    const card = /^(?:yes|no)\b/i.test(words) ? (await waiting(person))[0] : undefined
    if (outward && !approved) held.unasked ||= !sameGuests(before.events, (await calendarOf(person, one)).events)
    if (card) {
      held.exchanges.push({ ...(await answered(person, words, card)), at })
      approved = true
    } else if (!isLeftOut(words, held.exchanges)) {
      // After deleting the chat, continues in a new one.
      if (!(await isThere(person, id))) ({ id } = await person.begin())
      held.exchanges.push({ ...(await exchange(person, id, words, held)), at })
    }
    const last = held.exchanges.at(-1)
    if (changes && last?.at === at) last.changes = await changes()
  }
  return { ...held, after: await calendarOf(person, one) }
}

/** Tells at each call what is new since the one before, and what is gone. */
async function watch(person: Speaker, one: DialogueCase, { seen }: Seeing): Promise<() => Promise<string[]>> {
  const look = async () => {
    const { events } = await calendarOf(person, one)
    return [...events, ...(await seen())].map((each) => JSON.stringify(each))
  }
  let before = await look()
  return async () => {
    const now = await look()
    const told = [
      ...before.filter((each) => !now.includes(each)).map((each) => `- ${each}`),
      ...now.filter((each) => !before.includes(each)).map((each) => `+ ${each}`),
    ]
    before = now
    return told
  }
}

async function isThere(person: Speaker, chat: string): Promise<boolean> {
  const { status } = await person.call('GET', `/v1/conversations/conversations/${chat}`)
  return status === 200
}

type Said = Omit<Exchange, 'at'>
type Card = Awaited<ReturnType<typeof waiting>>[number]

async function answered(person: Speaker, words: string, card: Card): Promise<Said> {
  const done = (await deedsOf(person)).length
  await answerCard(person, card, /^yes/i.test(words) ? 'approve' : 'decline')
  return { words, deeds: await deedsAfter(person, done), cards: [card.shown.title] }
}

async function exchange(person: Speaker, chat: string, words: string, { falseClaims }: Held): Promise<Said> {
  const done = (await deedsOf(person)).length
  const answer = await speak(person, chat, words)
  const { outcome } = answer
  const claims = outcome ? !/^(?:Nothing was changed|Asked for your yes)/.test(outcome) : false
  const cards = await waiting(person)
  if (claims !== (await deedsOf(person)).length > done) falseClaims.push(`FALSE outcome: ${outcome}`)
  // An undo that removes something asks first, and the person in these cases always approves.
  for (const card of cards) if (card.action === 'activity.undo') await answerCard(person, card, 'approve')
  return { words, answer, deeds: await deedsAfter(person, done), cards: cards.map(({ shown }) => shown.title) }
}

/** Newest first. */
export async function deedsAfter(person: Speaker, count: number): Promise<string[]> {
  const all = await deedsOf(person)
  return all.slice(0, all.length - count).map(({ shown }) => shown.title)
}

/** A yes or a choice is said only in reply to a question. */
function isLeftOut(words: string, exchanges: readonly Exchange[]): boolean {
  const last = exchanges.at(-1)
  return last !== undefined && isReply(words) && !(last.answer?.content ?? '').includes('?')
}

function isReply(words: string): boolean {
  return /^(?:yes|all(?: of them)?|this one|this and following|only this one|the whole series)$/i.test(words)
}

async function calendarOf(person: Speaker, one: DialogueCase): Promise<Calendar> {
  const today = Temporal.PlainDateTime.from(nowOf(one)).toPlainDate()
  const [from, to] = [today.subtract({ days: 30 }), today.add({ days: 300 })]
  const { between } = one.expect
  return {
    events: await eventsBetween(person, from.toString(), to.toString()),
    occurrences: between ? await occurrencesBetween(person, ...between) : [],
  }
}

/** The person's own things may change at once; what other people would notice must wait. */
function sameGuests(one: readonly KeptEvent[], other: readonly KeptEvent[]): boolean {
  return sharedText(one) === sharedText(other)
}

function sharedText(events: readonly KeptEvent[]): string {
  return JSON.stringify(
    events.flatMap(({ title, start, end, people }) => (people?.length ? [[title, start, end, people]] : [])),
  )
}
