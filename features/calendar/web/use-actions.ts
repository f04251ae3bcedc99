import { useMemo, useRef } from 'react'
import { nextSlot } from './forms/next-slot.ts'
import type { Occurrence } from '../contract.ts'
import type { Open } from './dialogs.tsx'
import type { GridActions, MenuPlace } from './grid/grid-actions.ts'
import { daysOf, isLong, keyOf, piecesOf } from './grid/pieces.ts'
import { addDays, type Wall, wallOf, wallText } from './grid/wall.ts'
import type { Way } from './history.ts'
import { useReverseLast } from './perform.tsx'
import type { Place } from './place.ts'
import type { Copying } from './use-copying.ts'
import type { Edits } from './use-edits.ts'
import type { Whereabouts } from './zone.ts'

type Parts = {
  edits: Edits
  occurrences: readonly Occurrence[]
  whereabouts: Whereabouts
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
export function useActions({
  edits,
  occurrences,
  whereabouts,
  days,
  go,
  open,
  menu,
  copying,
}: Parts): DashboardActions {
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
      const { day, minute } = freeSlot({ occurrences, whereabouts, days })
      create(wallText({ day, minute }), wallText({ day, minute: minute + eventMinutes }))
    },
    move(before, after) {
      const { from } = daysOf(after, zone)
      if (!days.includes(from)) go({ date: from })
      edits.change(before, after)
    },
    remove: edits.remove,
    finish: edits.finish,
    duplicate: copying.duplicate,
    copy: copying.copy,
    copied: () => copying.copied,
    paste: copying.paste,
    menu,
    reverseLast: (way) => void edits.settled().then(() => reverseLast(way)),
    goTo: (day) => go({ date: day, show: 'day' }),
  }
}

/** Of a month nothing but today counts: nobody looks for the nearest hour four weeks away. */
function freeSlot({ occurrences, whereabouts, days }: Pick<Parts, 'occurrences' | 'whereabouts' | 'days'>): Wall {
  const { zone, workingHours, eventMinutes } = whereabouts
  const now = wallOf(new Date().toISOString(), zone)
  const shown = days.length <= 7 ? days : [now.day]
  const taken = occurrences.filter((one) => !isLong(one)).flatMap((one) => piecesOf(one, shown, zone))
  return nextSlot({ now, days: shown, taken, workingHours, minutes: eventMinutes })
}
