import { useMemo, useRef } from 'react'
import type { Occurrence } from '../contract.ts'
import type { Open } from './dialogs.tsx'
import type { GridActions, MenuPlace } from './grid/grid-actions.ts'
import { daysOf, keyOf } from './grid/pieces.ts'
import { addDays, minutesOfDay, wallOf, wallText } from './grid/wall.ts'
import type { Way } from './history.ts'
import { useReverseLast } from './perform.tsx'
import type { Place } from './place.ts'
import type { Copying } from './use-copying.ts'
import type { Edits } from './use-edits.ts'

type Parts = {
  edits: Edits
  occurrences: readonly Occurrence[]
  zone: string
  days: readonly string[]
  go: Place['go']
  open: (open: Open) => void
  menu: (place: MenuPlace) => void
  copying: Copying
}

export type DashboardActions = GridActions & {
  /** At the next full hour, or at nine of the first day that is shown. */
  createNext: () => void
  /** Takes back the last change, or does it again, once those on their way have arrived. */
  reverseLast: (way: Way) => void
}

/** What buttons, keys and the pointer have done alike. */
export function useActions({ edits, occurrences, zone, days, go, open, menu, copying }: Parts): DashboardActions {
  const reverseLast = useReverseLast()
  const moved = useRef<string>(undefined)
  const byKey = useMemo(() => new Map(occurrences.map((one) => [keyOf(one), one])), [occurrences])

  function create(start: string, end: string): void {
    open({ kind: 'event', begin: { kind: 'new', start, end } })
  }

  return {
    find: (key) => byKey.get(key),
    followed: () => moved.current,
    follow: (key) => {
      moved.current = key
    },
    open: (occurrence, element) => open({ kind: 'detail', occurrence, element }),
    edit: (occurrence) => open({ kind: 'event', begin: { kind: 'edit', occurrence } }),
    create: ({ day, from, to }) => create(wallText({ day, minute: from }), wallText({ day, minute: to })),
    createAllDay: (day) => create(day, addDays(day, 1)),
    createNext() {
      const now = wallOf(new Date().toISOString(), zone)
      const isShown = days.includes(now.day) && days.length <= 7
      const from = isShown ? Math.min(Math.ceil((now.minute + 1) / 60) * 60, minutesOfDay - 60) : 9 * 60
      const day = isShown ? now.day : (days[0] ?? now.day)
      create(wallText({ day, minute: from }), wallText({ day, minute: from + 60 }))
    },
    move(before, after) {
      const { from } = daysOf(after, zone)
      if (!days.includes(from)) go({ date: from })
      edits.change(before, after)
    },
    remove: edits.remove,
    duplicate: copying.duplicate,
    copy: copying.copy,
    copied: () => copying.copied,
    paste: copying.paste,
    menu,
    reverseLast: (way) => void edits.settled().then(() => reverseLast(way)),
    goTo: (day) => go({ date: day, show: 'day' }),
  }
}
