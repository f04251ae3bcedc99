import { firstNames } from '../event/first-names.ts'
import { happensOn } from '../event/happenings.ts'

/** “To Tom's calendar”, “clear Sara's Monday”: what is wanted stands in the calendar of somebody else. */
export function isOthersCalendar(text: string): boolean {
  const [, whose = '', owner = '', thing = ''] = possessed.exec(text) ?? []
  if (thing === '') return false
  const name = owner.toLowerCase()
  const isPerson = name === '' || firstNames.has(name) || /^(?:my|our|the)\b/i.test(whose)
  if (/^(?:calendar|diary|schedule|agenda)$/i.test(thing)) return !happensOn.test(name)
  return isPerson && !happensOn.test(name)
}

const possessed =
  /\b((?:his|her|their)(?:\s+own)?|(?:(?:my|our|the)\s+)?(?:(\p{L}+)'s(?:\s+own)?))\s+(calendar|diary|schedule|agenda|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|week)\b/iu
