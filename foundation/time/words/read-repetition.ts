import { readBareRange, readOneMore } from './ranges/bare-range.ts'
import { readTimes } from './read-times.ts'
import { remembered } from './remembered.ts'
import { type Bounds, readBounds } from './repetition/bounds.ts'
import { ended } from './repetition/clauses.ts'
import { mask, masked } from './text/mask.ts'
import type { Core } from './repetition/adverbs.ts'
import { readCore } from './repetition/core.ts'
import { withDetails, withEarlier } from './repetition/details.ts'
import { ruleOf } from './repetition/draft.ts'
import { readExceptions } from './repetition/except.ts'
import { leftOut, without } from './repetition/left-out.ts'
import { firstOf, lastDay, nextKept } from './repetition/start.ts'
import { type Found, textAt, type Word, wordsOf } from './repetition/words.ts'
import type { Place, Repeated, When, Wording } from './when.ts'

/** More than anybody says at once; what comes after is not read. */
const longest = 2_000

/** “Every other Monday at nine from March until June except in May”: the first repetition that the text says. */
export const readRepetition = remembered(readAnew)

function readAnew(text: string, wording: Wording): Repeated | undefined {
  const said = text.slice(0, longest)
  const words = wordsOf(said)
  const heart = findHeart(words)
  if (!heart) return undefined
  const { core, place, more } = heart
  const open = [place, ...(more ? [more] : [])].reduce((rest, piece) => masked(rest, piece.at, piece.until), said)
  const cut = readExceptions(open, wording)
  const bounds = readBounds(cut.text, { wording, frequency: core.frequency, several: core.weekdays.length > 1 })
  const times = readClock(bounds, wording)
  const places = [
    ...(core.kept ? [] : [place]),
    ...(more ? [more] : []),
    ...cut.places,
    ...bounds.places,
    ...times.map(placeOf),
  ]
  const repeated = compose({ core: without(core, cut.exceptions), bounds, times, wording })
  const left = leftOut({ rule: repeated.rule, start: repeated.start, exceptions: cut.exceptions, core })
  const kept = beginningWithoutThem(repeated, left)
  return { ...hull([place, ...places]), ...kept, places: places.toSorted((a, b) => a.at - b.at) }
}

type Heart = { core: Core; place: Place; more?: Place }

function findHeart(words: readonly Word[]): Heart | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const core = readCore(words, at)
    if (!core) continue
    if (core.value.kept) return withLater(words, { at, core })
    const { value, end } = withDetails(core.value, words, core.end)
    const earlier = withEarlier(value, words, at)
    return { core: earlier.value, place: placeBetween(words, earlier.begin, end) }
  }
  return undefined
}

/** “Weekly review of the budget *on Fridays*”: what names the thing is apart from its days. */
function withLater(words: readonly Word[], { at, core }: { at: number; core: Found<Core> }): Heart {
  const place = placeBetween(words, at, core.end)
  for (let next = core.end; next < words.length; next += 1) {
    if (!['on', 'every', 'each', 'in'].includes(textAt(words, next))) continue
    const { value, end } = withDetails(core.value, words, next)
    if (end > next) return { core: { ...value, kept: true }, place, more: placeBetween(words, next, end) }
  }
  return { core: core.value, place }
}

function placeBetween(words: readonly Word[], at: number, end: number): Place {
  return { at: words[at]?.at ?? 0, until: words[end - 1]?.until ?? 0 }
}

/** The times of day, or the one day with its time: a time that is said alone does not depend on what time it is now. */
function readClock(bounds: Bounds, wording: Wording): readonly When[] {
  const morning = { ...wording, now: (bounds.start?.from ?? wording.now).toPlainDate().toPlainDateTime() }
  const text = bounds.text.replaceAll(mask, ' ')
  const found = readTimes(text, morning)
  const main = readBareRange(bounds.text, morning) ?? found.find(({ saysTime }) => saysTime)
  if (!main)
    return readTimes(text, wording)
      .filter(({ saysDay, kind }) => saysDay && kind !== 'before')
      .slice(0, 1)
  if (main.saysDay)
    return readTimes(text, wording)
      .filter(({ saysTime }) => saysTime)
      .slice(0, 1)
  return oneByOne(bounds.text, main, morning)
}

/** “at 9 and 17”, “at 8, 12 and 18”. */
function oneByOne(text: string, first: When, wording: Wording): When[] {
  const all = [first]
  for (let last: When | undefined = first; last?.kind === 'instant' && all.length < 24;) {
    last = readOneMore(text, last, wording)
    if (last) all.push(last)
  }
  return all
}

type Parts = { core: Core; bounds: Bounds; times: readonly When[]; wording: Wording }
type Composed = Pick<Repeated, 'rule' | 'saysDay' | 'saysTime'> & {
  start: Temporal.PlainDateTime
  end?: Temporal.PlainDateTime
}

function compose({ core, bounds, times, wording }: Parts): Composed {
  const when = times[0]
  const clock = bounds.start?.when?.saysTime ? bounds.start.when : when?.saysTime ? when : undefined
  const dated = !bounds.start && when?.saysDay ? when : undefined
  const day = (bounds.start?.from ?? dated?.start ?? wording.now).toPlainDate()
  const pattern = [ruleOf(core), ...hours(times)].join(';')
  const start = firstOf(pattern, {
    day,
    time: clock?.start.toPlainTime(),
    now: bounds.start || dated ? undefined : wording.now,
  })
  const until =
    bounds.until ?? endOfSpan(dated) ?? (bounds.lasts && lastDay(pattern, start, { from: day, lasts: bounds.lasts }))
  const end = clock?.kind === 'interval' && clock.end ? start.add(clock.start.until(clock.end)) : undefined
  return {
    rule: [
      pattern,
      ...(bounds.count ? [`COUNT=${bounds.count}`] : until ? [`UNTIL=${until.toString().replaceAll('-', '')}`] : []),
    ].join(';'),
    start,
    saysDay: Boolean(bounds.start ?? dated),
    saysTime: clock !== undefined,
    ...(end && { end }),
  }
}

function hours(times: readonly When[]): string[] {
  if (times.length < 2) return []
  const list = [...new Set(times.map(({ start }) => start.hour))].toSorted((a, b) => a - b)
  return [`BYHOUR=${list.join(',')}`, `BYMINUTE=${times[0]?.start.minute ?? 0}`]
}

/** A series does not begin with what is left out of it. */
function beginningWithoutThem(
  repeated: Composed,
  left: readonly Temporal.PlainDateTime[],
): Composed & Pick<Repeated, 'except'> {
  const { rule, start, end } = repeated
  const first = nextKept(rule, start, left)
  const except = left.filter((time) => Temporal.PlainDateTime.compare(time, first) > 0)
  return { ...repeated, start: first, ...(end && { end: first.add(start.until(end)) }), except }
}

/** “Every day next week”: what is longer than a day bounds the repetition. */
function endOfSpan(dated: When | undefined): Temporal.PlainDate | undefined {
  if (!dated || !['week', 'weekend', 'month', 'quarter', 'year'].includes(dated.grain)) return undefined
  return (dated.end ?? ended(dated)).subtract({ nanoseconds: 1 }).toPlainDate()
}

function placeOf({ at, until }: Place): Place {
  return { at, until }
}

function hull(places: readonly Place[]): Place {
  return { at: Math.min(...places.map(({ at }) => at)), until: Math.max(...places.map(({ until }) => until)) }
}
