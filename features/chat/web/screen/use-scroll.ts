import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Row } from '../rows.ts'
import { useDesk, useAsked } from './desk.ts'

export type Scroller = Virtualizer<HTMLDivElement, HTMLElement>

const nearEnd = 40

/** A long list that begins at its end, and stays where its reader put it. */
export function useScroll(element: RefObject<HTMLDivElement | null>, rows: readonly Row[], landsElsewhere: boolean) {
  const desk = useDesk()
  const [atEnd, setAtEnd] = useState(true)
  const [landed, setLanded] = useState(false)
  const scroller: Scroller = useVirtualizer({
    count: rows.length,
    getScrollElement: () => element.current,
    estimateSize: (at) => estimate(rows[at]),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 6,
    gap: 4,
    paddingStart: 24,
    paddingEnd: 24,
    scrollPaddingStart: 24,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    onChange: (instance) => setAtEnd(instance.isAtEnd(nearEnd)),
  })
  useLayoutEffect(() => {
    if (!landsElsewhere) scroller.scrollToEnd()
    const frame = requestAnimationFrame(() => setLanded(true))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the list is there
  }, [])
  useKeptEnd(element, scroller, !landsElsewhere)
  useAsked(desk.sent, () => requestAnimationFrame(() => scroller.scrollToEnd()))
  return { scroller, atEnd, landed }
}

/**
 * Keeps a reader at the end there while rows grow, and while the window or the box below takes another size. Only the
 * reader leaves the end, by moving up: what grows between two frames must not look like that.
 */
function useKeptEnd(element: RefObject<HTMLDivElement | null>, scroller: Scroller, landsAtEnd: boolean): void {
  const landsThere = useEffectEvent(() => landsAtEnd)
  useEffect(() => {
    const view = element.current
    if (!view) return undefined
    let atEnd = landsThere()
    let top = view.scrollTop
    let size = ''
    const sizeNow = (): string => `${view.clientWidth} ${view.clientHeight}`
    const look = (): void => {
      // Scrolling caused by a resize is not the reader's.
      if (size !== sizeNow()) return
      const isNear = view.scrollHeight - view.scrollTop - view.clientHeight <= nearEnd
      if (isNear || view.scrollTop < top) atEnd = isNear
      top = view.scrollTop
    }
    const observer = new ResizeObserver(() => {
      size = sizeNow()
      if (atEnd) scroller.scrollToEnd()
    })
    view.addEventListener('scroll', look, { passive: true })
    observer.observe(view)
    if (view.firstElementChild) observer.observe(view.firstElementChild)
    return () => {
      view.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [element, scroller])
}

/** Whether something came that the reader, who is further up, has not seen. */
export function useUnseen(rows: readonly Row[], atEnd: boolean): boolean {
  const last = rows.reduce((most, row) => Math.max(most, orderOf(row)), 0)
  const [seen, setSeen] = useState(last)
  if (atEnd && last > seen) setSeen(last)
  return !atEnd && last > seen
}

function orderOf(row: Row): number {
  if (row.kind === 'pending') return 0
  return row.kind === 'message' ? row.message.order : row.answer.order
}

/** Runs it each time the first lines come near, and the last ones. */
export function useEdges(scroller: Scroller, landed: boolean, edges: { first: () => void; last: () => void }): void {
  const first = useEffectEvent(edges.first)
  const last = useEffectEvent(edges.last)
  const { startIndex = 0, endIndex = 0 } = scroller.range ?? {}
  const { count } = scroller.options
  useEffect(() => {
    if (landed && startIndex < 8) first()
    if (landed && endIndex > count - 8) last()
  }, [landed, startIndex, endIndex, count])
}

const charactersPerLine = 70

function estimate(row: Row | undefined): number {
  const content = row?.kind === 'message' ? row.message.content : row?.kind === 'pending' ? row.pending.content : ''
  return 60 + 24 * Math.ceil(content.length / charactersPerLine)
}
