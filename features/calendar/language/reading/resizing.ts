import type { Wording } from '#foundation/time/words/when.ts'
import type { Resize } from '../wish.ts'
import { without } from '../event/spans.ts'
import { readTimes } from '../event/times.ts'

/** “Until Friday”, “until the 15th”: of what lasts whole days. */
export function untilDay(value: string, wording: Wording): Resize | undefined {
  const [when, ...others] = readTimes(value, wording)
  if (!when || others.length > 0 || when.saysTime || without(value, [when]) !== '') return undefined
  return { untilDay: when.start.toPlainDate() }
}
