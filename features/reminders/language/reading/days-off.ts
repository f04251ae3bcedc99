import { onlyDays, weekdayCodes } from '#foundation/language/english/only-days.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Which, Wish } from '../wish.ts'

/**
 * “Only Mon to Thu”: of what comes every day, the other days are left out; what comes on some days gets the rule that is
 * said.
 */
export function onlyOn(text: string, which: Which, wording: Wording): Wish | undefined {
  const kept = ofRule.test(text) ? undefined : onlyDays(text)
  if (!kept) return undefined
  const today = wording.now.toPlainDate()
  const ahead = weekdayCodes.map((_, days) => today.add({ days }))
  const first = ahead.find(({ dayOfWeek }) => kept.some((day) => day === weekdayCodes[dayOfWeek - 1])) ?? today
  const timing = { by: 'day', day: first.toString(), rule: `FREQ=WEEKLY;BYDAY=${kept.join(',')}` } as const
  return { do: 'change', which, timing, except: weekdayCodes.filter((day) => !kept.includes(day)) }
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
