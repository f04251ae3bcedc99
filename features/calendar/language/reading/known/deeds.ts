import type { Token } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Place, When, Wording } from '#foundation/time/words/when.ts'
import { addressedIn } from '../../event/addressed.ts'
import { readTimes } from '../../event/times.ts'
import type { Clock, Destination, Wish } from '../../wish.ts'
import { alike } from '../alike.ts'
import { nowhere, readDestination } from '../destination.ts'
import { isHour } from '../splitting.ts'
import { clockOf } from '../spoken-times.ts'
import { earlier, lasting, later, light, longer, moving, shorter } from './known-words.ts'
import type { KnownEvent } from './mentions.ts'

/** `it`: the event that is spoken of. `named`: words of titles. `side`: another event that it goes beside. */
export type Clause = {
  text: string
  tokens: readonly Token[]
  named: ReadonlySet<Token>
  it: KnownEvent
  side: { side: 'after' | 'before'; event: KnownEvent } | undefined
}

/** `used`: words that say it; `beside`: words that may stand with it and change nothing. */
export type Deed = { wish: Changed; used: ReadonlySet<Token>; beside: ReadonlySet<string> }
type WithoutTarget<W> = W extends unknown ? Omit<W, 'target'> : never
type Changed = WithoutTarget<Extract<Wish, { do: 'move' | 'resize' | 'invite' }>>

/** What a message says is to become of an event. */
export function deedIn(clause: Clause, wording: Wording): Deed | undefined {
  return invited(clause) ?? movedBeside(clause) ?? lengthened(clause) ?? moved(clause, wording)
}

/** “Get tom@example.com onto it too”: whoever has an address. */
function invited({ text, tokens }: Clause): Deed | undefined {
  const people = addressedIn(text)
  const verb = tokens.find((token) => inviting.has(token.text))
  if (people.length === 0 || !verb) return undefined
  const from = tokens.indexOf(verb)
  const used = tokens.slice(from, tokens.findLastIndex((token) => isWithinAddress(token, text)) + 1)
  return { wish: { do: 'invite', people, really: false }, used: new Set(used), beside: besideInviting }
}

const inviting = new Set('invite include get bring loop add'.split(' '))
const besideInviting = new Set('in into onto also along'.split(' '))

/** An address is several tokens. */
export function isWithinAddress({ from, to }: Token, text: string): boolean {
  const start = text.lastIndexOf(' ', from) + 1
  const end = text.indexOf(' ', to)
  return text.slice(start, end === -1 ? undefined : end).includes('@')
}

/** “To right after the review”, as long as before. */
function movedBeside({ tokens, named, it, side }: Clause): Deed | undefined {
  if (!side || side.event.allDay || it.allDay || side.event.ref.id === it.ref.id) return undefined
  // “Put lunch after the review” moves nothing that is called otherwise.
  const isNamed = it.words.some((word) => tokens.some((token) => named.has(token) && alike(token.text, word)))
  if (!isNamed) return undefined
  if (!tokens.some((token) => (moving.has(token.text) || token.text === 'get') && !named.has(token))) return undefined
  const start = side.side === 'after' ? side.event.to : side.event.from.subtract(it.from.until(it.to))
  const to: Destination = { ...nowhere, day: start.toPlainDate(), clock: clockAt(start) }
  return { wish: { do: 'move', to }, used: new Set(), beside: besideSide }
}

const besideSide = new Set([
  ...moving,
  'get',
  'should',
  'wants',
  'after',
  'before',
  'right',
  'directly',
  'straight',
  'immediately',
  'just',
  'following',
])

function clockAt({ hour, minute }: Temporal.PlainDateTime): Clock {
  return { hour, minute, sure: true }
}

/** “An hour earlier”, “30 minutes more”, “90 minutes”. */
function lengthened(clause: Clause): Deed | undefined {
  const { text, tokens, named } = clause
  const [length, ...others] = readLengths(masked(text, named))
  if (!length || others.length > 0) return undefined
  const used = within(tokens, length)
  const words = tokens.filter((token) => !used.has(token) && !named.has(token)).map((token) => token.text)
  const says = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  const { duration } = length
  // “Shorten it to half an hour”, “shorter, like 40 minutes” say how long it is then.
  const isTo = lastingThen.test(text.slice(0, length.at)) && !changing.test(text.slice(length.until))
  if (isTo && (says(longer) || says(shorter))) {
    // “Longer, only 15 minutes” of an hour contradicts itself.
    const contradicts = says(longer) === isShorter(duration, clause.it)
    return contradicts ? undefined : { wish: { do: 'resize', to: { to: duration } }, used, beside: besideLength }
  }
  const isDays = duration.days + duration.weeks > 0 && !clause.it.allDay
  if (isDays && words.some((word) => word === 'further' || word === 'on'))
    return {
      wish: { do: 'move', to: { ...nowhere, by: duration } },
      used,
      beside: new Set([...besideShift, 'further']),
    }
  if (says(longer)) return { wish: { do: 'resize', to: { by: duration } }, used, beside: besideLength }
  if (says(shorter)) return { wish: { do: 'resize', to: { by: duration.negated() } }, used, beside: besideLength }
  if (says(earlier))
    return { wish: { do: 'move', to: { ...nowhere, by: duration.negated() } }, used, beside: besideShift }
  if (says(later)) return { wish: { do: 'move', to: { ...nowhere, by: duration } }, used, beside: besideShift }
  if (tokens.some((token) => token.text === 'in') || duration.days + duration.weeks + duration.months > 0)
    return undefined
  return { wish: { do: 'resize', to: { to: duration } }, used, beside: besideLength }
}

const lastingThen = /(?<!\bby )\b(?:to|like|say|only)\s*$/i
const changing = /^\s*(?:more|less|longer|shorter|extra)\b/i

function isShorter(duration: Temporal.Duration, { from, to }: KnownEvent): boolean {
  return Temporal.PlainDateTime.compare(from.add(duration), to) < 0
}

const besideLength = new Set([...lasting, ...longer, ...shorter, 'put', 'make', 'need', 'needs'])
const besideShift = new Set([...moving, ...later, ...earlier])

/** “Wednesday morning at nine”, “only 6:30 works for her”. */
function moved(clause: Clause, wording: Wording): Deed | undefined {
  const { text, tokens, named } = clause
  const bare = masked(text, named)
  // “The room is lab 7 now” says no time.
  const whens = readTimes(bare, wording).filter(({ grain }) => grain !== 'second')
  if (readLengths(bare).some(({ at, until }) => !whens.some((when) => when.at <= at && until <= when.until)))
    return undefined
  // “Until Christmas” says how long, where nothing is moved.
  const isUntil = whens.some(({ kind, saysDay, saysTime }) => kind === 'before' && saysDay && !saysTime)
  if (isUntil && !tokens.some(({ text: word }) => moving.has(word))) return undefined
  // “Mon to Thu” is no day to move to.
  if (whens.some(isOfDays) && !clause.it.allDay) return undefined
  const timed = new Set(whens.flatMap((when) => [...within(tokens, when)]))
  const alone = tokens.filter(
    (token, at) =>
      !timed.has(token) && !named.has(token) && isHour(token.text) && isFigure(token) && !isNumbered(clause, at),
  )
  const [hour, ...more] = alone
  if (more.length > 0 || (whens.length === 0 && !hour)) return undefined
  // “At 4 would suit better”: where more is said, the times alone say where to.
  const times = whens.map(({ at, until }) => bare.slice(at, until)).join(' ')
  const read =
    whens.length > 0
      ? (readDestination(bare.trim(), wording) ?? readDestination(times, wording) ?? dayToTime(times, wording))
      : nowhere
  const clock = hour ? clockOf(hour.text, wording) : read?.clock
  const to = read && { ...read, clock: read.clock ?? clock }
  if (!to || (!to.day && !to.clock && !to.part)) return undefined
  const used = new Set([...timed, ...(hour ? [hour] : [])])
  const finish = tokens.find((token) => finishing.has(token.text) && !named.has(token))
  const start = finish && tokens.find((token) => starting.has(token.text) && !named.has(token))
  // “Start at 9:30, same end” says two things.
  if (start) return undefined
  if (finish && to.clock && !to.part)
    return { wish: { do: 'resize', to: { until: to.clock } }, used: used.add(finish), beside: besideMoving }
  return { wish: { do: 'move', to }, used, beside: besideMoving }
}

function isOfDays({ kind, grain, start, end }: When): boolean {
  return kind === 'interval' && grain === 'day' && end !== undefined && start.until(end).total('days') > 1
}

/** “It has to finish at four” says when it ends. */
const finishing = new Set('finish finishes end ends'.split(' '))
const starting = new Set('start starts begin begins'.split(' '))

/** “Today to four”: the day and where to. */
function dayToTime(text: string, wording: Wording): Destination | undefined {
  const [, day = '', time = ''] = /^(.+) to (\S+(?: ?[ap]m)?)$/i.exec(text.trim()) ?? []
  const to = day === '' ? undefined : readDestination(day, wording)
  const clock = time === '' ? undefined : clockOf(time, wording)
  return to?.day && !to.clock && clock ? { ...to, clock } : undefined
}

const besideMoving = new Set([...moving, 'before', 'done', 'do', 'available', 'free', 'makes', 'manage', 'as', 'well'])

/** “On pitch 4”: the figure belongs to what stands before it. */
function isNumbered({ tokens, named, it }: Clause, at: number): boolean {
  const before = tokens[at - 1]
  // “Courtroom 14” of “Hearing, courtroom 12” says another number.
  const place = before ? it.words.indexOf(before.text) : -1
  if (place !== -1 && /^\d/.test(it.words[place + 1] ?? '')) return true
  return before !== undefined && !named.has(before) && !light.has(before.text) && !besideMoving.has(before.text)
}

/** “One” and “ten” are more often no time of day. */
function isFigure({ text }: Token): boolean {
  return /^\d/.test(text)
}

function within(tokens: readonly Token[], { at, until }: Place): Set<Token> {
  return new Set(tokens.filter(({ from, to }) => from >= at && to <= until))
}

/** The text with spaces where words of titles stand. */
function masked(text: string, named: ReadonlySet<Token>): string {
  return [...named].reduce((so, { from, to }) => so.slice(0, from) + ' '.repeat(to - from) + so.slice(to), text)
}
