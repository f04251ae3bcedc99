/** What is needed to understand a time in words: whose now it is, on the wall, and in which order they write a date. */
export type Wording = {
  now: Temporal.PlainDateTime
  dateOrder: 'day-first' | 'month-first'
  /** “At 3:30” is the next one within these hours of the day; 7 and 22 unless stated. */
  waking?: { from: number; to: number }
  /** Where the person is: a time that was said in another zone (“9am PST”) is told on this wall. */
  zone?: string
  /** Whose holidays are meant where countries differ (“Labour Day”), in two letters of ISO 3166. */
  country?: string
}

export const grains = [
  'second',
  'minute',
  'hour',
  'part',
  'day',
  'weekend',
  'week',
  'month',
  'quarter',
  'year',
] as const
export type Grain = (typeof grains)[number]

/** Where in the text something stands, as offsets of a string. */
export type Place = { at: number; until: number }

/**
 * A time that was said, on the wall. `instant` names one moment or one stretch by its name (“Friday”, “3pm”, “next week”);
 * `interval` says a beginning and an end (“from 3 to 5”, “tomorrow morning”); `after` and `before` are open.
 * The end is exclusive: of “Monday to Wednesday” it is Thursday 0:00.
 */
export type When = Place & {
  kind: 'instant' | 'interval' | 'after' | 'before'
  start: Temporal.PlainDateTime
  end?: Temporal.PlainDateTime
  grain: Grain
  /** A day was said, or follows from a word such as “tonight”; without one, the next that fits was taken. */
  saysDay: boolean
  /** A time of day was said, or a part of the day. */
  saysTime: boolean
  /** Of a time that was taken for the next of two (“at 9”, after ten): what it is on another day than the next. */
  onOtherDays?: Temporal.PlainTime
}

/** How long: “45 minutes”, “an hour and a half”, “two days”. */
export type Length = Place & { duration: Temporal.Duration }

/** “Every other Monday until March”: a rule of RFC 5545 without DTSTART, and the first that fits it. */
export type Repeated = Place & {
  /** `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270301`; UNTIL is a day, which counts. */
  rule: string
  /** The first one, from the day that was said or else from now. */
  start: Temporal.PlainDateTime
  /** It was said when it begins. */
  saysDay: boolean
  saysTime: boolean
  /** Of the first one, where a span was said (“every Monday 9 to 10”). */
  end?: Temporal.PlainDateTime
  /** What is left out of it (“except next week”) and cannot be said by the rule. */
  except: Temporal.PlainDateTime[]
  /** Every piece of the text that it was read from. */
  places: Place[]
}

/** A time that was said without a day, on this day. */
export function onDay({ onOtherDays, ...time }: When, day: Temporal.PlainDate): When {
  const isNext = onOtherDays === undefined || time.start.toPlainDate().equals(day)
  const start = day.toPlainDateTime(isNext ? time.start.toPlainTime() : onOtherDays)
  const end = time.end && start.add(time.start.until(time.end))
  return { ...time, start, ...(end && { end }), saysDay: true }
}

/** How long a named time lasts if no end was said and it is longer than a day. */
export const lengths: Partial<Record<Grain, Temporal.DurationLike>> = {
  week: { days: 7 },
  weekend: { days: 2 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
}

/** The first day on which it is over. */
export function dayAfter({ start, end, grain }: When): Temporal.PlainDate {
  if (!end) return start.toPlainDate().add(lengths[grain] ?? { days: 1 })
  const day = end.toPlainDate()
  return day.toPlainDateTime().equals(end) ? day : day.add({ days: 1 })
}
