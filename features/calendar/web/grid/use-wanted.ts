import { type RefObject, useEffect, useRef, useState } from 'react'

/** An event that was just made here: it gets the focus once. */
export type Made = { key: string; onReached: () => void }

/** What is made outside the shown days does not take the focus when they are turned to later. */
export function useMade(days: readonly string[]) {
  const [made, setMade] = useState<Made>()
  const [shown, setShown] = useState(days)
  if (shown !== days) {
    setShown(days)
    setMade(undefined)
  }
  return { made, onMade: (key: string) => setMade({ key, onReached: () => setMade(undefined) }) }
}

/** An event that is to have the focus gets it once it is there. */
export function useWanted(
  root: RefObject<HTMLElement | null>,
  wanted: string | undefined,
  onReached?: () => void,
): void {
  const reached = useRef<string>(undefined)
  useEffect(() => {
    const grid = root.current
    if (!grid || wanted === undefined || reached.current === wanted) return
    const key = CSS.escape(wanted)
    // Of a series that was just made, its first occurrence gets the focus.
    const element = grid.querySelector<HTMLElement>(`[data-key="${key}"], [data-key^="${key}@"]`)
    if (!element) return
    reached.current = wanted
    if (!isInSight(element, grid)) element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
    onReached?.()
  })
}

function isInSight(element: HTMLElement, grid: HTMLElement): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), grid.getBoundingClientRect()]
  const head = grid.firstElementChild?.clientHeight ?? 0
  return inner.top >= outer.top + head && inner.bottom <= outer.bottom
}
