import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isPressed } from '#foundation/web/keyboard/shortcut.ts'
import { isApple } from '#foundation/web/keyboard/apple.ts'
import type { GridActions } from './grid-actions.ts'
import { spotOf, spots } from './spot-of.ts'

type ClipboardActions = Pick<GridActions, 'find' | 'copy' | 'copied' | 'paste' | 'pasteAfter'>

/** Ctrl+C copies the event that has the focus. Ctrl+V pastes where the pointer or the focus went last: after an event, at an hour. */
export function useClipboardKeys(
  root: RefObject<HTMLElement | null>,
  { find, copy, copied, paste, pasteAfter }: ClipboardActions,
): void {
  const place = useLastPlace(root)
  const eventOf = (element: Element | null) => find(element?.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '')

  /** Whether there was something to copy or to paste, and a place for it. */
  function done(event: KeyboardEvent): boolean {
    if (isPressed('mod+c', event, isApple())) {
      const occurrence = eventOf(document.activeElement)
      if (occurrence) copy(occurrence)
      return occurrence !== undefined
    }
    const isHere = document.activeElement === document.body || root.current?.contains(document.activeElement)
    if (!isHere || !copied() || !isPressed('mod+v', event, isApple())) return false
    const occurrence = eventOf(place.current)
    const spot = place.current?.closest<HTMLElement>(spots)
    if (occurrence) pasteAfter(occurrence)
    else if (spot) paste(spotOf(spot))
    return occurrence !== undefined || spot !== null
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && done(event)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** What the pointer was last moved onto, or what has the focus since. */
function useLastPlace(root: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const place = useRef<Element>(null)
  useEffect(() => {
    const remember = ({ target }: Event): void => {
      place.current = target instanceof Element ? target : null
    }
    const grid = root.current
    const stop = new AbortController()
    for (const name of ['pointermove', 'focusin']) grid?.addEventListener(name, remember, { signal: stop.signal })
    return () => stop.abort()
  }, [root])
  return place
}
