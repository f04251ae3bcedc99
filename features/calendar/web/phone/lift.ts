import { clearGhosts, drawMoved, drawNew } from '../grid/ghost.ts'
import type { GridActions } from '../grid/grid-actions.ts'
import { hourOf } from '../grid/hour-of.ts'
import { drawn, minutesAt, sameTime, shifted, snapped } from '../grid/moving.ts'
import { partOf } from '../grid/part-of.ts'

export type Lifting = Pick<GridActions, 'find' | 'move' | 'create'> & { zone: string }

/** What a long press took hold of: an event that is moved, an end of it, or a stretch of the day that is drawn. */
export type Lifted = { step: (x: number, y: number) => void; drop: () => void; leave: () => void }

type Press = { target: Element; x: number; y: number }

/** `grid` scrolls, and holds the days. Nothing lasts whole days here: such a bar is not lifted. */
export function lift(grid: HTMLElement, press: Press, lifting: Lifting): Lifted | undefined {
  const element = press.target.closest<HTMLElement>('[data-key]')
  if (element) return 'bar' in element.dataset ? undefined : liftEvent(grid, { ...press, target: element }, lifting)
  const cell = press.target.closest<HTMLElement>('[data-cell]')
  return cell ? liftCell(grid, { ...press, target: cell }, lifting) : undefined
}

function liftEvent(
  grid: HTMLElement,
  { target, x, y }: Press & { target: HTMLElement },
  { find, move, zone }: Lifting,
): Lifted | undefined {
  const before = find(target.dataset['key'] ?? '')
  if (!before) return undefined
  const part = partOf(target, y, grip)
  const top = grid.scrollTop
  let after = before
  target.dataset['held'] = ''
  drawMoved(grid, before, zone)
  function leave(): void {
    delete target.dataset['held']
    clearGhosts(grid)
  }
  return {
    step(toX, toY) {
      const width = grid.querySelector<HTMLElement>('[data-day]')?.offsetWidth ?? 1
      const days = Math.round((toX - x) / width)
      const minutes = snapped(minutesAt(toY - y + grid.scrollTop - top, hourOf(grid)))
      after = shifted(before, { part, days, minutes }, zone)
      drawMoved(grid, after, zone)
    },
    drop() {
      leave()
      if (!sameTime(before, after)) move(before, after)
    },
    leave,
  }
}

/** About as precise as a fingertip. */
const grip = 20

const usualLength = 60

/** An hour stands there at once; pulled down or up it grows from where it was begun. */
function liftCell(
  grid: HTMLElement,
  { target, y }: Press & { target: HTMLElement },
  { create }: Lifting,
): Lifted | undefined {
  const column = target.closest<HTMLElement>('[data-day]')
  const day = column?.dataset['day']
  if (!column || day === undefined) return undefined
  const at = (toY: number): number => minutesAt(toY - column.getBoundingClientRect().top, hourOf(grid))
  const begun = Math.floor(at(y) / 30) * 30
  let stretch = drawn(day, begun, begun + usualLength)
  drawNew(grid, stretch)
  return {
    step(_, toY) {
      const end = snapped(at(toY))
      stretch =
        end > begun && end < begun + usualLength ? drawn(day, begun, begun + usualLength) : drawn(day, begun, end)
      drawNew(grid, stretch)
    },
    drop() {
      clearGhosts(grid)
      create(stretch)
    },
    leave: () => clearGhosts(grid),
  }
}
