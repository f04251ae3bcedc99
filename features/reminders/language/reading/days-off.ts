import { onlyDays, weekdayCodes } from '#foundation/language/english/only-days.ts'
import type { Which, Wish } from '../wish.ts'

/** “Only Mon to Thu”: of what repeats, the other days are left out. */
export function onlyOn(text: string, which: Which): Wish | undefined {
  const kept = ofRule.test(text) ? undefined : onlyDays(text)
  return kept && { do: 'change', which, except: weekdayCodes.filter((day) => !kept.includes(day)) }
}

/** “Only on weekdays” is a rule of its own. */
const ofRule = /\bweek(?:day|end)s?\b/i

export const denials = new Set('not no except skip without spare spared off never minus excluding leave'.split(' '))
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const daysOff: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(
    weekdays.flatMap((day) => [day, `${day}s`].map((name) => [name, [day.slice(0, 2).toUpperCase()]])),
  ),
  weekend: ['SA', 'SU'],
  weekends: ['SA', 'SU'],
}
