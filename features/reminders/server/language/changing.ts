import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { noticeTools } from '#foundation/server/notice.ts'
import type { Which, Wish } from '../../language/wish.ts'
import { activeOnes, among, handedAmong, handedOnes, isMove, type Known, refOf } from './finding.ts'
import { putOff } from '../../rules.ts'
import { create, nowOf } from './creating.ts'
import { allLeftOut, leftOut, movedOnce, timeOf } from './its-next.ts'
import { textOf } from './naming.ts'
import { silenceEvent } from './silencing.ts'
import * as words from './wording.ts'

const usualSnooze = 10

/** The reminder that is meant, or a question which one. */
export function oneOf(turn: Turn, which: Which): Known | Move {
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const isNamed =
    which.ids !== undefined ||
    which.words !== '' ||
    which.it === true ||
    which.place !== undefined ||
    which.ofRow !== undefined ||
    which.from !== undefined
  const spoken = isNamed ? [] : among(all, { words: '', it: true }, turn)
  const found = spoken.length > 0 ? spoken : among(all, which, turn)
  const atOtherTime = found.length === 0 && which.from !== undefined ? among(all, withoutDay(which), turn) : []
  if (atOtherTime.length === 1 && atOtherTime[0] && which.words !== '') return say(words.notThen(atOtherTime[0]))
  if (found.length === 0 && all.length > 0 && which.words === '')
    return say(words.whichOf(all), { shows: all.map(refOf), asks: { question: 'reminder-which' } })
  const [only] = found
  if (only && found.length === 1) return only
  if (found.length === 0) return nothingSuch(which)
  return say(words.whichOf(found), { shows: found.map(refOf), asks: { question: 'reminder-which' } })
}

function withoutDay({ from: _from, to: _to, ...which }: Which): Which {
  return which
}

/** Where it was called a reminder, nothing else can be meant. */
function nothingSuch({ words: said, isUnnamed }: Which): Move {
  return say(words.nothingSuch(said), isUnnamed === true ? { isNothing: true } : {})
}

/** Stops one, or all that match if all were meant. */
export function stop(turn: Turn, which: Which): Move {
  if (which.all === true) {
    const all = activeOnes(turn)
    if (isMove(all)) return all
    const found = among(all, which, turn)
    if (found.length === 0 && which.ofRow === undefined) return nothingSuch(which)
    if (found.length > 1 && isOfDay(which) && found.some(({ rule }) => rule !== null)) return allLeftOut(found, which)
    if (found.length > 1) return call('reminders.stop-several', { ids: found.map(({ id }) => id) })
  }
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const isNone = which.words !== '' && which.isUnnamed !== true && among(all, which, turn).length === 0
  const silent = isNone ? silenceEvent(turn, which.words, all) : undefined
  if (silent) return silent
  const found = oneOf(turn, which)
  if ('kind' in found) return found
  return isOfDay(which) ? leftOut(found, which) : call('reminders.stop', { id: found.id })
}

/** “Cancel tomorrow's gym reminder”: of what repeats, the times of that day. */
function isOfDay({ from, next }: Which): boolean {
  return from !== undefined || next === true
}

type Changing = Extract<Wish, { do: 'change' }>

export function change(turn: Turn, { which, ...to }: Changing): Move {
  if (which.all === true && which.ids) return changeEach(turn, which, to)
  const found = oneOf(turn, which)
  if ('kind' in found) return found
  if (isMovedOnce(found, which, to)) return movedOnce(turn, found, which, to)
  const changed = changesOf(found, to, nowOf(turn))
  if (!changed) return say(to.shift === undefined ? words.cannotRetime : words.staysOnItsDay(textOf(found)))
  return call('reminders.change', { id: found.id, ...changed })
}

/** All of them, or none where one of them comes at another kind of time. */
function changeEach(turn: Turn, which: Which, to: Omit<Changing, 'which'>): Move {
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const found = among(all, which, turn)
  // Each of them may have other days: what is to become of them is asked.
  const series = found.filter((each) => isMovedOnce(each, which, to))
  if (series.length > 0) return say(words.onlyWhole(...series))
  const calls = found.flatMap((each) => {
    const changed = changesOf(each, to, nowOf(turn))
    return changed ? [{ tool: 'reminders.change', input: { id: each.id, ...changed } }] : []
  })
  const isWhole = calls.length === which.ids?.length && calls.length > 0
  return isWhole ? { kind: 'call', calls } : say(words.cannotRetime)
}

/** Its repetition stays, unless it is spoken of. */
function isMovedOnce({ rule }: Known, { next, from }: Which, to: Omit<Changing, 'which'>): boolean {
  const { timing, once, except, until } = to
  const saysRule = timing !== undefined && 'rule' in timing && timing.rule !== undefined
  const isOne = next === true || (from !== undefined && comesOnSeveralDays(rule))
  return isOne && rule !== null && !saysRule && !once && !except && until === undefined
}

/** “Monday's stretch reminder” is one time of a daily series, and the whole of one that comes on Mondays only. */
function comesOnSeveralDays(rule: string | null): boolean {
  return rule !== null && /FREQ=DAILY|BYDAY=[A-Z]{2},/.test(rule)
}

function changesOf(
  { next, minutes, rule: ruleNow }: Known,
  { timing, shift, text, again, except, until, once }: Omit<Changing, 'which'>,
  now: string,
): object | undefined {
  if (text !== undefined) return { text }
  if (again !== undefined) return { again }
  if (once) return next === null ? undefined : { at: timeOf(next, timing) ?? next.slice(0, 16), rule: null }
  if (except && !(ruleNow !== 'FREQ=DAILY' && saysDays(timing)))
    return next === null ? undefined : withoutDays(ruleNow, next, except)
  if (until !== undefined)
    return next === null || ruleNow === null || ruleNow.includes('UNTIL')
      ? undefined
      : { at: next.slice(0, 16), rule: `${ruleNow};UNTIL=${until.replaceAll('-', '')}` }
  if (shift !== undefined) {
    if (minutes !== null) return { minutes: Math.max(0, minutes - shift) }
    return next === null ? undefined : shifted(ruleNow, next, putOff(next, shift, now))
  }
  if (!timing) return undefined
  if (minutes !== null)
    return timing.by === 'event' && timing.side === 'before' ? { minutes: timing.minutes } : undefined
  if (timing.by !== 'time' && timing.by !== 'day') return undefined
  const rule = timing.rule === undefined ? {} : { rule: timing.rule }
  const onDay = timing.by === 'day' && timing.rule === undefined ? onItsDay(ruleNow, timing.day) : undefined
  if (timing.by === 'day' && onDay !== undefined)
    return { at: `${timing.day}T${next?.slice(11, 16) ?? '09:00'}`, rule: onDay }
  const often =
    timing.by === 'day' && timing.rule !== undefined && next !== null ? asOften(timing.rule, next, ruleNow) : undefined
  if (often) return often
  if (timing.by === 'day') return { at: `${timing.day}T${next?.slice(11, 16) ?? '09:00'}`, ...rule }
  // A time without a day keeps the reminder's day.
  const isClock = timing.clock !== undefined && timing.rule === undefined && next !== null
  const moved = isClock || timing.rule !== undefined ? undefined : onItsDay(ruleNow, timing.at)
  if (moved !== undefined) return { at: timing.at, rule: moved }
  return { at: isClock ? `${next.slice(0, 10)}T${timing.clock}` : timing.at, ...rule }
}

/** A day later, where the repetition does not name its days: “the last Friday of the month” would only leave out the next one. */
function shifted(rule: string | null, next: string, at: string): object | undefined {
  const day = at.slice(0, 10)
  if (rule === null || day === next.slice(0, 10) || plainRule.test(rule)) return { at }
  const moved = onItsDay(rule, at)
  return moved === undefined ? undefined : { at, rule: moved }
}

/** “Only Mondays and Wednesdays”, of what comes on Fridays. */
function saysDays(timing: Changing['timing']): boolean {
  return timing !== undefined && 'rule' in timing && timing.rule !== undefined && timing.rule.includes('BYDAY=')
}

/** “Not on Sundays”: every day, or those of the rule, but for these. */
function withoutDays(rule: string | null, next: string, except: readonly string[]): object | undefined {
  const [, listed] = /^FREQ=WEEKLY;BYDAY=([A-Z,]+)$/.exec(rule ?? '') ?? []
  const now = rule === 'FREQ=DAILY' ? weekdays : listed?.split(',')
  const left = now?.filter((day) => !except.includes(day)) ?? []
  if (left.length === 0 || left.length === now?.length) return undefined
  let at = Temporal.PlainDateTime.from(next)
  while (!left.includes(weekdays[at.dayOfWeek - 1] ?? '')) at = at.add({ days: 1 })
  return { at: at.toString().slice(0, 16), rule: `FREQ=WEEKLY;BYDAY=${left.join(',')}` }
}

/** “Every two weeks”, “only Monday to Friday”: as often as that from its next time on, which is one of these. */
function asOften(rule: string, next: string, ruleNow: string | null): object | undefined {
  const at = next.slice(0, 16)
  const day = weekdays[Temporal.PlainDate.from(next.slice(0, 10)).dayOfWeek - 1] ?? ''
  const [, listed] = /^FREQ=WEEKLY;BYDAY=([A-Z,]+)$/.exec(rule) ?? []
  if (listed !== undefined) return listed.includes(',') && listed.split(',').includes(day) ? { at, rule } : undefined
  if (!plainRule.test(rule)) return undefined
  const isWeekly = rule.startsWith('FREQ=WEEKLY') && ruleNow?.startsWith('FREQ=WEEKLY') === true
  return { at, rule: isWeekly ? `${rule};BYDAY=${day}` : rule }
}

/** “Friday is better” of what comes every Monday: every Friday. */
function onItsDay(rule: string | null, at: string): string | undefined {
  if (rule === null || !/^FREQ=WEEKLY(?:;INTERVAL=\d+)?;BYDAY=[A-Z]{2}$/.test(rule)) return undefined
  const day = weekdays[Temporal.PlainDate.from(at.slice(0, 10)).dayOfWeek - 1]
  return day === undefined || rule.endsWith(day) ? undefined : `${rule.slice(0, -day.length)}${day}`
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Adds the same at another time: a new day keeps the time, a new time keeps the day. */
export function also(turn: Turn, { timing }: Extract<Wish, { do: 'also' }>): Move {
  const found = oneOf(turn, { words: '', it: true })
  if ('kind' in found) return found
  const { next } = found
  const text = textOf(found)
  // “And every year”: the same reminder, again and again.
  if (
    next !== null &&
    found.rule === null &&
    'rule' in timing &&
    timing.rule !== undefined &&
    plainRule.test(timing.rule)
  )
    return call('reminders.change', { id: found.id, at: next.slice(0, 16), rule: timing.rule })
  if (timing.by === 'day' && next !== null)
    return create(turn, {
      do: 'create',
      text,
      timing: { ...timing, by: 'time', at: `${timing.day}${next.slice(10, 16)}` },
    })
  if (timing.by !== 'time' || timing.clock === undefined || next === null)
    return create(turn, { do: 'create', text, timing })
  return create(turn, { do: 'create', text, timing: { ...timing, at: `${next.slice(0, 10)}T${timing.clock}` } })
}

const plainRule = /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=\d{1,3})?$/

/** Snoozes a reminder that was delivered; postpones one that is still to come. */
export function snooze(turn: Turn, { which: said, minutes, until }: Extract<Wish, { do: 'snooze' }>): Move {
  const isOpen = said.words === '' && said.place === undefined && said.ofRow === undefined && said.ids === undefined
  const which = isOpen && speaksOfOne(turn) ? { ...said, it: true } : said
  const handed = handedOnes(turn)
  if (isMove(handed)) return handed
  const latest = handedAmong(handed, which, turn).find(({ answer }) => answer === null)
  const input = until === undefined ? { minutes: minutes ?? usualSnooze } : { until }
  if (latest) return call(noticeTools.snooze, { id: latest.id, ...input })
  if (isOpen && which.it !== true) return say(words.nothingToSnooze)
  // Other things are put off as well.
  const found = oneOf(turn, which.words === '' ? which : { ...which, isUnnamed: true })
  if ('kind' in found) return found
  if (found.next === null) return say(words.cannotRetime)
  if (found.rule !== null)
    return movedOnce(
      turn,
      found,
      which,
      until === undefined ? { shift: minutes ?? usualSnooze } : { timing: { by: 'time', at: until } },
    )
  const at = until ?? putOff(found.next, minutes ?? usualSnooze, nowOf(turn))
  return call('reminders.change', { id: found.id, at })
}

/** A reminder was set or shown right before. */
function speaksOfOne({ dialogue: { did, shown } }: Turn): boolean {
  const last = did && did.isPast !== true ? did.things : shown
  return last.length === 1 && last[0]?.kind === 'reminder'
}

/** Finishes a reminder that was delivered; stops one that is still to come. */
export function finish(turn: Turn, which: Which): Move {
  const handed = handedOnes(turn)
  if (isMove(handed)) return handed
  const latest = handedAmong(handed, which, turn).find(({ answer }) => answer === null)
  if (latest) return call(noticeTools.finish, { id: latest.id })
  const found = oneOf(turn, which)
  return 'kind' in found ? found : call('reminders.stop', { id: found.id })
}
