import { amountIn, withoutAmount } from '#foundation/language/english/amounts.ts'
import { conditionalsIn, leavesIt } from '#foundation/language/english/conditions.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../event/courtesy.ts'
import type { ConditionWish, ListWish, Wish } from '../wish.ts'
import { metIn } from './told-before.ts'
import { orderVerbs } from './order-verbs.ts'
import { readQuestion } from './questions.ts'
import { readTimes } from '../event/times.ts'
import { isTimeAlone } from './splitting.ts'

/** How a wish without a condition is read. */
type ReadWish = (text: string) => { wish: Wish; sure: boolean } | undefined

/**
 * “If I'm free at 3 book Priya, otherwise Thursday”, “have I met with Tom this week? If not, …”: what is done depends on
 * what stands in the calendar now.
 */
export function readCondition(
  text: string,
  wording: Wording,
  read: ReadWish,
): { wish: Wish; sure: boolean } | undefined {
  for (const { test, order, otherwise: instead, holds } of conditionalsIn(text, (word) => orderVerbs.has(word))) {
    const isOpen = timeIn(test, wording) === '' && /\b(?:free|busy|available|booked)\b/i.test(test)
    const asked = testOf(isOpen ? `${test} ${timeIn(order, wording)}` : test, wording)
    if (!asked) continue
    const said = read(order) ?? read(`${order} ${timeIn(test, wording)}`)
    const meant = said && withTest(said.wish, { order, test }, wording, read)
    if (!meant || !canDepend(meant)) continue
    const wish = {
      do: 'if',
      ...asked,
      holds: asked.holds === holds,
      so: aboutTest(meant, asked.test),
      text,
    } as const
    const isElse = instead !== undefined && !leavesIt(instead)
    const otherwise = isElse ? elseOf(instead, { order, test }, wording, read) : undefined
    if (isElse && !otherwise) continue
    return { wish: otherwise ? { ...wish, otherwise: aboutTest(otherwise, asked.test) } : wish, sure: true }
  }
  return undefined
}

export type Test = Pick<ConditionWish, 'test' | 'holds' | 'more'>

/** A condition is a question whose answer decides. */
export function testOf(said: string, wording: Wording): Test | undefined {
  const { text, denied } = asQuestion(inMine(withoutCourtesy(said)))
  const more = amountIn(text)
  const test = readQuestion(more ? counting(text) : text, wording)?.wish
  if (test?.do !== 'list' && test?.do !== 'free' && test?.do !== 'next' && test?.do !== 'guess') return undefined
  // What comes beside an event is only known once that is found.
  if ('beside' in test && test.beside) return undefined
  if (test.do === 'list' && /^did\b/i.test(text))
    return { test: soFar(test, wording), holds: !denied, ...(more && { more }) }
  const busy = test.do === 'free' && /\b(?:busy|booked|taken)\b/i.test(text)
  return {
    test: test.do === 'free' ? { ...test, asks: 'whether' } : test,
    holds: denied === busy,
    ...(more && { more }),
  }
}

/** Rewrites “there is a review in my calendar for Friday” as “I have a review on Friday”. */
function inMine(said: string): string {
  return said
    .replace(/\s+(?:anymore|any more|any longer)\b/i, '')
    .replace(/^there(?:'s| is| are)\s+/i, 'I have ')
    .replace(/^(?:is|are) there\s+/i, 'do I have ')
    .replace(/ (?:in|on) (?:my|our|the) (?:calendar|diary|schedule)( for)?\b/i, (_, day: string | undefined) =>
      day === undefined ? '' : ' on',
    )
}

/** Whom somebody has met is over by now. */
function soFar(test: ListWish, { now }: Wording): ListWish {
  const { span } = test
  // “Did I already schedule a meeting in the next three days” asks about the future.
  if (Temporal.PlainDateTime.compare(span.from, now.round({ smallestUnit: 'minute', roundingMode: 'floor' })) >= 0)
    return test
  return Temporal.PlainDateTime.compare(span.to, now) > 0 ? { ...test, span: { ...span, to: now } } : test
}

/** “I haven't met with Tom” is asked as “did I meet with Tom”, and denied. */
function asQuestion(said: string): { text: string; denied: boolean } {
  const denied = /\b(?:not|no|nothing|never|none|without)\b|n't\b/i.test(said)
  const plain = said
    .replace(/n't\b/gi, '')
    .replaceAll(/\b(?:not|never|already|still|yet)\s+/gi, '')
    .replace(/\bnothing\b/i, 'anything')
    .replace(/\b(have|has|is|are|'s) no\b/i, '$1 any')
    .replace(/\b(i|we)'(m|re|ve)\b/gi, (_, who: string, verb: string) => `${who} ${full[verb] ?? verb}`)
    .replace(/\bthere's\b/i, 'there is')
  const turned = /^(i|we|there)\s+(am|are|have|has|do|is|was)\b\s*(.*)$/i.exec(plain)
  const stated = /^((?:the|my|our)\s.+?)\s+(is|are|was)\s+(.+)$/i.exec(plain)
  const text = turned
    ? questionOf(turned[1] ?? '', turned[2] ?? '', turned[3] ?? '')
    : stated
      ? `${stated[2]} ${stated[1]} ${stated[3]}`
      : plain
  return { text, denied }
}

const full: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have' }

function questionOf(who: string, verb: string, rest: string): string {
  const met = /^(?:met|seen|spoken|talked|had)\b/i.test(rest)
  if (met)
    return `did ${who} ${rest
      .replace(/^met\b/i, 'meet')
      .replace(/^seen\b/i, 'see')
      .replace(/^spoken\b/i, 'speak')
      .replace(/^talked\b/i, 'talk')}`
  return /^(?:have|has|do)$/i.test(verb) ? `do ${who} have ${rest.replace(/^have\s+/i, '')}` : `${verb} ${who} ${rest}`
}

function counting(text: string): string {
  return withoutAmount(text)
    .replace(/^do (i|we) have\s+/i, 'how many ')
    .replace(/^(how many \S+)/i, '$1 do i have')
}

/** What the wish leaves open is that of the condition: “if I'm free at 3, book Priya”, “if I haven't met Tom, book an hour”. */
function withTest(
  wish: Wish,
  said: { order: string; test: string },
  wording: Wording,
  read: ReadWish,
): Wish | undefined {
  if (wish.do !== 'create') return wish
  const isTimed = wish.said.when || wish.said.repeated || wish.find
  const isDayless = wish.said.when?.saysDay === false && !wish.said.repeated
  const time = isTimed ? (isDayless ? comingDayIn(said.test, wording) : '') : timeIn(said.test, wording)
  const whole = time === '' ? wish : read(`${said.order} ${time}`)?.wish
  const guest = metIn(said.test)
  if (whole?.do !== 'create' || guest === undefined || whole.said.people.length + whole.people.length > 0) return whole
  return { ...whole, said: { ...whole.said, people: [guest] }, invites: true }
}

/** The day that the condition is about: “if I'm free on Friday, book lunch at 1”. */
function comingDayIn(test: string, wording: Wording): string {
  const day = readTimes(test, wording)
    .find(({ saysDay, grain }) => saysDay && !longer.has(grain))
    ?.start.toPlainDate()
  const isOver = day !== undefined && Temporal.PlainDate.compare(day, wording.now.toPlainDate()) < 0
  return day === undefined || isOver ? '' : `on ${day.toString()}`
}

const longer: ReadonlySet<string> = new Set(['week', 'weekend', 'month', 'quarter', 'year'])

function timeIn(text: string, wording: Wording): string {
  const times = readTimes(text, wording)
  const [first] = times
  const last = times.at(-1)
  if (!first || !last) return ''
  const lead = /\b(?:at|on|from|in)\s*$/i.exec(text.slice(0, first.at))?.[0] ?? ''
  return `${lead}${text.slice(first.at, last.until)}`
}

/** “Otherwise Thursday” is the same at another time. */
function elseOf(
  text: string,
  said: { order: string; test: string },
  wording: Wording,
  read: ReadWish,
): Wish | undefined {
  const bare = withoutCourtesy(text)
  if (!isTimeAlone(bare, wording)) {
    const heard = read(bare)?.wish
    return heard && canDepend(heard) ? heard : undefined
  }
  const times = readTimes(said.order, wording)
  const without = times.reduceRight(
    (so, { at, until }) => so.slice(0, at).replace(/\b(?:at|on|in|from)\s*$/i, '') + so.slice(until),
    said.order,
  )
  const spoken = readTimes(bare, wording)
  const clock = spoken.some(({ saysTime }) => saysTime) ? '' : clockIn(`${said.test} ${said.order}`, wording)
  const day = spoken.some(({ saysDay }) => saysDay) ? '' : dayIn(`${said.test} ${said.order}`, wording)
  const lead = /^(?:on|at|in|next|tomorrow|today)\b/i.test(bare)
    ? ''
    : spoken.some(({ saysDay }) => saysDay)
      ? 'on '
      : 'at '
  return read([without.trim(), `${lead}${bare}`, clock, day].filter((piece) => piece !== '').join(' '))?.wish
}

function clockIn(text: string, wording: Wording): string {
  const when = readTimes(text, wording).find(({ saysTime }) => saysTime)
  return when ? `at ${when.start.toPlainTime().toString({ smallestUnit: 'minute' })}` : ''
}

function dayIn(text: string, wording: Wording): string {
  const when = readTimes(text, wording).find(({ saysDay }) => saysDay)
  return when ? `on ${when.start.toPlainDate().toString()}` : ''
}

/** “It” in what follows is what the condition is about. */
function aboutTest(wish: Wish, test: ConditionWish['test']): Wish {
  if (!('target' in wish) || wish.target?.it !== true || wish.target.named) return wish
  const { target } = wish
  if (test.do === 'list' && target.order) return { ...wish, target: { ...target, it: false, span: test.span } }
  const named = 'target' in test ? test.target : undefined
  return named ? { ...wish, target: { ...named, all: false } } : wish
}

const depending: ReadonlySet<Wish['do']> = new Set([
  'create',
  'beside',
  'move',
  'resize',
  'cancel',
  'swap',
  'rename',
  'place',
  'invite',
  'uninvite',
  'repeat',
  'several',
])

function canDepend({ do: deed }: Wish): boolean {
  return depending.has(deed)
}
