import type { Opening } from '#foundation/language/opening.ts'

export const openings: readonly Opening[] = [{ by: ['add', 'put', 'save'], with: ['contacts'] }]
