import type { Wording } from './when.ts'

const noon = 12
const firstAwake = 7
const evening = 18
const night = 20
const near = 2

/**
 * The hour that “make it 7” means of what was at `was` until now: in the day as elsewhere, and in the evening where it was
 * at night, or just before. Of 13 and more there is no doubt, nor of 0.
 */
export function meantHour(said: number, was: number, { waking }: Pick<Wording, 'waking'>): number {
  if (said === 0 || said >= noon) return said
  const first = waking?.from ?? firstAwake
  const late = said + noon
  if (said < first) return was < first ? said : late
  return was >= night || (was >= evening && Math.abs(late - was) <= near) ? late : said
}
