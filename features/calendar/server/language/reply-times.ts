import type { When, Wording } from '#foundation/time/words/when.ts'
import { clockNear, type clockOf } from '../../language/reading/spoken-times.ts'

/** A day that was said first and the time that was asked for are one. */
export function joinedTimes(
  first: When | undefined,
  second: When | undefined,
  bare: ReturnType<typeof clockOf>,
  wording: Wording,
): When | undefined {
  const noon = (first?.start ?? wording.now).toPlainDate().toPlainDateTime('12:30')
  const clock = bare && (second === undefined || !second.saysDay) ? clockNear(bare, noon) : undefined
  if (clock) {
    const day = (first?.start ?? wording.now).toPlainDate()
    const end = second?.kind === 'interval' && second.end ? { end: day.toPlainDateTime(second.end.toPlainTime()) } : {}
    return {
      at: 0,
      until: 0,
      kind: 'end' in end ? 'interval' : 'instant',
      start: day.toPlainDateTime(clock),
      grain: 'minute',
      saysDay: true,
      saysTime: true,
      ...end,
    }
  }
  if (!second) return first
  const within = first && withinWeek(first, second)
  if (within) return within
  if (!first || second.saysDay || !second.saysTime)
    return first?.saysTime === true && !second.saysTime
      ? { ...first, start: second.start.toPlainDate().toPlainDateTime(first.start.toPlainTime()) }
      : second
  const day = first.start.toPlainDate()
  const shift = second.start.toPlainDate().until(day)
  return { ...second, start: second.start.add(shift), saysDay: true, ...(second.end && { end: second.end.add(shift) }) }
}

/** “Wednesday at 1”, of what is to be next week: the Wednesday in it. */
function withinWeek(first: When, second: When): When | undefined {
  if (first.grain !== 'week' || !first.end || !second.saysDay) return undefined
  if (Temporal.PlainDateTime.compare(second.start, first.start) >= 0) return undefined
  const days = (second.start.dayOfWeek - first.start.dayOfWeek + 7) % 7
  const shift = second.start.toPlainDate().until(first.start.toPlainDate().add({ days }))
  return { ...second, start: second.start.add(shift), ...(second.end && { end: second.end.add(shift) }) }
}
