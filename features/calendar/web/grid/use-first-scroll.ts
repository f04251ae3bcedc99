import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { WorkingHours } from '#features/people/contract.ts'
import { firstScroll, scrollToNow } from './density.ts'
import type { Piece } from './pieces.ts'
import { wallOf } from './wall.ts'
import { minutesIn } from './working-hours.ts'

type First = {
  days: readonly string[]
  zone: string
  columns: readonly (readonly Piece[])[]
  workingHours: WorkingHours
  hour: number
  asked: number
}

/**
 * Opens on the time now, if today is shown, and so it does whenever today is asked for. Other days open a little before the
 * working day, with the first event whole. Another height keeps the hour that was on top.
 */
export function useFirstScroll(root: RefObject<HTMLElement | null>, first: First): void {
  const { days, zone, hour, asked } = first
  const drawn = useRef<number>(undefined)
  const answered = useRef(asked)
  useLayoutEffect(() => {
    const grid = root.current
    const before = drawn.current
    if (!grid || before === hour) return
    drawn.current = hour
    if (before === undefined) grid.scrollTop = topOf(grid, first)
    else grid.scrollTop *= hour / before
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on it stays where the person put it
  }, [root, hour])
  useLayoutEffect(() => {
    const grid = root.current
    // Today may not be shown yet when it is asked for.
    if (!grid || answered.current === asked || !days.includes(nowIn(zone).day)) return
    answered.current = asked
    grid.scrollTop = topOf(grid, first)
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [root, asked, days])
}

function topOf(grid: HTMLElement, { days, zone, columns, workingHours, hour }: First): number {
  const height = grid.clientHeight - (grid.firstElementChild?.clientHeight ?? 0)
  const { day, minute } = nowIn(zone)
  const today = columns[days.indexOf(day)]
  if (today) return scrollToNow(today, { now: minute, hour, height })
  const work = Math.min(9 * 60, ...workingHours.map(({ start }) => minutesIn(start)))
  const begun = columns.flat().filter(({ begins }) => begins)
  return firstScroll(begun, { work, hour, height })
}

function nowIn(zone: string) {
  return wallOf(new Date().toISOString(), zone)
}
