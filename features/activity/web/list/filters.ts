import { useSearchParams } from 'react-router'
import { activityStates } from '../../contract.ts'
import { beginHere, laterDay, momentHere } from '#foundation/web/own-zone.ts'
import type { Filters } from '../activities.ts'

export const filterNames = ['kind', 'state', 'origin', 'day'] as const
export type FilterName = (typeof filterNames)[number]
export type Chosen = Partial<Record<FilterName, string>>

/** The filters are part of the address, so that they can be linked and gone back to. */
export function useChosen(): [Chosen, (name: FilterName, value: string) => void, () => void] {
  const [params, setParams] = useSearchParams()
  const chosen = Object.fromEntries(filterNames.flatMap((name) => pairOf(name, params.get(name))))
  function choose(name: FilterName, value: string): void {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [chosen, choose, () => setParams({}, { replace: true })]
}

/**
 * The query for the server. Invalid values in the address are ignored, and so is `waiting`,
 * which is shown above the list anyway.
 */
export function toFilters({ kind, state, origin, day }: Chosen): Filters {
  const known = activityStates.find((one) => one === state && one !== 'waiting')
  const door = (['chat', 'button', 'job'] as const).find((one) => one === origin)
  const isDay = day !== undefined && !Number.isNaN(beginHere(day))
  return {
    ...(kind !== undefined && { kind }),
    ...(known && { state: known }),
    ...(door && { origin: door }),
    ...(isDay && { from: momentHere(day), to: momentHere(laterDay(day, 1)) }),
  }
}

function pairOf(name: FilterName, value: string | null): [FilterName, string][] {
  return value === null || value === '' ? [] : [[name, value]]
}
