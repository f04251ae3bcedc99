import type { Dialogue, Frame } from '#foundation/language/dialogue.ts'
import type { Wish } from '../../language/wish.ts'

/** The intent under which everything about the calendar is kept. */
export const calendarIntent = 'calendar'

/** What was wanted of the calendar, where a frame is about it. */
export function wishIn(frame: Frame | undefined): Wish | undefined {
  return frame?.intent === calendarIntent ? (frame.wish as Wish | undefined) : undefined
}

/** Whether the last answer asked a question about the calendar. */
export function isAsked({ open }: Dialogue): boolean {
  return open.some(({ intent, isLeft }) => intent === calendarIntent && isLeft !== true)
}
