import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { spanOfRef } from './mentions.ts'

/** “Quarter past” takes its hour from the beginning of the event in hand. */
export function withItsHour(text: string, ref: ThingRef, { zone }: Wording): string {
  const at = spanOfRef(ref, zone)
  if (!at || at.allDay) return text
  return text.replace(part, (_, minutes: string, side: string) => {
    const by = count.get(minutes.toLowerCase()) ?? Number(minutes)
    const hour = at.from.with({ minute: 0 })
    // “Quarter to” an event at eleven is before eleven; to one at half past eleven, before twelve.
    const whole = side.toLowerCase() === 'to' && at.from.minute > 0 ? hour.add({ hours: 1 }) : hour
    const time = side.toLowerCase() === 'to' ? whole.subtract({ minutes: by }) : whole.add({ minutes: by })
    return `at ${time.toPlainTime().toString({ smallestUnit: 'minute' })}`
  })
}

const part =
  /\b(?:(?:at|to|make it) )?(half|(?:a )?quarter|five|ten|twenty|5|10|20) (past|to)(?=$|[,.!]| (?:rather|instead|then|please|is|would|will|works|suits|better|now)\b)/i
const count: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
  ['a quarter', 15],
  ['five', 5],
  ['ten', 10],
  ['twenty', 20],
])
