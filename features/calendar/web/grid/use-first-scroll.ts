import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { WorkingHours } from '#features/people/contract.ts'
import { firstScroll } from './density.ts'
import type { Piece } from './pieces.ts'
import { minutesIn } from './working-hours.ts'

type First = { columns: readonly (readonly Piece[])[]; workingHours: WorkingHours; hour: number }

/** Opens a little before the working day, with the first event whole; another height keeps the hour that was on top. */
export function useFirstScroll(root: RefObject<HTMLElement | null>, { columns, workingHours, hour }: First): void {
  const drawn = useRef<number>(undefined)
  useLayoutEffect(() => {
    const grid = root.current
    const before = drawn.current
    if (!grid || before === hour) return
    drawn.current = hour
    if (before === undefined) {
      const work = Math.min(9 * 60, ...workingHours.map(({ start }) => minutesIn(start)))
      const begun = columns.flat().filter(({ begins }) => begins)
      const height = grid.clientHeight - (grid.firstElementChild?.clientHeight ?? 0)
      grid.scrollTop = firstScroll(begun, { work, hour, height })
    } else grid.scrollTop *= hour / before
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on it stays where the person put it
  }, [root, hour])
}
