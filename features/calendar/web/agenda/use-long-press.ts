import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

const held = 500
/** A finger that moves further scrolls. */
const slack = 10

/** Whether something was held under a finger, until another place is touched. Its handlers go onto what is held. */
export function useLongPress(place: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const swallow = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isHeld) return undefined
    const release = ({ target }: Event): void => {
      if (!(target instanceof Node && place.current?.contains(target))) setHeld(false)
    }
    document.addEventListener('pointerdown', release)
    return () => document.removeEventListener('pointerdown', release)
  }, [isHeld, place])
  return {
    isHeld,
    handlers: {
      onPointerDown(event: PointerEvent) {
        swallow.current = false
        if (event.pointerType !== 'touch') return
        from.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(() => {
          swallow.current = true
          setHeld(true)
        }, held)
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slack) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      /** The finger that is lifted after holding presses nothing. */
      onClickCapture(event: MouseEvent) {
        if (swallow.current) event.stopPropagation()
        swallow.current = false
      },
      onContextMenu(event: MouseEvent) {
        if (swallow.current) event.preventDefault()
      },
    },
  }
}
