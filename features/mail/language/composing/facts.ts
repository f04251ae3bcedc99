import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { trimmed, findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { addressed, sentence } from '../drafting/addressed.ts'
import { spelled } from '../drafting/spelled.ts'
import type { Purpose } from '../drafting/draft.ts'
import type { Compose } from '../wish.ts'
import { notNames } from './people.ts'
import type { Part } from './segments.ts'
import { slotsIn } from './slots.ts'
import { thingIn } from './things.ts'
import { told } from './told.ts'
import type { Lead } from './words.ts'

/** What each part of a request says, as it will stand in the mail. */
export function factsIn(
  text: string,
  parts: readonly Part[],
  { base, wording }: { base: Compose; wording: Wording },
): Compose {
  const wish: Compose = { ...base, words: [...(base.words ?? [])], questions: [...(base.questions ?? [])] }
  const isSaid = parts.some(({ lead }) => lead === 'says')
  if (wish.purpose === 'out-of-office') away(wish, isSaid ? '' : text, wording)
  for (const part of parts) {
    if (part.text === '' && part.lead !== 'out-of-office') continue
    const take = takers[part.lead]
    if (take) take(wish, part, wording)
    else if (isPurpose(part.lead)) purposeOf(wish, part.lead, part, wording)
  }
  return settled(wish)
}

function away(wish: Compose, text: string, wording: Wording): void {
  const [time] = readTimes(text, wording)
  if (time) wish.time = timeOf(time)
  wish.to = []
  const person = standInIn(text)
  if (person !== undefined) wish.person = person
  // What follows the dates, such as “back on Monday”, goes into the mail as well.
  const more = text.split(/[,:;]\s+/u).slice(1)
  wish.words?.push(
    ...more
      .filter((clause) => speaksOf(clause) && standInIn(clause) === undefined)
      .map((clause) => sentence(spelled(clause))),
  )
}

/** Somebody is called, asked or back; days alone say nothing more. */
function speaksOf(clause: string): boolean {
  return /^(?:back|call|ring|write|i|we|my|the|there|mail|for|in)\b/iu.test(clause) && clause.split(' ').length > 2
}

/** “Marcus stands in for me”, “in urgent cases contact Priya”. */
function standInIn(text: string): string | undefined {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, standing)
  if (!found) return undefined
  const isBehind = found.value === 'behind'
  const at = isBehind ? found.end : found.at - 1
  const [one, two] = [tokens[at], tokens[isBehind ? at + 1 : at - 1]]
  if (!one) return undefined
  const isNext = two !== undefined && Math.max(one.from, two.from) - Math.min(one.to, two.to) === 1
  const isFull = isNext && [one, two].every((name) => isCapital(text.charAt(name.from)))
  const [from, to] = isFull ? [Math.min(one.from, two.from), Math.max(one.to, two.to)] : [one.from, one.to]
  return text.slice(from, to)
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase()
}

const standing = phrases<'before' | 'behind'>([
  [
    'takes urgent, handles urgent, decides until then, takes care of, steps in, stands in, is standing in, will stand in, covers for me, is covering, will cover, covers, takes over, is in charge, fills in',
    'before',
  ],
  [
    'urgent things to, urgent matters to, urgent stuff to, urgent things go to, contact, ask for, ask, turn to, reach out to, reach, write to, call, talk to, speak to',
    'behind',
  ],
])

export function timeOf({ start, end, saysTime, grain, kind }: When): NonNullable<Compose['time']> {
  return {
    from: written(start),
    saysTime,
    grain,
    ...(end && { to: written(end) }),
    ...(kind === 'before' && { isEnd: true }),
  }
}

function written(at: Temporal.PlainDateTime): string {
  return at.toString().slice(0, 16)
}

type Take = (wish: Compose, part: Part, wording: Wording) => void

const takers: Partial<Record<Lead, Take>> = {
  cc: (wish, { text }) =>
    (wish.cc = [...(wish.cc ?? []), ...text.split(/,| and /).flatMap((name) => trimmed(name, names) || [])]),
  says: (wish, { text }) =>
    wish.words?.push(...(wish.purpose === 'introduce' && wish.to.length > 1 ? toBoth(text) : told(text))),
  // “About the pictures, they are great”.
  about: (wish, { text }, wording) => {
    const [, topic = text, more = ''] = /^([^,]{2,60}), (.{4,})$/su.exec(text) ?? []
    const isSaid = wish.purpose === 'message' && more !== '' && speaksOfThem.test(more)
    named(wish, isSaid ? topic : text, wording)
    if (isSaid) wish.words?.push(sentence(spelled(more)))
  },
  // “Subject: lease, we sign on Friday”.
  subject: (wish, { text }) => {
    const comma = text.indexOf(', ')
    const rest = comma < 0 ? '' : text.slice(comma + 2)
    const isWhole = rest.split(' ').length < 3
    wish.subject ??= (isWhole ? text : text.slice(0, comma)).replace(/^["“'‘]|["”'’]$/g, '')
    if (!isWhole) wish.words?.push(sentence(addressed(rest)))
  },
  because: (wish, { text, said }) => (wish.reason = reasonOf(text, said)),
  ask: (wish, { text, said }) => wish.questions?.push(...told(`ask ${/ to$/i.test(said) ? 'them to' : 'if'} ${text}`)),
  'ask-for': (wish, { text }, wording) => {
    wish.purpose = 'documents'
    const { thing, words } = thingIn(text)
    const { rest, deadline } = deadlineIn(thing, wording)
    wish.matter = addressed(spelled(rest))
    wish.words?.push(...words)
    if (deadline) wish.deadline = deadline
  },
  'want-to-know': (wish, { text, said }) =>
    wish.questions?.push(...told(`ask ${said.split(' ').at(-1)?.toLowerCase() ?? 'when'} ${text}`)),
  for: (wish, { text }, wording) => {
    if (wish.to.length === 0 && wish.reply === undefined && findPhrases(tokenize(text), readers)[0]?.at === 0) {
      wish.to = [trimmed(text, notNames)]
      return
    }
    if (byMatter.has(wish.purpose)) wish.matter ??= addressed(text)
    // “Email to Tom for an intro call next week, half an hour”.
    else if (wish.purpose === 'message' && forMeeting.test(text)) {
      wish.purpose = 'schedule'
      Object.assign(wish, slotsIn(`for ${text}`, wording))
    } else named(wish, text, wording)
  },
  to: () => undefined,
  tone: () => undefined,
  with: () => undefined,
}

/** What is said of two who are introduced: “they” are both, “he” is one of them. */
function toBoth(text: string): string[] {
  return told(text, { isOfOthers: true }).map((said) => (/^they\b/iu.test(said) ? sentence(addressed(said)) : said))
}

const speaksOfThem = /^(?:they|it|that|i|we)(?:['’](?:re|s|m|ve|ll|d))? \p{L}/iu
const forMeeting = /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:call|meeting|chat|coffee|lunch|dinner|demo|catch-up|talk)\b/iu

const readers = phrases([
  [
    'my boss, my manager, my landlord, my landlady, my client, my team, my colleague, my colleagues, my teacher, my doctor, my accountant, my lawyer, my assistant, my customer, my supplier, my wife, my husband, my partner, my sister, my brother, my mother, my father, my parents, my neighbour, my neighbor, the team, the board, the landlord, the client',
    true,
  ],
])
const names = new Set(['to', 'and', 'also', 'please', 'on', 'it'])

function isPurpose(lead: Lead): lead is Exclude<Purpose, 'message' | 'ask'> & Lead {
  return !(lead in takers)
}

function purposeOf(wish: Compose, purpose: Purpose, part: Part, wording: Wording): void {
  if (wish.purpose === 'message' || wish.purpose === purpose) wish.purpose = purpose
  if (purpose === 'schedule') {
    Object.assign(wish, slotsIn(part.text, wording))
    return
  }
  const { thing: text, words } = thingIn(part.text)
  wish.words?.push(...words)
  if (byMatter.has(purpose)) wish.matter = addressed(spelled(text))
  else if (purpose === 'introduce') introduced(wish, text)
  else named(wish, addressed(text), wording)
}

/** “Introducing Mirko to Lena”. */
function introduced(wish: Compose, text: string): void {
  const [person = '', other] = text.split(' to ')
  // “Introduce him to Amina”: whom the mail goes to is introduced to her.
  if (['him', 'her', 'them'].includes(person.toLowerCase()) && other !== undefined) {
    wish.person = other.trim()
    return
  }
  wish.person = addressed(person)
  if (other !== undefined && wish.to.length === 0) wish.to = [other.trim()]
}

const byMatter: ReadonlySet<Purpose> = new Set(['thank', 'apology', 'share', 'congratulate', 'documents'])

/** A topic, with the time that is said of it. */
function named(wish: Compose, said: string, wording: Wording): void {
  const text = takesTime.has(wish.purpose) ? said.replace(sameTime, '') : said
  const times = readTimes(text, wording)
  const [time] = times
  if (time && takesTime.has(wish.purpose)) {
    wish.time = { ...timeOf(time), ...(text !== said && { isSame: true }) }
    // “Tuesday or Wednesday” leaves no time in what it is about.
    const rest = times.reduceRight((left, { at, until }) => `${left.slice(0, at)} ${left.slice(until)}`, text)
    const topic = trimmed(rest, loose)
    if (topic !== '') wish.topic = withArticle(topic, text)
    return
  }
  if (text.trim() !== '') wish.topic = addressed(text.trim())
}

/** “To Friday, same time”. */
const sameTime = /,?(?: but| and)?(?: at)?(?: the)? same (?:time|hour)\b/iu

const takesTime: ReadonlySet<Purpose> = new Set([
  'schedule',
  'reschedule',
  'confirm',
  'decline',
  'accept',
  'invite',
  'hand-over',
])
const loose = new Set(['on', 'at', 'in', 'for', 'to', 'from', 'until', 'by', 'and', 'or'])

function withArticle(topic: string, text: string): string {
  const at = text.toLowerCase().indexOf(topic.toLowerCase())
  return at < 0 ? topic : text.slice(at, at + topic.length)
}

function deadlineIn(text: string, wording: Wording): { rest: string; deadline?: string } {
  const time = readTimes(text, wording).find(({ kind }) => kind === 'before')
  if (!time) return { rest: text }
  return {
    rest: withoutEnd(`${text.slice(0, time.at)} ${text.slice(time.until)}`.trim(), ' ,'),
    deadline: text.slice(time.at, time.until),
  }
}

/** “Because of the strike” is “This is because of the strike.” */
function reasonOf(text: string, said: string): string {
  const isNoun = / of$|^due to$/i.test(said)
  return isNoun ? `this is ${said.toLowerCase()} ${text}` : text
}

const paying = phrases([
  ['fee note, fee, rent, invoice, invoices, bill, payment, outstanding amount, overdue invoice', true],
])

/** What the parts come to together. */
function settled(wish: Compose): Compose {
  const purpose = wish.purpose
  if (purpose === 'follow-up' && wish.topic !== undefined && findPhrases(tokenize(wish.topic), paying).length > 0)
    wish.purpose = 'payment'
  if (purpose === 'message' && (wish.words?.length ?? 0) === 0 && (wish.questions?.length ?? 0) > 0)
    wish.purpose = 'ask'
  if (byMatter.has(purpose) && wish.matter === undefined && wish.topic !== undefined) wish.matter = wish.topic
  if (wish.words?.length === 0) delete wish.words
  if (wish.questions?.length === 0) delete wish.questions
  return wish
}
