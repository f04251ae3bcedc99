import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Row } from './listing.ts'

type RowKeysParts = {
  /** The element that contains the rows. */
  place: RefObject<HTMLElement | null>
  rows: readonly Row[]
  chatId: string | undefined
  /** The places of those that are drawn. */
  shown: readonly number[]
  scrollTo: (at: number) => void
}

/** One stop for Tab in the whole list; the arrows go from chat to chat, Home and End to the first and last. */
export function useRowKeys({ place, rows, chatId, shown, scrollTo }: RowKeysParts) {
  const [active, setActive] = useState<string>()
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const link = wanted.current === undefined ? undefined : linkOf(place.current, wanted.current)
    if (!link) return
    wanted.current = undefined
    link.focus({ preventScroll: true })
  })

  function go(at: number): void {
    const row = rows[at]
    if (row?.kind !== 'chat') return
    wanted.current = row.conversation.id
    setActive(row.conversation.id)
    scrollTo(at)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return
    const from = rows.findIndex((row) => idOf(row) === rowOf(event.target))
    const to = target(rows, event.key, from)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  /** Where the focus goes when this row is about to leave the list. */
  function focusNear(id: string): void {
    const at = rows.findIndex((row) => idOf(row) === id)
    const next = step(rows, at, 1)
    const near = next === at ? step(rows, at, -1) : next
    go(near)
    linkOf(place.current, idOf(rows[near]) ?? '')?.focus()
  }

  const places = shown.filter((at) => rows[at]?.kind === 'chat')
  const placeOf = (id: string | undefined) => places.find((at) => id !== undefined && idOf(rows[at]) === id)
  return { tabbable: placeOf(active) ?? placeOf(chatId) ?? places[0], onKeyDown, focusNear }
}

/** The drawer and the sidebar may both hold a row of this chat. */
export function linkOf(place: HTMLElement | null, id: string): HTMLElement | undefined {
  return place?.querySelector<HTMLElement>(`a[data-chat="${CSS.escape(id)}"]`) ?? undefined
}

function rowOf(place: EventTarget): string | undefined {
  const row = place instanceof Element ? place.closest('li')?.querySelector('[data-chat]') : undefined
  return row instanceof HTMLElement ? row.dataset['chat'] : undefined
}

function idOf(row: Row | undefined): string | undefined {
  return row?.kind === 'chat' ? row.conversation.id : undefined
}

function target(rows: readonly Row[], key: string, from: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return step(rows, from, 1)
    case 'ArrowUp':
      return step(rows, from, -1)
    case 'Home':
      return step(rows, -1, 1)
    case 'End':
      return step(rows, rows.length, -1)
    default:
      return undefined
  }
}

/** The next chat in this direction, or the same place at the end. */
function step(rows: readonly Row[], from: number, by: 1 | -1): number {
  for (let at = from + by; at >= 0 && at < rows.length; at += by) if (rows[at]?.kind === 'chat') return at
  return from
}
