import { type PointerEvent, type RefObject, useRef } from 'react'

type Pull = { towards: 'down' | 'right'; enough: number; onAway: () => void }

/** Handlers for an element that can be dragged away; it springs back if it is not dragged far enough. */
export function usePull(pulled: RefObject<HTMLElement | null>, { towards, enough, onAway }: Pull) {
  const from = useRef<number>(undefined)
  const isDown = towards === 'down'
  const placeOf = ({ clientX, clientY }: PointerEvent) => (isDown ? clientY : clientX)
  function put(by: number): void {
    const far = Math.max(0, by)
    pulled.current?.style.setProperty('translate', isDown ? `0 ${far}px` : `${far}px`)
  }
  function end(event: PointerEvent, done: boolean): void {
    if (from.current === undefined) return
    const far = placeOf(event) - from.current > enough
    from.current = undefined
    pulled.current?.style.removeProperty('translate')
    if (far && done) onAway()
  }
  return {
    onPointerDown(event: PointerEvent) {
      from.current = placeOf(event)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== undefined) put(placeOf(event) - from.current)
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
