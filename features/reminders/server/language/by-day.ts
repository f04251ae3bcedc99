import type { Dialogue } from '#foundation/language/dialogue.ts'
import { dayOf } from './its-day.ts'

/** “The Friday one at ten”: replaced by its place in the row, if only one of the row is on that day. */
export function byPlaceOfDay(message: string, { did, shown }: Dialogue, zone: string): string {
  const [said = '', day = ''] = dayOne.exec(message) ?? []
  const row = (did && did.isPast !== true ? (did.among ?? did.things) : shown).filter(({ kind }) => kind === 'reminder')
  const weekday = days.indexOf(day.slice(0, 3).toLowerCase()) + 1
  if (weekday === 0 || row.length > places.length) return message
  const on = row.map(({ start }) => start !== undefined && dayOf(start, zone)?.dayOfWeek === weekday)
  const at = on.indexOf(true)
  return at < 0 || at !== on.lastIndexOf(true) ? message : message.replace(said, `the ${places[at]} one`)
}

const dayOne = /\bthe (mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?:['’]?s)? one\b/i
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const places = ['first', 'second', 'third', 'fourth', 'fifth']
