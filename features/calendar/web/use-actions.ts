import { useMemo, useRef } from 'react'
import { daysAhead, freeFrom, nextSlot, type Taken } from './forms/next-slot.ts'
import type { Occurrence } from '../contract.ts'
import type { Open } from './dialogs.tsx'
import type { Spot } from './grid/copies.ts'
import { run } from './grid/days.ts'
import type { GridActions, MenuPlace } from './grid/grid-actions.ts'
import { daysOf, keyOf, piecesOf } from './grid/pieces.ts'
import { addDays, type Wall, wallOf, wallText } from './grid/wall.ts'
import type { Way } from './history.ts'
import { useReverseLast } from './perform.tsx'
import type { Place } from './place.ts'
import type { Copying } from './use-copying.ts'
import type { Edits } from './use-edits.ts'
import { useWhereabouts, type Whereabouts } from './zone.ts'

type Parts = {
  edits: Edits
  occurrences: readonly Occurrence[]
  /** Also what is not shown, but takes up time. */
  known: () => readonly Occurrence[]
  days: readonly string[]
  go: Place['go']
  open: (open: Open) => void
  menu: (place: MenuPlace) => void
  copying: Copying
}

export type DashboardActions = GridActions & {
  /** At the free time nearest to now. */
  createNext: () => void
  /** Takes back the last change, or does it again, once those on their way have arrived. */
  reverseLast: (way: Way) => void
}

/** What buttons, keys and the pointer have done alike. */
export function useActions({ edits, occurrences, known, days, go, open, menu, copying }: Parts): DashboardActions {
  const whereabouts = useWhereabouts()
  const { zone, eventMinutes } = whereabouts
  const reverseLast = useReverseLast()
  const moved = useRef<string>(undefined)
  const byKey = useMemo(() => new Map(occurrences.map((one) => [keyOf(one), one])), [occurrences])

  function create(start: string, end: string): void {
    open({ kind: 'quick', begin: { kind: 'new', start, end } })
  }

  return {
    find: (key) => byKey.get(key),
    followed: () => moved.current,
    follow: (key) => {
      moved.current = key
    },
    open: (occurrence, element) => open({ kind: 'detail', occurrence, element }),
    edit: (occurrence) => open({ kind: 'event', begin: { kind: 'edit', occurrence } }),
    create: ({ day, from, to = from + eventMinutes }) =>
      create(wallText({ day, minute: from }), wallText({ day, minute: to })),
    createAllDay: (day) => create(day, addDays(day, 1)),
    createNext() {
      const { day, minute } = freeSlot({ known, whereabouts, days })
      create(wallText({ day, minute }), wallText({ day, minute: minute + eventMinutes }))
    },
    move(before, after) {
      const { from } = daysOf(after, zone)
      if (!days.includes(from)) go({ date: from })
      edits.change(before, after)
    },
    remove: edits.remove,
    finish: edits.finish,
    ...copiesOf(copying, { known, zone }),
    menu,
    reverseLast: (way) => void edits.settled().then(() => reverseLast(way)),
    goTo: (day) => go({ date: day, show: 'day' }),
  }
}

type Pasting = Pick<GridActions, 'duplicate' | 'copy' | 'copied' | 'paste' | 'pasteAfter'>

function copiesOf({ copied, copy, paste, duplicate }: Copying, free: Free): Pasting {
  return {
    duplicate,
    copy,
    copied: () => copied,
    paste,
    pasteAfter: (occurrence) => copied && paste(spotAfter(occurrence, copied, free)),
  }
}

type Free = Pick<Parts, 'known'> & { zone: string }

/** Of a month nothing but today counts: nobody looks for the nearest hour four weeks away. */
function freeSlot({ known, whereabouts, days }: Pick<Parts, 'known' | 'days'> & { whereabouts: Whereabouts }): Wall {
  const { zone, workingHours, eventMinutes } = whereabouts
  const now = wallOf(new Date().toISOString(), zone)
  const shown = days.length <= 7 ? days : [now.day]
  const taken = takenOn([...shown, ...run(addDays(shown.at(-1) ?? now.day, 1), daysAhead)], known(), zone)
  return nextSlot({ now, days: shown, taken, workingHours, minutes: eventMinutes })
}

/** Where a copy clashes with nothing. What lasts whole days takes up no time of the day. */
function spotAfter({ allDay, start, end }: Occurrence, copied: Occurrence, { known, zone }: Free): Spot {
  if (copied.allDay) return { day: allDay ? start : wallOf(start, zone).day }
  const from = allDay ? { day: start, minute: wallOf(copied.start, zone).minute } : wallOf(end, zone)
  const minutes = (Date.parse(copied.end) - Date.parse(copied.start)) / 60_000
  return freeFrom(from, takenOn(run(from.day, daysAhead), known(), zone), minutes)
}

function takenOn(days: readonly string[], occurrences: readonly Occurrence[], zone: string): Taken {
  return occurrences.filter(({ allDay }) => !allDay).flatMap((one) => piecesOf(one, days, zone))
}
