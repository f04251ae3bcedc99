import type { Occurrence } from '../../contract.ts'
import type { GridActions } from './grid-actions.ts'
import type { KeyLayout } from './key-layout.ts'
import { sameTime, type Shift, shifted } from './moving.ts'
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
  layout: KeyLayout
  root: () => HTMLElement | null
  zone: () => string
  say: (words: string) => void
}

export function createMover({ layout, root, zone, say, move }: MoverParts): Mover {
  let moving: Moving | undefined

  function end(words: string): void {
    moving?.element.removeAttribute('data-held')
    moving = undefined
    const grid = root()
    if (grid) layout.clear(grid)
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
      layout.draw(grid, moving.after, zone())
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
