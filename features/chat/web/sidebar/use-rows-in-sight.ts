import { type RefObject, useEffect, useMemo, useState } from 'react'
import { rowsWithin, topsOf } from './rows-within.ts'

type Sight = { top: number; height: number }

/** Before the place is measured, as much as most windows show. */
const unmeasured: Sight = { top: 0, height: 800 }

/** Smaller moves do not rerender. */
const step = 136

/** Which rows of known heights stand in a place that scrolls, and where. */
export function useRowsInSight(place: RefObject<HTMLElement | null>, heights: readonly number[]) {
  const [sight, setSight] = useState(unmeasured)
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const look = (): void => {
      const [top, height] = [box.scrollTop - (box.scrollTop % step), box.clientHeight + step]
      setSight((before) => (before.top === top && before.height === height ? before : { top, height }))
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [place])
  const tops = useMemo(() => topsOf(heights), [heights])

  function scrollTo(at: number): void {
    const box = place.current
    const [top, height] = [tops[at], heights[at]]
    if (!box || top === undefined || height === undefined) return
    const highest = top + height - box.clientHeight
    box.scrollTo({ top: Math.max(Math.min(box.scrollTop, top), highest) })
  }
  const total = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0)
  return { rows: rowsWithin(tops, sight), total, scrollTo }
}
