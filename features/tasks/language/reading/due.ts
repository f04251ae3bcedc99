import { tokenize } from '#foundation/language/text/tokens.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { dayAfter, lengths, type Place, type When, type Wording } from '#foundation/time/words/when.ts'
import type { RepeatsFrom } from '../../contract.ts'
import { findPhrases, joined, phrases, without } from '#foundation/language/text/phrases.ts'
import { finest } from './finest.ts'

export type SaidDue = { due: string; repeat: string | null; repeatsFrom: RepeatsFrom }

/** When something is to be done, and the text without it. “Tonight” has an hour; “this morning” is only the day. */
export function dueIn(said: string, wording: Wording): { said: SaidDue; rest: string } | undefined {
  const text = byTheEnd(said)
  const { plain, isAfterDone } = withoutAfterDone(text)
  const repeated = readRepetition(plain, wording)
  if (repeated) {
    const start = repeated.saysTime ? repeated.start : repeated.start.toPlainDate()
    const repeatsFrom = isAfterDone ? 'done' : 'due'
    const rest = cleared(plain, repeated.places)
    const first = startIn(rest, wording)
    const due = written(first?.start ?? start)
    return { said: { due, repeat: repeated.rule, repeatsFrom }, rest: first?.rest ?? rest }
  }
  const all = readTimes(text, wording).filter((time) => !isName(time, text))
  const times = leadingToIt(all, text)
  const first = times.findIndex(({ saysDay }) => saysDay)
  const day = corrected(times, text) ?? (first < 0 ? times.at(-1) : finest(times.slice(first), text))
  if (!day) return undefined
  const clock = times.find(({ saysTime, grain }) => saysTime && grain !== 'part')
  const on = lastDay(day, text, wording)
  const evening = clock ? undefined : times.find((time) => isEvening(time, text))
  const time = clock ? clockOf(clock) : evening && eveningOf(on, wording)
  const start = time ? on.toPlainDateTime(time) : on
  return { said: { due: written(start), repeat: null, repeatsFrom: 'due' }, rest: cleared(text, times) }
}

function isEvening({ grain, at, until }: When, text: string): boolean {
  return grain === 'part' && /\b(?:tonight|tonite|2night|evening|eve|night)\b/i.test(text.slice(at, until))
}

/** Its beginning; when it has begun, the next full hour of it; at the end of the day none. */
function eveningOf(day: Temporal.PlainDate, { now }: Wording): Temporal.PlainTime | undefined {
  const begin = Temporal.PlainTime.from({ hour: 18 })
  if (!day.equals(now.toPlainDate()) || now.hour < begin.hour) return begin
  return now.hour < 23 ? Temporal.PlainTime.from({ hour: now.hour + 1 }) : undefined
}

/** “She starts Monday, so due Sunday”: where one day is said to be when it is due, the others are not. */
function leadingToIt(times: readonly When[], text: string): readonly When[] {
  const led = times.filter((time) => time.saysDay && dueLead.test(text.slice(0, time.at)))
  const [only, ...more] = led
  if (!only || more.length > 0 || times.filter(({ saysDay }) => saysDay).length === 1) return times
  return times.filter((time) => time === only || (!time.saysDay && time.at > only.at))
}

const dueLead = /\b(?:due|deadline)(?: is| it| by| on|:)* $/i

/** “The Q4 forecast”, “the October receipts”: it says which ones, and not when they are due. */
function isName({ kind, grain, at, until }: When, text: string): boolean {
  if (sunny.test(text.slice(at))) return true
  if (grain === 'part') return isNamedPart(text.slice(0, until), text.slice(until))
  const isSeason = seasons.test(text.slice(at, until))
  if (!isSeason && (kind !== 'instant' || !(grain === 'month' || grain === 'quarter' || grain === 'year'))) return false
  const said = tokenize(text.slice(at, until))[0]?.text ?? ''
  const [lead, next] = [tokenize(text.slice(0, at)).at(-1)?.text ?? '', tokenize(text.slice(until))[0]?.text ?? '']
  const leads = leading.has(lead) || leadsItself.has(said)
  return !leads && next !== '' && text.charAt(until) === ' ' && !notNouns.has(next)
}

/** “Sun cream”, “sat nav”. */
const sunny = /^(?:sun (?:cream|hat|glasses|screen|lotion|shade|block|bed|roof)|sat nav)s?\b/i

/** “The evening plan”, and not “in the evening”. */
function isNamedPart(said: string, behind: string): boolean {
  const next = tokenize(behind)[0]?.text ?? ''
  return (
    /(?<!\b(?:in|by|for|of) )\b(?:the|an?|our|my) \p{L}+$/iu.test(said) &&
    /^ \p{L}/u.test(behind) &&
    !notNouns.has(next)
  )
}

/** “Winter tyres”, “Christmas cards”, “for the summer fair”. */
const seasons = /^(?:for )?(?:the )?(?:spring|summer|autumn|winter|christmas|xmas|easter|weekend)$/i

const leadsItself = new Set('this next last end by before until in sometime on of due'.split(' '))
const notNouns = new Set('and or to for by on at in with the a an please is it but so then i we'.split(' '))

/** “Sometime next week is fine, say Tuesday”: what was said last counts. */
function corrected(times: readonly When[], text: string): When | undefined {
  const days = times.filter(({ saysDay }) => saysDay)
  return days.slice(1).findLast(({ at }) => corrections.has(tokenize(text.slice(0, at)).at(-1)?.text ?? ''))
}

const corrections = new Set(['say', 'sorry', 'mean', 'rather', 'actually', 'no', 'nope', 'wait', 'make'])

/** “Before the end of the month” has its last day as well. */
function byTheEnd(text: string): string {
  return text.replace(/\bbefore (?=(?:the )?end of )/i, 'by ')
}

/** “…, start today”, “first time on Monday”: when a repeating task is first due. */
function startIn(text: string, wording: Wording): { start?: Temporal.PlainDate; rest: string } | undefined {
  const tokens = tokenize(text)
  for (const { end, at } of findPhrases(tokens, starters)) {
    const from = tokens[end - 1]?.to ?? 0
    const [time] = readTimes(text.slice(from), wording)
    const isEnd = !time && text.slice(from).replaceAll(/[\s,.]/g, '') === ''
    if (isEnd) return { rest: text.slice(0, tokens[at]?.from) }
    if (!time?.saysDay || text.slice(from, from + time.at).trim().length > 3) continue
    const rest = joined(text.slice(0, tokens[at]?.from), text.slice(from + time.until))
    return { start: time.start.toPlainDate(), rest }
  }
  return undefined
}

const starters = phrases([
  [
    'start, starting, starts, start it, first time, first one, first, beginning, from, begin, starting from, first due',
    true,
  ],
])

const afterDone = phrases([
  [
    'after it was done, after it is done, after it has been done, after I have done it, after I did it, after I do it, after doing it, after done, after completion, after it was completed, after it is completed, after completing it, after it was finished, after I finish it, from when it was done, from when it is done, from completion, once it is done, once done, after the last time, after that is done, after they were done',
    true,
  ],
])

function withoutAfterDone(text: string): { plain: string; isAfterDone: boolean } {
  const tokens = tokenize(text)
  const [after] = findPhrases(tokens, afterDone)
  return after ? { plain: without(text, tokens, after), isAfterDone: true } : { plain: text, isAfterDone: false }
}

/** “By Friday” is Friday, “before Friday” the day before it, “by the end of the month” its last day. */
function lastDay(
  { kind, start, end, at, until, saysTime, grain }: When,
  text: string,
  wording: Wording,
): Temporal.PlainDate {
  // “This week” has begun, and is meant to its end.
  const hasBegun = end && Temporal.PlainDateTime.compare(start, wording.now) < 0 && lengths[grain] !== undefined
  if (kind === 'instant' && hasBegun) return end.toPlainDate().subtract({ days: 1 })
  const said = text.slice(at, until).toLowerCase()
  // “End of this month” is its last day.
  if (kind === 'interval' && end && !saysTime && endsOf.test(said)) return end.toPlainDate().subtract({ days: 1 })
  if (kind !== 'before' || !end) return start.toPlainDate()
  // What waits until next week is due when that begins.
  const [, unit] = /^(?:until|till|til) next (week|month)$/.exec(said) ?? []
  if (unit !== undefined) return end.toPlainDate().subtract(unit === 'week' ? { days: 7 } : { months: 1 })
  // “Can wait till January”.
  if (/^(?:until|till|til) \p{L}+$/u.test(said) && grain === 'month') return end.toPlainDate().subtract({ months: 1 })
  // “By EOD today” ends with the day.
  const isMidnight = end.hour === 0 && end.minute === 0
  const isNamed = (saysTime && !isMidnight) || (said.startsWith('by ') && !endsOf.test(said))
  return isNamed ? end.toPlainDate() : end.toPlainDate().subtract({ days: 1 })
}

const endsOf = /\b(?:end of|close of|eod|eob|cob|eow|eom)\b/

/** Of “by 5pm” the end is what was said. */
function clockOf({ kind, start, end }: When): Temporal.PlainTime {
  return (kind === 'before' ? (end ?? start) : start).toPlainTime()
}

function written(time: Temporal.PlainDate | Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}

function cleared(text: string, places: readonly Place[]): string {
  return places.toReversed().reduce((rest, { at, until }) => {
    return joined(withoutLead(rest.slice(0, at).replace(beDone, ' ')), rest.slice(until).replace(enough, ''))
  }, text)
}

/** “…, needs to be done by”, “…, should be over by”, and “Sunday latest”, “Monday is fine”, “today itself”. */
const beDone =
  /(?:,| and| -)? ?\b(?:it |which |that |so )?(?:needs|has|have|must|should|ought|got|is|to)(?: to)? be (?:done|finished|completed|sorted|over|out|ready|in|through|sent|submitted|delivered|complete) (?=(?:by|before|until|till|on|for|latest by)? ?$)/i
const enough =
  /^ ?(?:(?:at the )?(?:very )?latest|itself|only|max|maximum|(?:is|would be|will be) (?:fine|ok|okay|enough|good|perfect|soon enough)|will do|would do|is early enough)(?=$|[,.;!)])/i

/** The words that only lead to a time go with it. */
function withoutLead(before: string): string {
  const words = before.trimEnd().split(' ')
  let isDue = false
  for (let last = plainWord(words.at(-1)); ; last = plainWord(words.at(-1))) {
    const isLead = leading.has(last) || leadsTo(last, plainWord(words.at(-2))) || (isDue && leadingToDue.has(last))
    if (words.length === 0 || !isLead) return words.join(' ')
    isDue ||= dueNouns.has(last)
    words.pop()
  }
}

/** “Deadline is”, “last date”. */
function leadsTo(word: string, before: string): boolean {
  if (word === 'is') return dueNouns.has(before)
  return word === 'date' && qualifying.has(before)
}

const qualifying = new Set('due last final target end'.split(' '))

function plainWord(word = ''): string {
  return word.toLowerCase().replaceAll(',', '')
}

const leading = new Set([
  'on',
  'by',
  'at',
  'for',
  'until',
  'till',
  'before',
  'due',
  'starting',
  'from',
  'this',
  'in',
  'deadline',
  'deadline:',
  'due:',
  'latest',
  'cutoff',
  'sometime',
])
const dueNouns = new Set('due deadline deadline: due: date date: cutoff cut-off latest'.split(' '))
const leadingToDue = new Set(
  "so it's its it is which that's date be and with w/ w a the of to should needs last due final target hard firm - –".split(
    ' ',
  ),
)

/** What is said of an item without a day is on the day that stands before all of them: “to do Friday: call Bob at 9”. */
export function onItsDay(item: string, wording: Wording, around: Wording): Wording {
  return readTimes(item, wording).some(({ saysDay }) => saysDay) ? wording : around
}

/** A stretch of days: “today”, “this week”, “before Friday”. */
export function daysIn(said: string, wording: Wording): { from?: string; before?: string; rest: string } | undefined {
  const text = byTheEnd(said)
  const [time] = readTimes(text, wording)
  if (!time) return undefined
  const rest = cleared(text, [time])
  // “Right now” is when it is asked, and no day on which anything is due.
  if (time.grain === 'second') return daysIn(rest, wording) ?? { rest }
  const start = time.start.toPlainDate()
  if (time.kind === 'before') return { before: dayAfterLast(time, text, wording), rest }
  if (time.kind === 'after') return { from: start.toString(), rest }
  const last = dayAfter(time)
  const isToToday = running.test(text.slice(time.at, time.until)) && last.equals(wording.now.toPlainDate())
  const end = isToToday ? last.add({ days: 1 }) : last
  return { from: start.toString(), before: end.toString(), rest }
}

/** “The last seven days”, “the past week”: they end with today, as “last week” does not. */
const running =
  /\b(?:(?:last|past) (?!(?:week|month|year)\b)\S+(?: of)? ?\S* ?(?:days|weeks|months)|past (?:week|month|year))\b/i

/** “By Friday” is with Friday, “before Friday” without. */
function dayAfterLast(time: When, text: string, wording: Wording): string {
  return time.end ? lastDay(time, text, wording).add({ days: 1 }).toString() : time.start.toPlainDate().toString()
}
