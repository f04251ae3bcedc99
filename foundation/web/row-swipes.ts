import { type RefObject, useEffect, useEffectEvent } from 'react'
import { haltClick, meaningOf, turnOf } from './finger.ts'
import './row-swipes.css'

/** What a swipe does, and the word for it. A row that `leaves` the list slides out; any other springs back. */
export type Swipe = { word: string; leaves: boolean; run: () => void }
export type Swipes = { right?: Swipe | undefined; left?: Swipe | undefined }

/** `rows` selects them. */
type Swiping = { rows: string; swipesOf: (row: HTMLElement) => Swipes }

/** A finger, from when it is put down on a row. */
type Finger = { id: number; x: number; y: number; at: number; row: HTMLElement; swipes: Swipes; dx: number }

type Self = {
  swipesOf: Swiping['swipesOf']
  rows: string
  finger: Finger | undefined
  swiping: boolean
  /** A row was swiped: a click that follows does nothing. */
  acted: boolean
}

/** A swipe from this close to the side of the screen is the browser's own, for going back. */
const edge = 24
/** A finger that rested so long has taken hold of the row, or opened what that has. */
const rest = 400
/** A flick shorter than this does nothing, however fast. */
const least = 64

/**
 * Rows below a finger are swiped sideways; everything else scrolls. Each deed has another way as well, such as a menu.
 * What has the ref carries `data-swipes`.
 */
export function useRowSwipes(place: RefObject<HTMLElement | null>, { rows, swipesOf }: Swiping): void {
  const swipesNow = useEffectEvent(swipesOf)
  useEffect(() => {
    const element = place.current
    return element ? listen(element, { rows, swipesOf: (row) => swipesNow(row) }) : undefined
  }, [place, rows])
}

function listen(place: HTMLElement, swiping: Swiping): () => void {
  const self: Self = { ...swiping, finger: undefined, swiping: false, acted: false }
  const stop = new AbortController()
  const on = { capture: true, signal: stop.signal }
  place.addEventListener('pointerdown', (event) => begin(self, event), on)
  place.addEventListener('pointermove', (event) => move(self, event), on)
  place.addEventListener('pointerup', (event) => end(self, event, true), on)
  place.addEventListener('pointercancel', (event) => end(self, event, false), on)
  place.addEventListener('click', (event) => haltClick(self, event), on)
  return () => stop.abort()
}

function begin(self: Self, event: PointerEvent): void {
  // A second finger changes nothing for the first.
  if (!event.isPrimary) return
  self.acted = false
  giveUp(self)
  if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
  const { pointerId: id, clientX: x, clientY: y, timeStamp: at } = event
  if (x < edge || x > innerWidth - edge) return
  const row = event.target.closest<HTMLElement>(self.rows)
  if (row) self.finger = { id, x, y, at, row, swipes: self.swipesOf(row), dx: 0 }
}

function move(self: Self, event: PointerEvent): void {
  const { finger } = self
  if (finger?.id !== event.pointerId) return
  const dx = event.clientX - finger.x
  if (!self.swiping) {
    const meaning = meaningOf({ dx, dy: event.clientY - finger.y })
    if (meaning === 'undecided') return
    if (meaning === 'scroll' || event.timeStamp - finger.at > rest || !swipeOf(finger, dx)) return giveUp(self)
    self.swiping = true
    self.acted = true
    finger.row.setPointerCapture(event.pointerId)
  }
  put(finger, dx)
}

function end(self: Self, event: PointerEvent, done: boolean): void {
  const { finger, swiping } = self
  if (finger?.id !== event.pointerId) return
  const { row, dx, at } = finger
  const counts = swiping && done && turnOf({ dx, ms: event.timeStamp - at }, row.clientWidth, least) !== 0
  const swipe = counts ? swipeOf(finger, dx) : undefined
  if (swipe?.leaves) {
    forget(self)
    void goAway(row, dx, swipe)
  } else {
    giveUp(self)
    swipe?.run()
  }
}

/** A row that was on its way goes back. */
function giveUp(self: Self): void {
  const { finger, swiping } = self
  forget(self)
  if (finger && swiping) void goBack(finger.row, finger.dx)
}

function forget(self: Self): void {
  self.finger = undefined
  self.swiping = false
}

function swipeOf({ swipes }: Finger, dx: number): Swipe | undefined {
  return dx > 0 ? swipes.right : swipes.left
}

/** The row follows the finger, to the sides where there is something to do. */
function put(finger: Finger, dx: number): void {
  const { row } = finger
  const swipe = swipeOf(finger, dx)
  finger.dx = swipe ? dx : 0
  row.style.setProperty('translate', `${finger.dx}px`)
  row.dataset['swipe'] = dx > 0 ? 'right' : 'left'
  row.dataset['word'] = swipe?.word ?? ''
  const isFar = turnOf({ dx: finger.dx, ms: Infinity }, row.clientWidth) !== 0
  if (isFar && !('far' in row.dataset)) navigator.vibrate?.(8)
  row.toggleAttribute('data-far', isFar)
}

/** How long a row that has gone may stay in the list, until what was done has been heard of. */
const patience = 700

async function goAway(row: HTMLElement, dx: number, { run }: Swipe): Promise<void> {
  const away = Math.sign(dx) * row.clientWidth
  row.style.setProperty('translate', `${away}px`)
  await slide(row, dx, away)
  run()
  setTimeout(() => clear(row), patience)
}

async function goBack(row: HTMLElement, dx: number): Promise<void> {
  row.style.removeProperty('translate')
  await slide(row, dx, 0)
  clear(row)
}

function clear(row: HTMLElement): void {
  row.style.removeProperty('translate')
  for (const name of ['data-swipe', 'data-word', 'data-far']) row.removeAttribute(name)
}

async function slide(row: HTMLElement, from: number, to: number): Promise<void> {
  const frames = [{ translate: `${from}px` }, { translate: `${to}px` }]
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 140
  await row.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }).finished
}
