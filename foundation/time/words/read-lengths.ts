import type { Length } from './when.ts'

const units = {
  second: 'seconds',
  sec: 'seconds',
  minute: 'minutes',
  min: 'minutes',
  hour: 'hours',
  hr: 'hours',
  h: 'hours',
  day: 'days',
  week: 'weeks',
  month: 'months',
  year: 'years',
} as const
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  half: 0.5,
}
const pattern =
  /\b(\d+(?:\.5)?|half an|an?|one|two|three|four|five|six|ten)\s?(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?)\b/giu

/** Every length of time that the text says: “45 minutes”, “half an hour”, “two days”. */
export function readLengths(text: string): Length[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [all, count = '', word = ''] = match
    const unit = word.toLowerCase().replace(/s$/u, '') as keyof typeof units
    const number = counts[count.toLowerCase().split(' ')[0] ?? ''] ?? Number(count)
    const duration = lengthOf(number, units[unit])
    return duration === undefined ? [] : [{ at: match.index, until: match.index + all.length, duration }]
  })
}

function lengthOf(count: number, unit: (typeof units)[keyof typeof units]): Temporal.Duration | undefined {
  if (Number.isInteger(count)) return Temporal.Duration.from({ [unit]: count })
  return unit === 'hours' ? Temporal.Duration.from({ minutes: count * 60 }) : undefined
}
