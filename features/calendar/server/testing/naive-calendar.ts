import type { Scope } from '../../contract.ts'
import { shifted, wallNumber } from '../../rules/wall.ts'

/*
 * A calendar without rules: every occurrence of every series is separate, and a change to several changes each of them.
 * The real one is compared with it.
 */

type Own = { title?: string; location?: string; start?: string; end?: string }
type Time = { original: string; own: Own }
type Series = { title: string; location: string; lasts: number; repeats: boolean; times: Time[] }

export type NaiveCalendar = Series[]

export type Told = { start: string; end: string; title: string; location: string; original: string | null }

export type NaiveEdit = { title?: string; location?: string; start?: string; end?: string }

/** An occurrence by its position. */
export type Spot = { series: number; time: number }

export function told(calendar: NaiveCalendar): (Told & { spot: Spot })[] {
  return calendar
    .flatMap((each, series) =>
      each.times.map((one, time) => ({
        start: one.own.start ?? one.original,
        end: one.own.end ?? shifted(one.original, each.lasts),
        title: one.own.title ?? each.title,
        location: one.own.location ?? each.location,
        original: each.repeats ? one.original : null,
        spot: { series, time },
      })),
    )
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

export function keyOf({ start, end, title, location, original }: Told): string {
  return [start, end, title, location, original].join('|')
}

export function create(calendar: NaiveCalendar, title: string, starts: string[], lasts: number, repeats: boolean) {
  const times = starts.map((original) => ({ original, own: {} }))
  return [...calendar, { title, location: '', lasts, repeats, times }]
}

export function change(calendar: NaiveCalendar, { series, time }: Spot, edit: NaiveEdit, scope: Scope): NaiveCalendar {
  const whole = calendar[series]
  const one = whole?.times[time]
  if (!whole || !one) throw new Error('There is nothing there.')
  if (scope === 'this' && whole.repeats) {
    const times = whole.times.with(time, { ...one, own: { ...one.own, ...withEnd(whole, one, edit) } })
    return calendar.with(series, { ...whole, times })
  }
  const earlier = scope === 'following' ? whole.times.slice(0, time) : []
  const rest = { ...whole, times: whole.times.slice(earlier.length) }
  const changed = changeAll(rest, time - earlier.length, edit)
  if (earlier.length === 0) return calendar.with(series, changed)
  return [...calendar.with(series, { ...whole, times: earlier }), changed]
}

export function remove(calendar: NaiveCalendar, { series, time }: Spot, scope: Scope): NaiveCalendar {
  const whole = calendar[series]
  if (!whole) throw new Error('There is nothing there.')
  if (scope === 'all' || !whole.repeats) return calendar.with(series, { ...whole, times: [] })
  const times = scope === 'this' ? whole.times.toSpliced(time, 1) : whole.times.slice(0, time)
  return calendar.with(series, { ...whole, times })
}

/** If only the start changes, the duration stays. */
function withEnd(whole: Series, { original, own }: Time, edit: NaiveEdit): NaiveEdit {
  if (edit.start === undefined) return edit
  const was = { start: own.start ?? original, end: own.end ?? shifted(original, whole.lasts) }
  const end = edit.end ?? shifted(edit.start, wallNumber(was.end) - wallNumber(was.start))
  return { ...edit, end }
}

function changeAll(whole: Series, time: number, edit: NaiveEdit): Series {
  const one = whole.times[time]
  if (!one) throw new Error('There is nothing there.')
  const { start, end, ...words } = withEnd(whole, one, edit)
  const by = start === undefined ? 0 : wallNumber(start) - wallNumber(one.original)
  const lasts = start === undefined || end === undefined ? whole.lasts : wallNumber(end) - wallNumber(start)
  const times = whole.times.map(({ original, own }, at) => ({
    original: shifted(original, by),
    own: at === time ? without(own, { ...words, ...(start !== undefined && { start, end }) }) : moved(own, by),
  }))
  return { ...whole, ...words, lasts, times }
}

function without(own: Own, edit: object): Own {
  return Object.fromEntries(Object.entries(own).filter(([name]) => !(name in edit)))
}

function moved(own: Own, by: number): Own {
  if (own.start === undefined || own.end === undefined) return own
  return { ...own, start: shifted(own.start, by), end: shifted(own.end, by) }
}
