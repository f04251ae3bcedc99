import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { ChangedEvent, Occurrence, Scope } from '../contract.ts'
import type { Open } from './dialogs.tsx'
import { readWeeks, refresh, showAs, shownNow } from './events.ts'
import type { GridActions } from './grid/grid-actions.ts'
import { daysOf, keyOf } from './grid/pieces.ts'
import { addDays, minutesOfDay, wallOf, wallText } from './grid/wall.ts'
import { useAskScope, usePerform, useTellFailure } from './perform.tsx'
import type { Place } from './place.ts'

type Parts = {
  occurrences: readonly Occurrence[]
  zone: string
  days: readonly string[]
  go: Place['go']
  open: (open: Open) => void
}

export type DashboardActions = GridActions & {
  /** At the next full hour, or at nine of the first day that is shown. */
  createNext: () => void
}

/** What buttons, keys and the pointer have done alike. */
export function useActions({ occurrences, zone, days, go, open }: Parts): DashboardActions {
  const byKey = useMemo(() => new Map(occurrences.map((one) => [keyOf(one), one])), [occurrences])
  const change = useChange()
  const remove = useRemove()

  function create(start: string, end: string): void {
    open({ kind: 'event', begin: { kind: 'new', start, end } })
  }

  return {
    find: (key) => byKey.get(key),
    open: (occurrence, element) => open({ kind: 'detail', occurrence, element }),
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
      if (!days.includes(from)) go({ date: from, event: keyOf(after) })
      void change(before, after)
    },
    remove: (occurrence) => void remove(occurrence),
    goTo: (day) => go({ date: day, show: 'day' }),
  }
}

/**
 * Moved or made longer: seen at once, and put back should it be refused. One after the other, each on what came of the
 * one before: keys are quicker than answers.
 */
function useChange(): (before: Occurrence, after: Occurrence) => Promise<void> {
  const perform = usePerform()
  const askScope = useAskScope()
  const tellFailure = useTellFailure()
  const queries = useQueryClient()
  const last = useRef(Promise.resolve())

  async function change(before: Occurrence, after: Occurrence, scope: Scope): Promise<void> {
    const now = shownNow(queries, keyOf(before)) ?? before
    showAs(queries, now, { ...after, revision: now.revision })
    try {
      const { event, original } = before
      const times = timesFor(after)
      const wanted: ChangedEvent = { event, original, revision: now.revision, scope, ...times }
      await perform('calendar.change-event', wanted)
    } catch (error) {
      tellFailure(error)
    }
    // Also where it waits for a yes, or was refused: what is shown is what is there.
    await readWeeks(queries)
  }

  return async (before, after) => {
    showAs(queries, before, after)
    const scope = await askScope('Move', before)
    if (scope === undefined) {
      showAs(queries, after, before)
      return readWeeks(queries)
    }
    const mine = last.current.then(() => change(before, after, scope))
    last.current = mine
    return mine
  }
}

/** With the undo in the corner instead of a question. */
export function useRemove(): (occurrence: Occurrence) => Promise<void> {
  const perform = usePerform()
  const askScope = useAskScope()
  const tellFailure = useTellFailure()
  const queries = useQueryClient()
  return async (occurrence) => {
    const { event, original, revision } = occurrence
    const scope = await askScope('Delete', occurrence)
    if (scope === undefined) return
    if (scope === 'this') showAs(queries, occurrence, undefined)
    try {
      const { state } = await perform('calendar.delete-event', { event, original, revision, scope })
      if (state === 'waiting') showAs(queries, occurrence, occurrence)
    } catch (error) {
      showAs(queries, occurrence, occurrence)
      refresh(queries, { from: null, to: null })
      tellFailure(error)
    }
  }
}

/** On the wall of the zone that it was made in. */
function timesFor({ allDay, start, end, zone }: Occurrence): Pick<ChangedEvent, 'start' | 'end' | 'zone'> {
  if (allDay) return { start, end }
  return { start: wallText(wallOf(start, zone)), end: wallText(wallOf(end, zone)), zone }
}
