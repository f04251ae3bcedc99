import type { Carried } from '#foundation/web/beside.ts'
import { clearGhosts, drawNew } from '../grid/ghost.ts'
import { wallText } from '../grid/wall.ts'
import { type Target, targetAt } from './target.ts'

type Held = { carried: Carried; zone: string; event: PointerEvent; source: HTMLElement }

/** The mouse has to go so far before that is meant; a finger has to rest for so long, for otherwise it scrolls. */
const meant = 4
const rest = 350

/** Follows the pointer from its press until it lets go. Escape leaves everything as it is. */
export function carry(stage: HTMLElement, { carried, zone, event: pressed, source }: Held): void {
  if (pressed.button !== 0) return
  const isTouch = pressed.pointerType === 'touch'
  const stop = new AbortController()
  let label: HTMLElement | undefined
  let target: Target | undefined
  const timer = isTouch ? setTimeout(() => lift(pressed), rest) : undefined

  function lift({ clientX, clientY }: PointerEvent): void {
    label = labelOf(carried.title)
    source.dataset['held'] = ''
    follow(clientX, clientY)
  }
  function follow(x: number, y: number): void {
    if (label) label.style.translate = `${x + 12}px ${y + 8}px`
    unmark(stage)
    target = targetAt(stage, { x, y, minutes: carried.minutes })
    if (!target) return
    if (target.from === undefined) target.element.dataset['target'] = ''
    else drawNew(stage, { day: target.day, from: target.from, to: target.from + carried.minutes })
  }
  function end(isDropped: boolean): void {
    clearTimeout(timer)
    stop.abort()
    label?.remove()
    delete source.dataset['held']
    unmark(stage)
    if (!label || !isDropped || !target) return
    const { day, from } = target
    carried.place(from === undefined ? day : wallText({ day, minute: from }), zone)
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed.pointerId) return
    const isFar = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > meant
    if (!label && isFar && isTouch) return end(false)
    if (!label && isFar) lift(event)
    if (label) follow(event.clientX, event.clientY)
  }
  const { signal } = stop
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', () => end(true), { signal })
  addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  // A finger that carries something scrolls nothing, and asks for no menu.
  addEventListener('touchmove', (event) => label && event.preventDefault(), { signal, passive: false })
  addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })
  // The click that ends it is no press.
  source.addEventListener('click', (event) => label && stopClick(event), { capture: true, once: true })
}

function stopClick(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function unmark(stage: HTMLElement): void {
  clearGhosts(stage)
  for (const marked of stage.querySelectorAll<HTMLElement>('[data-target]')) delete marked.dataset['target']
}

function labelOf(title: string): HTMLElement {
  const label = document.createElement('div')
  label.className =
    'pointer-events-none fixed top-0 left-0 z-50 max-w-60 truncate rounded-control border border-edge bg-raised px-2.5 py-1 text-13 font-medium shadow-float'
  label.textContent = title
  label.ariaHidden = 'true'
  document.body.append(label)
  return label
}
