import { monthName } from '#foundation/time/format/date-text.ts'
import {
  dayCodes,
  dayNames,
  endIn,
  endingOf,
  lengthIn,
  lengthOf,
  type OwnRepeat,
  plainRepeat,
} from '#foundation/web/repetition/own-repeat.ts'
import { timeFormat } from '#foundation/web/time-format.ts'

/** The simple choices, the own one, and one that came from elsewhere and is more than both. */
export type RepeatKind =
  | 'none'
  | 'day'
  | 'weekday'
  | 'week'
  | 'fortnight'
  | 'month-day'
  | 'month-weekday'
  | 'year'
  | 'own'
  | 'kept'

export type RepeatDraft = OwnRepeat & {
  kind: RepeatKind
  /** Of one that is kept as it came. */
  rule: string
}

export type Option = { value: RepeatKind; label: string }

/** What a rule is called that begins on this day. */
export function optionsFor(start: string, kept: boolean): Option[] {
  const { weekday, place, month, day } = partsOf(start)
  return [
    { value: 'none', label: 'Does not repeat' },
    { value: 'day', label: 'Every day' },
    { value: 'weekday', label: 'Every weekday (Monday to Friday)' },
    { value: 'week', label: `Every week on ${weekday}` },
    { value: 'fortnight', label: `Every other ${weekday}` },
    { value: 'month-day', label: `Every month on day ${day}` },
    { value: 'month-weekday', label: `Every month on the ${places[place - 1]} ${weekday}` },
    { value: 'year', label: `Every year on ${day} ${month}` },
    { value: 'own', label: 'Custom' },
    ...(kept ? [{ value: 'kept' as const, label: 'As it was' }] : []),
  ]
}

const places = ['first', 'second', 'third', 'fourth', 'last'] as const

export function repeatDraftOf(rule: string | null, start: string): RepeatDraft {
  const plain: RepeatDraft = {
    ...plainRepeat,
    kind: 'none',
    rule: rule ?? '',
  }
  if (rule === null) return plain
  const read = { ...plain, ...endIn(rule) }
  const kind = simple.find((known) => ruleOf({ ...read, kind: known }, start) === rule)
  return kind ? { ...read, kind } : (ownOf(rule, read, start) ?? { ...plain, kind: 'kept' })
}

const simple: RepeatKind[] = ['day', 'weekday', 'week', 'fortnight', 'month-day', 'month-weekday', 'year']

/** As RFC 5545 writes it, or nothing where it does not repeat. */
export function ruleOf(draft: RepeatDraft, start: string): string | null {
  if (draft.kind === 'none') return null
  if (draft.kind === 'kept') return draft.rule
  return [...howOften(draft, start), ...endingOf(draft, start)].join(';')
}

function howOften({ kind, interval, unit, days }: RepeatDraft, start: string): string[] {
  const { code, place, number, day } = partsOf(start)
  switch (kind) {
    case 'day':
      return ['FREQ=DAILY']
    case 'weekday':
      return ['FREQ=WEEKLY', 'BYDAY=MO,TU,WE,TH,FR']
    case 'week':
      return ['FREQ=WEEKLY', `BYDAY=${code}`]
    case 'fortnight':
      return ['FREQ=WEEKLY', 'INTERVAL=2', `BYDAY=${code}`]
    case 'month-day':
      return ['FREQ=MONTHLY', `BYMONTHDAY=${day}`]
    case 'month-weekday':
      return ['FREQ=MONTHLY', `BYDAY=${place === 5 ? -1 : place}${code}`]
    case 'year':
      return ['FREQ=YEARLY', `BYMONTH=${number}`, `BYMONTHDAY=${day}`]
    default:
      return lengthOf({ interval, unit, days: days.length > 0 ? days : [code] })
  }
}

function ownOf(rule: string, read: RepeatDraft, start: string): RepeatDraft | undefined {
  const own: RepeatDraft = { ...read, ...lengthIn(rule), kind: 'own' }
  return ruleOf(own, start) === rule ? own : undefined
}

function partsOf(start: string) {
  const date = Temporal.PlainDate.from(start.slice(0, 10) || '2024-01-15')
  return {
    weekday: dayNames[date.dayOfWeek - 1] ?? '',
    code: dayCodes[date.dayOfWeek - 1] ?? '',
    place: Math.ceil(date.day / 7),
    month: monthName(date.toString(), timeFormat()),
    number: date.month,
    day: date.day,
  }
}
