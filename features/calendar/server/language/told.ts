import type { Read } from '#foundation/server/language.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readToldPlan } from '../../language/reading/told-plans.ts'
import { calendarIntent } from './frames.ts'

/** What nobody reads as anything else may be news of something that takes place. */
export function toldReads(text: string, wording: Wording): Read[] {
  const wish = readToldPlan(text, wording)
  return wish ? [{ intent: calendarIntent, wish, sure: false, last: true }] : []
}
