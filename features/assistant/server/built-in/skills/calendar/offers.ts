import { readParts } from '#features/calendar/language/event/parts.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import type { Said } from '#foundation/server/language.ts'
import { withoutCourtesy } from '#features/calendar/language/event/courtesy.ts'
import { capital } from '#features/calendar/language/event/titles.ts'
import { readPeople } from '#features/calendar/language/event/addressed.ts'
import type { Heard } from './reading/read-wish.ts'

/** “Book the second one”, of the free stretches that were shown last. */
export function chosenOffer(sentence: string, before: readonly Said[], wording: Wording): Heard | undefined {
  const last = before.at(-1)
  const slots = last?.role === 'assistant' && last.text.startsWith('You are free') ? slotsIn(last.text) : []
  const chosen = withoutCourtesy(sentence).replace(/\s+for\s+.+$/i, '')
  const isOnly = slots.length === 1 && onlyOne.test(chosen)
  const order = slots.length > 0 ? (isOnly ? 0 : readOrder(chosen)) : undefined
  const slot = order === undefined ? undefined : slots.at(order)
  if (!slot) return undefined
  const asked = before.at(-2)?.text ?? ''
  const title = titleIn(sentence, wording) || titleIn(asked, wording)
  const minutes = /\b\d+\s*min|\bhour/i.test(asked)
    ? readParts(`Meeting ${asked}`, wording).length?.duration
    : undefined
  const to = minutes ? slot.from.add(minutes) : slot.from.add({ hours: 1 })
  const end = Temporal.PlainDateTime.compare(to, slot.to) < 0 ? to : slot.to
  const when: When = {
    at: 0,
    until: 0,
    kind: 'interval',
    start: slot.from,
    end,
    grain: 'minute',
    saysDay: true,
    saysTime: true,
  }
  return {
    wish: { do: 'create', said: { title, people: [], when }, people: [], find: undefined, focus: false },
    sure: true,
  }
}

const onlyOne =
  /^(?:book|take|use|reserve|block|grab|keep)\s+(?:me\s+)?(?:it|that|this|that one|(?:that|the) (?:slot|time|hour|gap))$/i

function titleIn(sentence: string, wording: Wording): string {
  const found =
    /\bfor (?:an? |the |my )?((?!\d|an? hour|half|next|this|today|tomorrow|\w+ (?:min|hour))[^,.?!]+)/i.exec(
      sentence.replaceAll(/\b(?:an? |half an |\d+[- ]?)(?:hour|minutes?|mins?|min)(?:s)?\b/gi, ''),
    )?.[1]
  if (found === undefined) return ''
  const title = readParts(found, wording).title
  return readPeople(title) ? `Meeting with ${title}` : capital(title)
}

/** “Book a walk then”: the time that was asked about just before. */
export function thatTime(before: readonly Said[]): When | undefined {
  const last = before.at(-1)
  const found =
    last?.role === 'assistant'
      ? /\bfree on (\w+, \d{1,2} \w+ \d{4}, \d{2}:\d{2}–\d{2}:\d{2})/.exec(last.text)?.[1]
      : undefined
  const [slot] = found === undefined ? [] : slotsIn(`- ${found}`)
  return slot && { at: 0, until: 0, kind: 'instant', start: slot.from, grain: 'minute', saysDay: true, saysTime: true }
}

/** “Add brunch at eleven”: on the one day that was asked about just before. */
export function thatDay(before: readonly Said[]): Temporal.PlainDate | undefined {
  const last = before.at(-1)
  const [, day = '', month = '', year = ''] =
    (last?.role === 'assistant' &&
      /^(?:Yes, |There (?:is|are) |\d+ |No)[^\n]*\bon \w+, (\d{1,2}) (\w+) (\d{4})[.:,]/.exec(last.text)) ||
    []
  return year === ''
    ? undefined
    : Temporal.PlainDate.from({ year: Number(year), month: months.indexOf(month) + 1, day: Number(day) })
}

/** “Friday, 27 November 2026, 14:00–15:00”, as it was offered. */
export function offeredIn(asked: string, text: string, minutes: number): When | undefined {
  const order = readOrder(text)
  const slots = slotsIn(asked)
  const slot = order === undefined ? undefined : slots.at(order)
  return (
    slot && {
      at: 0,
      until: 0,
      kind: 'interval',
      start: slot.from,
      end: earlier(slot.from.add({ minutes }), slot.to),
      grain: 'minute',
      saysDay: true,
      saysTime: true,
    }
  )
}

function earlier(one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.compare(one, other) < 0 ? one : other
}

function readOrder(text: string): number | undefined {
  const found =
    /^(?:book |take |use |let's (?:do|take) |do )?(?:the )?(first|second|third|fourth|fifth|last|1st|2nd|3rd)(?: (?:one|slot|time|option))?(?: (?:works|is fine|is good|please))?[.!]?$/i.exec(
      text,
    )?.[1]
  if (found === undefined) return undefined
  return /^last/i.test(found)
    ? -1
    : ['first', 'second', 'third', 'fourth', 'fifth'].findIndex(
        (name, at) => name === found.toLowerCase() || found.startsWith(String(at + 1)),
      )
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** Stretches that we offered in a list, in its order. */
function slotsIn(text: string): { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime }[] {
  return [...text.matchAll(/^- \w+, (\d{1,2}) (\w+) (\d{4}), (\d{2}:\d{2})–(\d{2}:\d{2})$/gm)].map(
    ([, day = '', month = '', year = '', from = '', to = '']) => {
      const date = Temporal.PlainDate.from({ year: Number(year), month: months.indexOf(month) + 1, day: Number(day) })
      return { from: date.toPlainDateTime(from), to: date.toPlainDateTime(to) }
    },
  )
}
