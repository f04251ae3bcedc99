import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Box } from './use-box.ts'

/** Draws the rows in sight and the one under the cursor, which it keeps in sight when the cursor moves. */
export function useScroller(
  box: Box,
  height: number,
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
) {
  const { rows, cursor } = box
  const at = rows.findIndex(({ id }) => id === cursor)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
    // The row with the focus stays in the page, however far it is scrolled away.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      if (at === -1 || shown.includes(at)) return shown
      return [...shown, at].toSorted((one, other) => one - other)
    },
  })
  useLayoutEffect(() => virtual.measure(), [virtual, height])
  useFollowedCursor(box, list, (id) => {
    const index = rows.findIndex((row) => row.id === id)
    if (index !== -1) virtual.scrollToIndex(index, { align: 'auto' })
  })
  return virtual
}

/** Scrolls to the cursor, and gives its row the focus when that is asked for. */
function useFollowedCursor(
  { cursor, focusAsked, place: { thread } }: Box,
  list: RefObject<HTMLElement | null>,
  scrollTo: (id: string | undefined) => void,
): void {
  const isFirst = useRef(true)
  const follow = useEffectEvent((id: string | undefined) => {
    // The list begins at its top, unless a thread further down is open.
    if (!isFirst.current || thread !== undefined) scrollTo(id)
    isFirst.current = false
  })
  useEffect(() => follow(cursor), [cursor])

  // What was asked for before the list was there is not for it: the focus may be in the search by now.
  const answered = useRef(focusAsked)
  const focus = useEffectEvent((asked: number, id: string | undefined, isOpen: boolean) => {
    if (asked === answered.current || isOpen) return
    answered.current = asked
    scrollTo(id)
    const row = () => list.current?.querySelector<HTMLElement>('[data-at] [data-row]')
    // The row may be drawn only after the list was scrolled.
    requestAnimationFrame(() => row()?.focus({ preventScroll: true }))
  })
  useEffect(() => focus(focusAsked, cursor, thread !== undefined), [focusAsked, cursor, thread])
}
