import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { readingOrder } from '#foundation/time/words/date-order.ts'
import type { TaskList } from '../contract.ts'
import { readSaidTask, type SaidTask } from '../rules/said.ts'

type Typed = { zone: string; format: Pick<TimeFormat, 'dateOrder'>; lists: readonly Pick<TaskList, 'id' | 'name'>[] }

/** Reads a line of quick add, with dates in the person's order. */
export function readTyped(words: string, { zone, format, lists }: Typed): SaidTask | undefined {
  if (words.trim() === '') return undefined
  const wording = { now: Temporal.Now.plainDateTimeISO(zone), dateOrder: readingOrder(format), zone }
  return readSaidTask(words, wording, lists)
}
