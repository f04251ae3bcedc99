import { clearGhosts } from './ghost.ts'

/** What the pointer has hold of, and what comes of it. */
export type Hold = {
  element: HTMLElement | undefined
  step: (event: PointerEvent) => void
  drop: () => void
  /** Whatever was drawn goes again. */
  clear?: () => void
}

/** The pointer has to go so far before that is meant. */
const meant = 4

type Listening = {
  begin: (event: PointerEvent) => Hold | undefined
  /** Nothing is held. */
  hover?: (event: PointerEvent) => void
}

/** Follows the pointer from its press until it lets go or Escape is pressed. The click after a drag is no click. */
export function listenForHolds(grid: HTMLElement, { begin, hover }: Listening): () => void {
  let held: { hold: Hold; x: number; y: number; moving: boolean } | undefined
  let dropped = false

  function end(event: Event, done: boolean): void {
    if (held?.moving) {
      dropped = true
      setTimeout(() => (dropped = false))
      event.preventDefault()
      if (done) held.hold.drop()
    }
    held?.hold.element?.removeAttribute('data-held')
    held?.hold.clear?.()
    clearGhosts(grid)
    held = undefined
  }

  function move(event: PointerEvent): void {
    if (!held) return hover?.(event)
    if (!held.moving) {
      if (Math.hypot(event.clientX - held.x, event.clientY + grid.scrollTop - held.y) < meant) return
      held.moving = true
      grid.setPointerCapture(event.pointerId)
      held.hold.element?.setAttribute('data-held', '')
    }
    held.hold.step(event)
  }

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerdown(event) {
      const hold = event.button === 0 && event.pointerType !== 'touch' ? begin(event) : undefined
      held = hold && { hold, x: event.clientX, y: event.clientY + grid.scrollTop, moving: false }
    },
    pointermove: move,
    pointerup: (event) => end(event, true),
    pointercancel: (event) => end(event, false),
    keydown(event) {
      if (event.key === 'Escape' && held?.moving) end(event, false)
    },
    click(event) {
      if (dropped) event.stopPropagation()
    },
  }
  const stop = new AbortController()
  for (const [name, listener] of Object.entries(listeners))
    grid.addEventListener(name, listener as EventListener, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
