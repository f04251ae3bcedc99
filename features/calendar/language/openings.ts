import type { Opening } from '#foundation/language/opening.ts'

export const openings: readonly Opening[] = [
  { by: ['put', 'add', 'stick', 'pop', 'pencil', 'block'], with: ['calendar', 'diary', 'agenda'] },
  { by: ['book', 'schedule', 'reschedule', 'block', 'move', 'push', 'shift', 'cancel', 'postpone'], loose: true },
]
