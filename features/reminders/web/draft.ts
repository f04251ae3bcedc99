import { describeRule } from '#foundation/time/repetition/describe.ts'
import { addOnWall } from '#foundation/time/zones.ts'
import type { ChangedReminder, NewEventReminder, NewReminder, Reminder } from '../contract.ts'
import { readSaidRule, timesByRule } from '../said.ts'
import { capital } from './minutes.ts'
import { ownNext, type Seen, wordingOf } from './seen.ts'

/** A reminder as the form edits it. */
export type Draft = {
  text: string
  kind: 'time' | 'before'
  day: string
  time: string
  /** A rule, `never`, or `words` if `rule` describes the repetition in words. */
  repeats: string
  rule: string
  /** Minutes until it asks again, or `never`. */
  again: string
  minutes: string
  /** All events, or those that contain `words`. */
  which: 'all' | 'words'
  words: string
}

export const repeatOptions = [
  { value: 'never', label: 'Never' },
  { value: 'FREQ=DAILY', label: 'Every day' },
  { value: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', label: 'Every weekday' },
  { value: 'FREQ=WEEKLY', label: 'Every week' },
  { value: 'FREQ=MONTHLY', label: 'Every month' },
  { value: 'FREQ=YEARLY', label: 'Every year' },
  { value: 'words', label: 'Custom…' },
] as const

/** The next full hour, unless a day or a text is given. */
export function emptyDraft({ now }: Seen): Draft {
  const next = addOnWall(`${now.slice(0, 13)}:00`, 60)
  return {
    text: '',
    kind: 'time',
    day: next.slice(0, 10),
    time: next.slice(11, 16),
    repeats: 'never',
    rule: '',
    again: 'never',
    minutes: '10',
    which: 'all',
    words: '',
  }
}

export function draftOf(reminder: Reminder, seen: Seen): Draft {
  const { text, minutes, rule, again, target, next, start } = reminder
  const at = (reminder.floating ? ownNext(reminder, seen) : next) ?? start ?? ''
  return {
    ...emptyDraft(seen),
    text,
    ...(minutes === null
      ? { kind: 'time', day: at.slice(0, 10), time: at.slice(11, 16) }
      : { kind: 'before', minutes: String(minutes) }),
    repeats: rule ?? 'never',
    again: again === null ? 'never' : String(again),
    ...(target.words !== undefined && { which: 'words', words: target.words }),
  }
}

/** A rule that the list does not offer is kept, and listed in its own words. */
export function repeatsOf(
  { repeats, day, time }: Draft,
  { format }: Pick<Seen, 'format'>,
): { value: string; label: string }[] {
  const isListed = repeatOptions.some(({ value }) => value === repeats)
  const own = isListed ? [] : [{ value: repeats, label: capital(describeRule(repeats, `${day}T${time}`, { format })) }]
  return [...repeatOptions.slice(0, -1), ...own, ...repeatOptions.slice(-1)]
}

export type Wrongs = Partial<Record<'text' | 'day' | 'time' | 'rule' | 'words', string>>

type Timed = { at: string; rule: string | null }

/** The time the form describes; `undefined` while it is incomplete. */
export function timedOf({ day, time, repeats, rule }: Draft, seen: Seen): Timed | undefined {
  if (day === '' || time === '') return undefined
  const at = `${day}T${time}`
  if (repeats === 'never') return { at, rule: null }
  if (repeats === 'words') return rule.trim() === '' ? undefined : readSaidRule(rule, at, wordingOf(seen))
  const [first] = timesByRule(at, repeats, { now: seen.now, most: 1 })
  return first === undefined ? undefined : { at: first, rule: repeats }
}

export function wrongsOf(draft: Draft, seen: Seen): Wrongs {
  const { kind, text, day, time, repeats, which, words } = draft
  if (kind === 'before') return which === 'words' && words.trim() === '' ? { words: 'Say a name, or a word.' } : {}
  const timed = timedOf(draft, seen)
  const isPast = timed !== undefined && timed.at < seen.now
  return {
    ...(text.trim() === '' && { text: 'Say what you want to be reminded of.' }),
    ...(day === '' && { day: 'Choose a day.' }),
    ...(day !== '' && isPast && { day: 'That time has passed already.' }),
    ...(time === '' && { time: 'Choose a time.' }),
    ...(day !== '' &&
      time !== '' &&
      timed === undefined &&
      repeats === 'words' && { rule: 'Say it such as “last Friday of the month”.' }),
  }
}

export function newOf(draft: Draft, { id, seen }: { id: string; seen: Seen }): NewReminder | NewEventReminder {
  const { text, kind, minutes, which, words, again } = draft
  const bare = text.trim()
  if (kind === 'before')
    return {
      id,
      minutes: Number(minutes),
      ...(which === 'words' && { words: words.trim() }),
      ...(bare !== '' && { text: bare }),
    }
  const { at, rule } = timedOf(draft, seen) ?? { at: `${draft.day}T${draft.time}`, rule: null }
  return { id, text: bare, at, rule, again: rule !== null || again === 'never' ? null : Number(again) }
}

/** The fields that differ. */
export function changesOf(before: Reminder, draft: Draft, seen: Seen): Omit<ChangedReminder, 'id' | 'revision'> {
  const bare = draft.text.trim()
  const text = bare === before.text || bare === '' ? {} : { text: bare }
  if (before.minutes !== null) {
    const minutes = Number(draft.minutes)
    return { ...text, ...(minutes !== before.minutes && { minutes }) }
  }
  const first = draftOf(before, seen)
  const isSameTime =
    first.day === draft.day && first.time === draft.time && first.repeats === draft.repeats && first.rule === draft.rule
  const timed = isSameTime ? undefined : timedOf(draft, seen)
  const rule = timed ? timed.rule : before.rule
  const again = rule !== null || draft.again === 'never' ? null : Number(draft.again)
  return { ...text, ...timed, ...(again !== before.again && { again }) }
}
