import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Wish } from '../../language/wish.ts'

/** “Second one of the month, I mean”: with the weekday and the time of the monthly reminder that was set or changed last. */
export function withItsWeekday(said: string, { did }: Pick<Dialogue, 'did'>): string {
  const [, place = ''] = ofMonth.exec(said) ?? []
  if (place === '' || did?.frame?.intent !== 'reminders' || did.isPast === true) return said
  const wish = did.frame.wish as Wish | undefined
  const timing = wish?.do === 'create' || wish?.do === 'change' ? wish.timing : undefined
  if (timing?.by !== 'time') return said
  const [, day = ''] = /^FREQ=MONTHLY;BYDAY=-?\d([A-Z]{2})$/.exec(timing.rule ?? '') ?? []
  const weekday = weekdays[day]
  return weekday === undefined
    ? said
    : `make it the ${place} ${weekday} of every month at ${timing.clock ?? timing.at.slice(11)}`
}

const ofMonth =
  /^(?:no|nope|sorry|wait|oops|actually)?[,;]? ?(?:make (?:it|that) )?(?:on )?(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th)(?: one)? (?:of|in) (?:the|each|every) month(?:,? (?:i mean|i meant|that is|rather|instead|please))?[.!]?$/i

const weekdays: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}
