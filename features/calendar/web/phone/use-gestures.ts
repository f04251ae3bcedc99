import { type RefObject, useEffect, useEffectEvent } from 'react'
import { halt, haltClick, meaningOf, turnOf } from '#foundation/web/finger.ts'
import { type Lifted, type Lifting, lift } from './lift.ts'
import { goBack, putAt, turnPage } from './page-turn.ts'

type Gestures = {
  /** To the days after (1) or before (-1). */
  turn: (by: 1 | -1) => void
  /** Absent where there is nothing to lift. */
  lifting?: Lifting
}

/** A finger, from when it is put down. */
type Finger = { id: number; x: number; y: number; at: number; target: Element; now: { x: number; y: number } }

const longPress = 420
const edge = 56

/** Swipes turn the page; a long press takes hold of an event, or begins a new one. Everything else scrolls. */
export function useGestures(place: RefObject<HTMLElement | null>, { turn, lifting }: Gestures): void {
  const turned = useEffectEvent(turn)
  const take = useEffectEvent((page: HTMLElement, finger: Finger) => {
    const grid = page.querySelector<HTMLElement>('[data-hour]')
    return lifting && grid ? lift(grid, finger, lifting) : undefined
  })
  useEffect(() => {
    const page = place.current
    if (!page) return undefined
    return listen(page, { turn: (by) => turned(by), take: (finger) => take(page, finger) })
  }, [place])
}

type Heard = { turn: (by: 1 | -1) => void; take: (finger: Finger) => Lifted | undefined }

type Self = Heard & {
  page: HTMLElement
  finger: Finger | undefined
  lifted: Lifted | undefined
  swiping: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  /** Something was turned or lifted: a click that follows does nothing. */
  acted: boolean
}

function listen(page: HTMLElement, heard: Heard): () => void {
  const self: Self = {
    ...heard,
    page,
    finger: undefined,
    lifted: undefined,
    swiping: false,
    timer: undefined,
    acted: false,
  }
  const stop = new AbortController()
  const on = { capture: true, signal: stop.signal }
  page.addEventListener('pointerdown', (event) => begin(self, event), on)
  page.addEventListener('pointermove', (event) => move(self, event), on)
  page.addEventListener('pointerup', (event) => end(self, event, true), on)
  page.addEventListener('pointercancel', (event) => end(self, event, false), on)
  // What is held is not scrolled, and a browser asks about that only here.
  page.addEventListener('touchmove', (event) => self.lifted && event.preventDefault(), { ...on, passive: false })
  // A long press is this gesture, and no menu; what follows it is no press on anything.
  page.addEventListener('contextmenu', (event) => self.finger && halt(event), on)
  page.addEventListener('click', (event) => haltClick(self, event), on)
  return () => {
    forget(self)
    stop.abort()
  }
}

function begin(self: Self, event: PointerEvent): void {
  if (!event.isPrimary) return
  self.acted = false
  if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
  const { pointerId: id, clientX: x, clientY: y, timeStamp: at, target } = event
  const finger: Finger = { id, x, y, at, target, now: { x, y } }
  self.finger = finger
  self.timer = setTimeout(() => {
    self.lifted = self.take(finger)
    if (!self.lifted) return
    self.acted = true
    navigator.vibrate?.(8)
    scrollAtEdges(self)
  }, longPress)
}

function move(self: Self, event: PointerEvent): void {
  const { finger, lifted, page } = self
  if (finger?.id !== event.pointerId) return
  const { clientX: x, clientY: y } = event
  finger.now = { x, y }
  if (lifted) return lifted.step(x, y)
  const dx = x - finger.x
  const meaning = self.swiping ? 'swipe' : meaningOf({ dx, dy: y - finger.y })
  if (meaning === 'undecided') return
  clearTimeout(self.timer)
  if (meaning === 'scroll') return forget(self)
  if (!self.swiping) page.setPointerCapture(event.pointerId)
  self.swiping = true
  self.acted = true
  putAt(page, dx)
}

function end(self: Self, event: PointerEvent, done: boolean): void {
  const { finger, lifted, page, swiping, turn } = self
  if (finger?.id !== event.pointerId) return
  if (lifted && done) lifted.drop()
  else if (lifted) lifted.leave()
  forget(self)
  if (!swiping) return
  const dx = finger.now.x - finger.x
  const by = done ? turnOf({ dx, ms: event.timeStamp - finger.at }, page.clientWidth) : 0
  if (by === 0) goBack(page, dx)
  else void turnPage(page, { from: dx, by, turn: () => turn(by) })
}

function forget(self: Self): void {
  clearTimeout(self.timer)
  self.finger = undefined
  self.lifted = undefined
  self.swiping = false
}

/** While something is held near the upper or lower end, the hours go on. */
function scrollAtEdges(self: Self): void {
  const { lifted, finger, page } = self
  const grid = page.querySelector<HTMLElement>('[data-hour]')
  if (!lifted || !finger || !grid) return
  const { x, y } = finger.now
  const { top, bottom } = grid.getBoundingClientRect()
  const by = y > bottom - edge ? 6 : y < top + edge ? -6 : 0
  if (by !== 0) {
    grid.scrollTop += by
    lifted.step(x, y)
  }
  requestAnimationFrame(() => scrollAtEdges(self))
}
