import { type RefObject, useEffect, useEffectEvent } from 'react'
import { halt, haltClick } from '#foundation/web/finger.ts'

/** Where a task was let go: before or behind another one, or in a column without one there. */
export type LetGo = { task: string; side: 'before' | 'behind' } | { column: string }

/** A finger that rests takes hold of the task below it; what moves earlier scrolls. */
const longPress = 420
const slack = 10
const edge = 72

type Finger = { id: number; x: number; y: number; target: Element }

/** A copy of the row under the finger, and the row or column where it would be put now. */
type Lifted = { id: string; ghost: HTMLElement; shift: { x: number; y: number }; at: { x: number; y: number } }

type Self = {
  place: HTMLElement
  put: (id: string, where: LetGo) => void
  finger: Finger | undefined
  lifted: Lifted | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  /** Something was lifted: a click that follows does nothing. */
  acted: boolean
}

/** Tasks are dragged by touch: a long press lifts one, and it is put where the finger leaves. Absent: none is. */
export function useLifting(place: RefObject<HTMLElement | null>, put: Self['put'] | undefined): void {
  const isOn = put !== undefined
  const putNow = useEffectEvent((id: string, where: LetGo) => put?.(id, where))
  useEffect(() => {
    const element = place.current
    return isOn && element ? listen(element, (id, where) => putNow(id, where)) : undefined
  }, [place, isOn])
}

function listen(place: HTMLElement, put: Self['put']): () => void {
  const self: Self = { place, put, finger: undefined, lifted: undefined, timer: undefined, acted: false }
  const stop = new AbortController()
  const on = { capture: true, signal: stop.signal }
  place.addEventListener('pointerdown', (event) => begin(self, event), on)
  place.addEventListener('pointermove', (event) => move(self, event), on)
  place.addEventListener('pointerup', (event) => end(self, event, true), on)
  place.addEventListener('pointercancel', (event) => end(self, event, false), on)
  // What is held is not scrolled, and a browser asks about that only here.
  place.addEventListener('touchmove', (event) => self.lifted && event.preventDefault(), { ...on, passive: false })
  // Browsers have a dragging of their own for what a mouse drags, and a menu.
  place.addEventListener('dragstart', (event) => self.finger && event.preventDefault(), on)
  place.addEventListener('contextmenu', (event) => self.finger && halt(event), on)
  place.addEventListener('click', (event) => haltClick(self, event), on)
  return () => {
    forget(self)
    stop.abort()
  }
}

function begin(self: Self, event: PointerEvent): void {
  if (!event.isPrimary) return
  self.acted = false
  if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
  forget(self)
  const { pointerId: id, clientX: x, clientY: y, target } = event
  self.finger = { id, x, y, target }
  self.timer = setTimeout(() => lift(self), longPress)
}

function lift(self: Self): void {
  const { finger } = self
  const row = finger?.target.closest<HTMLElement>('[data-task]')
  const id = row?.dataset['task']
  if (!finger || !row || id === undefined) return
  const { left, top, width } = row.getBoundingClientRect()
  const ghost = row.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-task')
  ghost.setAttribute('data-ghost', '')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, zIndex: '50' })
  Object.assign(ghost.style, { pointerEvents: 'none', opacity: '0.9', background: 'var(--color-raised)' })
  self.place.append(ghost)
  row.dataset['lifted'] = ''
  const at = { x: finger.x, y: finger.y }
  self.lifted = { id, ghost, shift: { x: left - finger.x, y: top - finger.y }, at }
  self.acted = true
  navigator.vibrate?.(8)
  follow(self)
  scrollAtEdges(self)
}

function move(self: Self, event: PointerEvent): void {
  const { finger, lifted } = self
  if (finger?.id !== event.pointerId) return
  const { clientX: x, clientY: y } = event
  if (!lifted) {
    if (Math.hypot(x - finger.x, y - finger.y) > slack) forget(self)
    return
  }
  lifted.at = { x, y }
  follow(self)
}

/** The copy is below the finger, and what it would be put beside is marked. */
function follow({ place, lifted }: Self): void {
  if (!lifted) return
  const { at, shift, ghost } = lifted
  ghost.style.translate = `${at.x + shift.x}px ${at.y + shift.y}px`
  unmark(place)
  const found = below(place, lifted)
  if (!found) return
  markBelow(found.element, 'side' in found.where ? found.where.side : 'into')
}

function below(place: HTMLElement, { id, at }: Lifted): { element: HTMLElement; where: LetGo } | undefined {
  const under = document.elementFromPoint(at.x, at.y)
  const row = under?.closest<HTMLElement>('[data-task]')
  const task = row?.dataset['task']
  if (row && task !== undefined && place.contains(row)) {
    return task === id ? undefined : { element: row, where: { task, side: sideOf(row, at.y) } }
  }
  const element = under?.closest<HTMLElement>('[data-column]')
  const column = element?.dataset['column']
  return element && column !== undefined ? { element, where: { column } } : undefined
}

function end(self: Self, event: PointerEvent, done: boolean): void {
  const { finger, lifted, place, put } = self
  if (finger?.id !== event.pointerId) return
  const found = lifted && done ? below(place, lifted) : undefined
  forget(self)
  if (lifted && found) put(lifted.id, found.where)
}

function forget(self: Self): void {
  clearTimeout(self.timer)
  self.lifted?.ghost.remove()
  self.place.querySelector<HTMLElement>('[data-lifted]')?.removeAttribute('data-lifted')
  unmark(self.place)
  self.finger = undefined
  self.lifted = undefined
}

/** The half of a row in which something is let go says on which side of it. */
export function sideOf(row: HTMLElement, y: number): 'before' | 'behind' {
  const { top, height } = row.getBoundingClientRect()
  return y < top + height / 2 ? 'before' : 'behind'
}

export function markBelow(element: HTMLElement, where: 'before' | 'behind' | 'into'): void {
  element.dataset['below'] = where
}

export function unmark(place: ParentNode): void {
  for (const each of place.querySelectorAll('[data-below]')) each.removeAttribute('data-below')
}

/** While something is held near an edge, what lies beyond comes closer. */
function scrollAtEdges(self: Self): void {
  const { lifted, place } = self
  if (!lifted) return
  const { x, y } = lifted.at
  scrollable(place, 'y')?.scrollBy({ top: pull(y, innerHeight), behavior: 'instant' })
  scrollable(place.querySelector('[data-board]') ?? place, 'x')?.scrollBy({
    left: pull(x, innerWidth),
    behavior: 'instant',
  })
  follow(self)
  requestAnimationFrame(() => scrollAtEdges(self))
}

function pull(now: number, length: number): number {
  return now < edge ? -6 : now > length - edge ? 6 : 0
}

/** The nearest that scrolls this way, from here outwards. */
function scrollable(from: Element, way: 'x' | 'y'): Element | null {
  for (let each: Element | null = from; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    const isLonger = way === 'x' ? each.scrollWidth > each.clientWidth : each.scrollHeight > each.clientHeight
    if (isLonger && ['auto', 'scroll'].includes(way === 'x' ? overflowX : overflowY)) return each
  }
  return way === 'y' ? document.scrollingElement : null
}
