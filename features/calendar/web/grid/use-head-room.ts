import { type RefObject, useEffect } from 'react'

/** What is scrolled to, or gets the focus, comes to stand below the heading that stays in place, however tall that is. */
export function useHeadRoom(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = root.current
    const head = grid?.firstElementChild
    if (!grid || !head) return undefined
    const watch = new ResizeObserver(() => (grid.style.scrollPaddingTop = `${head.clientHeight}px`))
    watch.observe(head)
    return () => watch.disconnect()
  }, [root])
}
