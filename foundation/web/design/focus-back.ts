import { type RefCallback, type RefObject, useCallback, useRef } from 'react'

type FocusBack = {
  popup: RefObject<HTMLDivElement | null>
  /** The ref of what opens. */
  opened: RefCallback<HTMLDivElement>
  /** False if the focus was handled here; true lets Base UI return it. */
  finalFocus: () => boolean
}

type Kept = { focused: Element | null; popup: HTMLElement }

/**
 * Gives the focus back to what had it when a dialog opened. Base UI takes the first control within it instead, wherever
 * that is not a stop of Tab: of the page as a whole that is a button which nobody meant. The trigger of a dialog that has
 * one (`hasTrigger`) gets the focus. Whoever has gone on elsewhere stays there.
 */
export function useFocusBack(hasTrigger = false): FocusBack {
  const popup = useRef<HTMLDivElement>(null)
  const kept = useRef<Kept>(undefined)
  const opened = useCallback((element: HTMLDivElement | null) => {
    popup.current = element
    // Nothing in it has the focus yet.
    if (element) kept.current = { focused: document.activeElement, popup: element }
  }, [])
  function finalFocus(): boolean {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && !kept.current?.popup.contains(activeElement)) return false
    const focused = kept.current?.focused
    const back = focused === body ? document.querySelector('main') : focused
    if (hasTrigger || !(back instanceof HTMLElement) || !back.isConnected || back.tabIndex >= 0) return true
    queueMicrotask(() => {
      const { activeElement: now } = document
      if (now === activeElement || now === body) back.focus({ preventScroll: true })
    })
    return false
  }
  return { popup, opened, finalFocus }
}
