import type { Occurrence } from '../../contract.ts'
import { clearGhosts, drawMoved } from './ghost.ts'
import { markDay } from './marked-day.ts'
import { quarter, type Shift } from './moving.ts'
import { beyond, neighbour } from './neighbour.ts'
import { daysOf } from './pieces.ts'

/** What keys do in a grid, by how it is laid out. */
export type KeyLayout = {
  /** Selectors of what arrows go through, each a tab stop of its own, and of where that stop is at first. */
  stops: readonly { kind: string; first: string }[]
  /** What an arrow moves; with Shift the end alone. */
  shiftOf: (press: { key: string; shiftKey: boolean }) => Shift | undefined
  /** Where an arrow leads. */
  neighbour: (root: HTMLElement, from: HTMLElement, key: string) => HTMLElement | undefined
  /** Shows where something being moved would stand. */
  draw: (root: HTMLElement, occurrence: Occurrence, zone: string) => void
  clear: (root: HTMLElement) => void
}

/** Days with their hours: a quarter of an hour down and up, a day across. */
export const hoursLayout: KeyLayout = {
  stops: [
    { kind: '[data-go]', first: '[data-go]' },
    { kind: '[data-all-day]', first: '[data-all-day]' },
    { kind: '[data-cell]', first: '[data-cell="9"]' },
    { kind: '[data-key]', first: '[data-key]' },
  ],
  shiftOf({ key, shiftKey }) {
    const by = byOf(key)
    const across = isAcross(key)
    return { part: shiftKey ? 'end' : 'whole', days: across ? by : 0, minutes: across ? 0 : by * quarter }
  },
  neighbour,
  draw: drawMoved,
  clear: clearGhosts,
}

/** Weeks of a month: a day across, a week down and up. */
export const monthLayout: KeyLayout = {
  stops: [
    { kind: '[data-go]', first: '[data-go]' },
    { kind: '[data-key], [data-more]', first: '[data-key], [data-more]' },
  ],
  shiftOf: ({ key, shiftKey }) =>
    shiftKey ? undefined : { part: 'whole', days: byOf(key) * (isAcross(key) ? 1 : 7), minutes: 0 },
  neighbour: beyond,
  draw: (root, occurrence, zone) => markDay(root, daysOf(occurrence, zone).from),
  clear: (root) => markDay(root, undefined),
}

function byOf(key: string): 1 | -1 {
  return key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
}

function isAcross(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight'
}
