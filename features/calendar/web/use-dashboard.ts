import { useMemo, useState } from 'react'
import type { Occurrence } from '../contract.ts'
import { useVisible } from './calendars.ts'
import type { Open } from './dialogs.tsx'
import { useEvents, useKnown } from './events.ts'
import { daysShown, step } from './grid/days.ts'
import type { MenuPlace } from './grid/grid-actions.ts'
import { useMade } from './grid/use-wanted.ts'
import type { PanelProps } from './panel/panel.tsx'
import { usePlace } from './place.ts'
import type { TypeFilter } from './toolbar/toolbar.tsx'
import { useActions } from './use-actions.ts'
import { useCopying } from './use-copying.ts'
import { useDashboardCommands } from './use-dashboard-commands.ts'
import { useDashboardKeys } from './use-dashboard-keys.ts'
import { useEdits } from './use-edits.ts'
import { useZone } from './zone.ts'

/** All that a dashboard shows and does, whatever it looks like. `fit` is how many days of a week have room. */
export function useDashboard(fit: number) {
  const place = usePlace()
  const { date, isKnown, show, go, goToday } = place
  const zone = useZone()
  const [filter, setFilter] = useState<TypeFilter>('all')
  const [open, setOpen] = useState<Open>()
  const [menu, setMenu] = useState<MenuPlace>()
  const days = useMemo(() => daysShown(show, date, fit), [show, date, fit])
  const { made, onMade } = useMade(days)
  const events = useEvents(days)
  const { edits, occurrences: intended } = useEdits(events.occurrences)
  const occurrences = useShown(intended, filter)
  const copying = useCopying({ zone, onMade })
  const known = useKnown(intended)
  const actions = useActions({ edits, occurrences, known, days, go, open: setOpen, menu: setMenu, copying })
  const { createNext: create, reverseLast } = actions
  const turn = {
    previous: () => go({ date: (from) => step(show, from, -1, fit) }),
    next: () => go({ date: (from) => step(show, from, 1, fit) }),
    today: goToday,
  }
  useDashboardKeys({ ...turn, go, create, reverseLast })
  useDashboardCommands({ place, create, open: setOpen })
  const panel: PanelProps = { place, days, onOpen: setOpen, onCreate: create }
  return {
    place,
    days,
    zone,
    events: { ...events, occurrences, pending: events.pending || !isKnown },
    actions,
    turn,
    panel,
    made,
    filter: { filter, onFilter: setFilter },
    menu: { place: menu, onClose: () => setMenu(undefined) },
    dialogs: {
      open,
      onOpen: setOpen,
      onClose: (closed: Open) => setOpen((now) => (now === closed ? undefined : now)),
      onMade,
      actions,
    },
  }
}

export type DashboardParts = ReturnType<typeof useDashboard>

/** Without those of calendars that are not to be seen, and of other types. */
function useShown(occurrences: readonly Occurrence[], filter: TypeFilter): readonly Occurrence[] {
  const visible = useVisible(occurrences)
  return useMemo(() => visible.filter(({ type }) => filter === 'all' || type === filter), [visible, filter])
}
