import { readTimes } from '../event/times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Clock } from '../wish.ts'

/** “Four”, “4”, “4:15”, “half past four”, “16.30”: what stands where a time must. */
export function clockOf(text: string, wording: Wording): Clock | undefined {
  const bare = text
    .trim()
    .replace(/^(?:at|to|about|around|by|until|till)\s+/i, '')
    .replace(/\s+o'?clock\b/i, '')
    .replace(/[.!?]+$/, '')
  const sure =
    /\d\s*[ap]\.?m|\b[ap]m\b|noon|midnight|morning|evening|night|afternoon|(?<![:.])\b(?:1[3-9]|2[0-3])\b|\b0\d[:.]/i.test(
      bare,
    )
  const named = hourNames.indexOf(bare.toLowerCase())
  const digits = /^(\d{1,2})(?:[:.h](\d{2}))?$/.exec(bare)
  const hour = named >= 1 ? named : digits ? Number(digits[1]) : undefined
  if (hour !== undefined && hour < 24)
    return { hour, minute: Number(digits?.[2] ?? 0), sure: sure || hour > 12 || hour === 0 }
  const [when] = readTimes(bare, wording)
  if (!when?.saysTime) return undefined
  const { hour: spoken, minute } = when.onOtherDays ?? when.start
  return { hour: spoken, minute, sure }
}

const hourNames = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The half of the day that is meant: nearest to what it is moved from, or else within the waking hours. */
export function clockNear({ hour, minute, sure }: Clock, near: Temporal.PlainDateTime): Temporal.PlainTime {
  const said = Temporal.PlainTime.from({ hour, minute })
  // In the morning and at noon “nine” is that of the morning; in the evening it may be that of the evening.
  if (sure || (hour >= 7 && hour < 12 && near.hour < 17)) return said
  const other = said.add({ hours: 12 })
  // “Half six” of what begins at seven in the morning is before that.
  const earliest = near.hour >= 5 && near.hour < 9 ? 5 : 7
  const fits = [said, other].filter((time) => time.hour >= earliest && time.hour < 22)
  const far = (time: Temporal.PlainTime) => Math.abs(time.hour * 60 + time.minute - near.hour * 60 - near.minute)
  return fits.toSorted((one, two) => far(one) - far(two))[0] ?? said
}
