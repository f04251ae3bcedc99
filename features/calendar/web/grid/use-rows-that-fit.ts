import { type RefObject, useLayoutEffect, useState } from 'react'
import { headPixels, rowPixels } from './month-week.tsx'

/** How many rows of events have room in each week of a month, as high as it is. */
export function useRowsThatFit(root: RefObject<HTMLElement | null>, weeks: number): number {
  const [fit, setFit] = useState(3)
  useLayoutEffect(() => {
    const grid = root.current
    if (!grid) return undefined
    const look = (): void => setFit(Math.max(1, Math.floor((grid.clientHeight / weeks - headPixels) / rowPixels)))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [root, weeks])
  return fit
}
