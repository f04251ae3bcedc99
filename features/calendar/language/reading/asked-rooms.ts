import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { ours } from '../event/happenings.ts'
import { minutesIn, soon } from '../event/openings.ts'
import type { SaidSpan } from '../event/said-event.ts'
import { spanOf, spokenTimes, without } from '../event/spans.ts'
import type { FreeWish } from '../wish.ts'
import type { Asked, Read } from './asked.ts'
import { partOfDays } from '../event/parts-of-days.ts'
import { sidesIn } from './sides.ts'
import { isTimeAlone } from './splitting.ts'

/** Whether and when somebody is free. */
export const rooms = {
  'would-clash': ({ slot, wording }: Asked): Read | undefined => {
    const day = spanOf(slot('what'), wording)
    const span = spanOf(`${day?.saysDay === true ? day.words : ''} at ${slot('when')}`, wording)
    return span && free(span, 30, 'whether', true)
  },
  'when-free': (asked: Asked): Read | undefined => besideEvent(asked) ?? inParts(asked) ?? room(asked, 'when'),
  'is-free': (asked: Asked): Read | undefined =>
    besideEvent(asked) ?? (ofSeveral.test(asked.text) ? inParts(asked) : undefined) ?? room(asked, 'whether'),
}

/** “Am I free in the afternoon?” asks of one. */
const ofSeveral = /\b(?:mornings|afternoons|evenings|nights|any|which|some|free (?:morning|afternoon|evening|night))\b/i

/** “Half an hour before “Board meeting””, “after the dentist and before the design review”. */
function besideEvent({ text, wording }: Asked): Read | undefined {
  const sides = sidesIn(text, wording)
  if (!sides) return undefined
  const { from, to } = soon(wording)
  const wish: FreeWish = {
    do: 'free',
    span: { from, to, words: sides.words, saysDay: false },
    minutes: minutesIn(text.replace(sides.words, '')) ?? minutesIn(text) ?? 30,
    exact: false,
    asks: 'when',
    beside: sides.beside,
  }
  return { wish, sure: true }
}

/** “Which evenings are still free this week?” */
function inParts({ text, wording }: Asked): Read | undefined {
  const found = partOfDays(text, wording)
  const wide = found && (spanOf(found.rest, wording) ?? soon(wording))
  if (!found || !wide) return undefined
  const { wish } = free(wide, minutesIn(found.rest) ?? 30, 'when', false)
  return { wish: { ...wish, part: found.part } as FreeWish, sure: true }
}

function room(asked: Asked, form: 'whether' | 'when'): Read | undefined {
  const { text, wording, slot, says } = asked
  const day = slot('day') === '' ? undefined : `on ${slot('day')}`
  if (day !== undefined && !isTimeAlone(day, wording)) return undefined
  // “Free in two hours” is a time, “fit in two hours” is none.
  const { whens, rest } = says('to-fit') ? { whens: [], rest: text } : spokenTimes(text, wording)
  const said = minutesIn(rest) ?? (form === 'when' && says('whole-day') ? 8 * 60 : undefined)
  const lengths = readLengths(text).filter(({ at, until }) => whens.every((when) => at < when.at || when.until < until))
  const span = withHour(asked.span?.words ?? day, asked) ?? asked.span ?? spanOf(day ?? without(text, lengths), wording)
  if (form === 'whether' && !span && said === undefined) return says('free-word') ? freeNow(asked) : undefined
  // “A 45 minute gap between 9 and 12” may be anywhere in those hours.
  const isWide = said !== undefined && isPoint(span) && minutesOf(span) > said
  const isWithin = isWide && whens.some(({ kind }) => kind === 'interval')
  const asks = form === 'whether' && (said === undefined || isPoint(span)) && !isWithin ? 'whether' : 'when'
  const exact = isPoint(span) && !isWithin && !(form === 'when' && isWide)
  const wide = span ?? soon(wording)
  const to = exact && said !== undefined ? wide.from.add({ minutes: said }) : wide.to
  const sure = span !== undefined || said !== undefined || form === 'when' || ours.test(text)
  const { wish } = free({ ...wide, to }, said ?? 30, asks, exact)
  const isFirst = form === 'when' && /\bnext (?!week|month|few|days?)/i.test(text)
  return { wish: isFirst && wish.do === 'free' ? { ...wish, isFirst: true } : wish, sure }
}

/** “Is Thursday free at ten”: the hour may come after the question. */
function withHour(day: string | undefined, { slot, wording }: Asked): SaidSpan | undefined {
  const rest = slot('rest')
  const isTimed = day !== undefined && spokenTimes(rest, wording).whens.some(({ saysTime }) => saysTime)
  return isTimed ? spanOf(`${day} ${rest}`, wording) : undefined
}

function freeNow({ wording: { now } }: Asked): Read {
  return free({ from: now, to: now.add({ minutes: 30 }), words: 'now', saysDay: true }, 30, 'whether', true)
}

function free(span: SaidSpan, minutes: number, asks: 'whether' | 'when', exact: boolean): Read {
  return { wish: { do: 'free', span, minutes, exact, asks }, sure: true }
}

/** So short that only one thing can be meant by being free in it. */
function isPoint(span: SaidSpan | undefined): span is SaidSpan {
  return span !== undefined && minutesOf(span) <= 180
}

function minutesOf({ from, to }: SaidSpan): number {
  return from.until(to).total('minutes')
}
