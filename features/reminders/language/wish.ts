/** Days and times are on the wall of the person, as text. */
export type Timing =
  | SaidTime
  /** A day without a time of day. */
  | { by: 'day'; day: string; rule?: string }
  /** So long before events begin, or since one has ended. */
  | { by: 'event'; events: SaidEvents; minutes: number; side: 'before' | 'after' }
  /** At a time of day so many days before an event: “the evening before”. */
  | { by: 'event-day'; events: SaidEvents; daysBefore: number; clock: string }

/** `clock`: no day was said, and this is the time on another day than the next. */
export type SaidTime = { by: 'time'; at: string; rule?: string; clock?: string }

/** Which events are meant, by what was said of them. */
export type SaidEvents = {
  words: string
  /** `one`: the nearest that is called so, with all its times; `next`: only its next time; `all`: whatever is called so. */
  scope: 'one' | 'next' | 'all'
  /** It begins within this stretch. */
  from?: string
  to?: string
  /** It begins at this time of day. */
  clock?: string
  /** It was called a meeting, a call or an appointment: no task that stands in the calendar. */
  isMeeting?: true
  /** What was spoken of last. */
  it?: boolean
}

export type NewWish = {
  do: 'create'
  /** Absent: it was not said, and of events their titles say it. */
  text?: string
  timing?: Timing
  /** Comes again after so many minutes until it is done. */
  again?: number
  /** Until this time of day it is to be done, or it comes again. */
  againAt?: string
  /** By whose clock its time is, where one was named. */
  zone?: string
  /** About this chat. */
  chat?: boolean
  /** The task that it is about; it ends with it. */
  task?: string
  /** Words of the title of a task that it is about, where exactly one is called so. */
  ofTask?: string
  /** Refers to what the person mentioned last. */
  it?: boolean
  /** Wanted where the person is, which is not known here. */
  place?: true
}

/** Which reminders are meant. */
export type Which = {
  words: string
  /** Those that the message named by their titles. */
  ids?: string[]
  it?: boolean
  all?: boolean
  /** Only those that come by a rule. */
  repeats?: boolean
  /** Counted from the first of those that were set or shown together; from the last where it is negative. */
  place?: number
  /** Of those that were set or shown together, the one that was not spoken of last, or both. */
  ofRow?: 'other' | 'both'
  from?: string
  to?: string
  /** Of what repeats, only its next time: “just this once”. */
  next?: true
  /** Called by its words alone; without one like that, something else was meant. */
  isUnnamed?: true
}

export type Wish =
  | NewWish
  | { do: 'list' | 'count' | 'when'; which: Which }
  /** A day that no month has. */
  | { do: 'no-day'; said: string }
  | { do: 'told' | 'stop' | 'done' | 'keep'; which: Which }
  | {
      do: 'change'
      which: Which
      timing?: Timing
      /** So many minutes later. */ shift?: number
      /** It comes a last time. */ once?: true
      /** Not on these days of the week, of what repeats: “MO”. */
      except?: string[]
      /** The last day of what repeats. */
      until?: string
      text?: string
      again?: number | null
    }
  /** Nothing comes before the events of this calendar. */
  | { do: 'silence'; calendar: string }
  /** Usual reminders come before the events of these calendars alone, as they were said: “Work and family”. */
  | { do: 'only'; calendars: string }
  | { do: 'snooze'; which: Which; minutes?: number; until?: string }
  | { do: 'several'; wishes: NewWish[] }
  /** Not its next time, or its times on that stretch. */
  | { do: 'skip' | 'resume'; which: Which }
  | { do: 'pause'; which: Which; until?: string }
  /** The deed before was of the wrong one: it is taken back, and this is done. */
  | { do: 'correct'; activityId: string; wish?: Exclude<Wish, { do: 'correct' }> }
  /** What is said of a reminder that is there, by the words of its title; then what the message is read as by itself.
   * `also`: a new one behind it. */
  | { do: 'known'; text: string; instead?: Wish; also?: NewWish; next?: true }
  /** This long before the event whose title is in the message; without such an event, `instead`. */
  | { do: 'ahead'; text: string; instead?: Wish }
  /** It names one, and nothing reads it. */
  | { do: 'near'; text: string }
  /** The same once more, at another time. */
  | { do: 'also'; timing: Timing }
