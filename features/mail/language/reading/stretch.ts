import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'

export type Stretch = { since?: string; until?: string }

/** When mail came, and the text without it. It came before now: “on Monday” is the last one. */
export function stretchIn(said: string, wording: Wording): (Stretch & { rest: string }) | undefined {
  const text = inClockWords(said)
  const aged = agedIn(text, wording)
  if (aged) return aged
  const found = readTimes(text, wording).find((time) => !isName(text, time) && !isNow(text, time))
  if (!found) return undefined
  const words = text.slice(found.at, found.until).toLowerCase()
  // “From last week” is that week, while “since last week” has not ended.
  const bare = words.startsWith('from ') ? readTimes(words.slice('from '.length), wording)[0] : undefined
  const time = early(past(bare ?? found, wording, words))
  const rest = `${withoutLead(text.slice(0, found.at))} ${text.slice(found.until).trimStart()}`.trim()
  if (time.kind === 'after') return { since: minute(time.start), rest }
  if (time.kind === 'before') return { until: minute(time.end ?? time.start), rest }
  const end = time.end ?? time.start.add(lengths[time.grain] ?? { days: 1 })
  const isRecent = /^(?:in |over |within |during )?(?:the )?(?:last|past)\b/.test(words) && sinceThen.has(time.grain)
  return {
    since: minute(time.start),
    ...(!(isRecent && /\d|few|couple|two|three|days|hours/.test(words)) && { until: minute(end) }),
    rest,
  }
}

/** Times that are named after an activity, such as “overnight”. */
function inClockWords(text: string): string {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, byDoing)
  if (!found) return text
  const [from, to] = [tokens[found.at]?.from, tokens[found.end - 1]?.to]
  return `${text.slice(0, from)}${found.value}${text.slice(to)}`
}

const byDoing = phrases([
  ['overnight, over night, during the night, while i slept, while i was asleep', 'since yesterday 18:00'],
  ['since lunch, over lunch, during lunch, after lunch, since lunchtime', 'since 12:00'],
  ['since breakfast', 'since 08:00'],
])

/** “Older than ten days”, “from more than two weeks ago”, “newer than a week”. */
function agedIn(text: string, wording: Wording): (Stretch & { rest: string }) | undefined {
  const tokens = tokenize(text)
  const [age] = findPhrases(tokens, ages)
  const from = tokens[age?.end ?? 0]?.from
  if (!age || from === undefined) return undefined
  const behind = text.slice(from)
  const [length] = readLengths(behind)
  if (length?.at !== 0) return beforeDay(text, behind, { age, tokens, wording })
  const rest = `${withoutLead(text.slice(0, tokens[age.at]?.from))} ${withoutAgo(behind.slice(length.until))}`.trim()
  return { [age.value]: minute(wording.now.subtract(length.duration)), rest }
}

type Aged = { age: { at: number; value: 'since' | 'until' }; tokens: readonly Token[]; wording: Wording }

/** “Older than yesterday”. */
function beforeDay(
  text: string,
  behind: string,
  { age, tokens, wording }: Aged,
): (Stretch & { rest: string }) | undefined {
  const [time] = readTimes(behind, wording)
  if (time?.at !== 0 || !/^(?:older|newer|younger|not older)$/iu.test(tokens[age.at]?.text ?? '')) return undefined
  const { start, end } = past(time, wording)
  const moment = age.value === 'until' ? start : (end ?? start)
  return {
    [age.value]: minute(moment),
    rest: `${withoutLead(text.slice(0, tokens[age.at]?.from))} ${behind.slice(time.until)}`.trim(),
  }
}

const ages = phrases<'since' | 'until'>([
  ['older than, that are older than, which are older than, more than, over', 'until'],
  ['newer than, younger than, not older than, less than', 'since'],
])

function withoutAgo(text: string): string {
  return trimmed(text, new Set(['ago', 'old']))
}

/** “The Morning Digest” says no time. */
function isName(text: string, { at, until, grain }: When): boolean {
  const isFeast = /^(?:about )?(?:the )?(?:christmas|xmas|easter|halloween|thanksgiving|new year['’]?s?)$/iu.test(
    text.slice(at, until),
  )
  // “The Christmas party” is no day, and “from Christmas” is one.
  const isThing = isFeast && /^\s+\p{L}/u.test(text.slice(until)) && !dating.test(text.slice(0, at))
  return isThing || (grain === 'part' && /\p{Lu}/u.test(text.charAt(at)))
}

const dating = /\b(?:from|of|on|since|at|over|during|before|after|until|till|around|last|this|for|by)\s+$/iu

/** “Unread now” is what is unread. */
function isNow(text: string, { at, until }: When): boolean {
  return /^(?:right |just )?now$|^at the moment$|^currently$/iu.test(text.slice(at, until))
}

/** Mail of the morning may have come before anybody was up. */
function early(time: When): When {
  const isMorning = time.grain === 'part' && time.kind !== 'after' && time.start.hour >= 5 && time.start.hour < 10
  return isMorning ? { ...time, start: time.start.with(midnight) } : time
}

const sinceThen: ReadonlySet<When['grain']> = new Set(['day', 'hour', 'week', 'month', 'minute'])

const lengths: Partial<Record<When['grain'], Temporal.DurationLike>> = {
  minute: { minutes: 1 },
  hour: { hours: 1 },
  week: { days: 7 },
  weekend: { days: 2 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
}

function past(time: When, { now }: Wording, said = ''): When {
  const isOfMonth = /^(?:(?:from|of|on|since|before) )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/iu.test(said)
  const step = isOfMonth
    ? { months: 1 }
    : ({ month: { years: 1 }, quarter: { years: 1 }, hour: { days: 1 }, minute: { days: 1 } }[
        time.grain as 'month'
      ] ?? { days: 7 })
  const reference = time.kind === 'before' && time.end ? time.end : time.start
  if (Temporal.PlainDateTime.compare(reference, now) <= 0 || (time.kind === 'instant' && time.grain === 'year'))
    return time
  // At night, “since this morning” means since midnight.
  if (time.kind === 'after' && time.grain === 'part' && time.start.toPlainDate().equals(now.toPlainDate()))
    return { ...time, start: time.start.with(midnight) }
  // “8 October” was last year's, where a week before it is not over either.
  const isOver = Temporal.PlainDateTime.compare(reference.subtract(step), now) <= 0
  const back = isOver ? step : { years: 1 }
  return { ...time, start: time.start.subtract(back), ...(time.end && { end: time.end.subtract(back) }) }
}

/** Until when mail stays away, and the text without it. Days begin when work does. */
export function returnIn(text: string, wording: Wording): { until?: string; rest: string } {
  const [length] = readLengths(text)
  const [time] = readTimes(text, wording)
  if (length && (!time || (length.at <= time.at && time.until <= length.until))) {
    const at = wording.now.add(length.duration)
    return {
      until: minute(hasDays(length.duration) ? at.with(morning) : at),
      rest: withoutLead(text.slice(0, length.at)),
    }
  }
  if (!time) return { rest: withoutLead(text) }
  const said = text.slice(time.at, time.until)
  const named = time.kind === 'before' ? (readTimes(withoutLeads(said), wording)[0] ?? time) : time
  const rest = `${withoutLead(text.slice(0, time.at))} ${text.slice(time.until).trimStart()}`.trim()
  return { until: minute(named.saysTime ? named.start : named.start.with(morning)), rest }
}

const midnight = { hour: 0, minute: 0, second: 0 }
const morning = { hour: 8, minute: 0, second: 0 }

function hasDays({ days, weeks, months, years }: Temporal.Duration): boolean {
  return days + weeks + months + years > 0
}

function withoutLeads(said: string): string {
  const words = said.split(' ')
  const from = words.findIndex((word) => !leading.has(word.toLowerCase()))
  return words.slice(Math.max(0, from)).join(' ')
}

/** “The mail until” is “the mail”. */
function withoutLead(before: string): string {
  const words = before.trimEnd().split(' ')
  while (words.length > 0 && leading.has((words.at(-1) ?? '').toLowerCase().replaceAll(',', ''))) words.pop()
  return words.join(' ')
}

const leading = new Set('before until till til to for on in at by from of over since during again back then'.split(' '))

function minute(time: Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}
