import type { Occurrence } from '../../contract.ts'
import { clearGhosts, drawMoved } from './ghost.ts'
import type { GridActions } from './grid-actions.ts'
import { quarter, sameTime, type Shift, shifted } from './moving.ts'
import { whenOf } from './said.ts'

/** The key that is held while arrows move; letting go of it puts the event there. */
export type Held = 'Alt' | 'Shift' | undefined

type Moving = { before: Occurrence; after: Occurrence; element: HTMLElement; held: Held }

/** What one goes on with, step by step, until it is placed or left. */
export type Mover = {
  moving: () => Moving | undefined
  begin: (element: HTMLElement, occurrence: Occurrence, held: Held) => void
  step: (shift: Shift) => void
  place: () => void
  leave: () => void
}

type MoverParts = Pick<GridActions, 'move'> & {
  root: () => HTMLElement | null
  zone: () => string
  say: (words: string) => void
}

export function createMover({ root, zone, say, move }: MoverParts): Mover {
  let moving: Moving | undefined

  function end(words: string): void {
    moving?.element.removeAttribute('data-held')
    moving = undefined
    const grid = root()
    if (grid) clearGhosts(grid)
    say(words)
  }

  return {
    moving: () => moving,
    begin(element, occurrence, held) {
      moving = { before: occurrence, after: occurrence, element, held }
      element.setAttribute('data-held', '')
      if (!held)
        say(`Moving ${occurrence.title}. Arrows move it, with Shift its end; Enter places it, Escape leaves it.`)
    },
    step(shift) {
      const grid = root()
      if (!moving || !grid) return
      moving.after = shifted(moving.after, shift, zone())
      drawMoved(grid, moving.after, zone())
      say(whenOf(moving.after, zone()))
    },
    place() {
      if (!moving) return
      const { before, after } = moving
      const stays = sameTime(before, after)
      end(stays ? 'Not moved.' : `Placed on ${whenOf(after, zone())}.`)
      if (!stays) move(before, after)
    },
    leave: () => end('Left where it was.'),
  }
}

/** What an arrow moves: a quarter of an hour or a day; with Shift the end alone. */
export function shiftOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Shift {
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  return { part: shiftKey ? 'end' : 'whole', days: across ? by : 0, minutes: across ? 0 : by * quarter }
}
