import type { Shift } from './moving.ts'

/** Whoever takes hold of an event near an end means that end. `grip` is how near, in pixels; a third is left for the whole. */
export function partOf(element: HTMLElement, y: number, grip: number): Shift['part'] {
  const { bar, cut } = element.dataset
  if (bar !== undefined || cut === 'both') return 'whole'
  const { top, bottom } = element.getBoundingClientRect()
  const near = Math.min(grip, (bottom - top) / 3)
  if (y < top + near && cut !== 'start') return 'start'
  return y > bottom - near && cut !== 'end' ? 'end' : 'whole'
}
