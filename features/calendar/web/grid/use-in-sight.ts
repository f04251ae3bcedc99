import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react'
import type { Hours } from './clock-change.ts'
import { shortestDrawn } from './columns.ts'
import { hourOf } from './hour-of.ts'
import { minutesAt } from './moving.ts'
import type { Placed } from './side-by-side.ts'

type Columns = readonly (readonly Placed[])[]

/** When other days are turned to, what stands in sight is drawn at once, and what lies above and below it after that. */
export function useInSight(root: RefObject<HTMLElement | null>, days: readonly string[], columns: Columns): Columns {
  const sight = useSight(root)
  const [drawn, setDrawn] = useState(days)
  useEffect(() => startTransition(() => setDrawn(days)), [days])
  const whole = drawn === days
  return useMemo(
    () => (whole || !sight ? columns : columns.map((pieces) => pieces.filter((piece) => touches(piece, sight)))),
    [whole, sight, columns],
  )
}

/** The hours where scrolling came to rest; nothing until it first did. */
function useSight(root: RefObject<HTMLElement | null>): Hours | undefined {
  const [sight, setSight] = useState<Hours>()
  useEffect(() => {
    const grid = root.current
    const look = (): void => (grid === null ? undefined : setSight(hoursOf(grid)))
    grid?.addEventListener('scrollend', look)
    return () => grid?.removeEventListener('scrollend', look)
  }, [root])
  return sight
}

function hoursOf(grid: HTMLElement): Hours {
  const { scrollTop, clientHeight } = grid
  const hour = hourOf(grid)
  return { from: minutesAt(scrollTop, hour), to: minutesAt(scrollTop + clientHeight, hour) }
}

/** A block is drawn at least half an hour tall. */
function touches({ from, to }: Placed, sight: Hours): boolean {
  return from < sight.to && Math.max(to, from + shortestDrawn) > sight.from
}
