import { useDeferredValue } from 'react'

/**
 * How many tasks to draw: at first as many as fit a window, and all of them as soon as those have been painted. The
 * component that asks has the place as its key, so that each place begins anew.
 */
export function useMost(first: number): number {
  return useDeferredValue(Number.POSITIVE_INFINITY, first)
}
