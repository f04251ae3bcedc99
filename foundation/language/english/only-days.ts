import { tokenize } from '../text/tokens.ts'
import { setOf } from '../text/word-set.ts'

export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
type Code = (typeof weekdayCodes)[number]

/** “Only Mon to Thu”, “just Tuesdays and Fridays”, “weekdays only”: the days of the week that are left. */
export function onlyDays(text: string): readonly Code[] | undefined {
  const words = tokenize(text).map((token) => token.text)
  const days = words.flatMap((word) => groups.get(word) ?? codeOf(word) ?? [])
  const isOnly = words.some((word) => word === 'only' || word === 'just')
  const isWhole = words.every((word) => groups.has(word) || codeOf(word) || joints.has(word) || through.has(word))
  const [first, last, ...more] = days
  // “Only Mondays” is said of a series, “only Monday” may be a day.
  const isSeries = last !== undefined || words.some((word) => names.some((name) => word === `${name}s`))
  if (!isOnly || !isWhole || first === undefined || !isSeries) return undefined
  if (last === undefined || !words.some((word) => through.has(word)))
    return weekdayCodes.filter((code) => days.includes(code))
  const [from, to] = [weekdayCodes.indexOf(first), weekdayCodes.indexOf(last)]
  return more.length > 0 || to <= from ? undefined : weekdayCodes.slice(from, to + 1)
}

function codeOf(word: string): Code | undefined {
  const at = names.findIndex((name) => word === name || word === `${name}s` || shorts(name).includes(word))
  return weekdayCodes[at]
}

function shorts(name: string): string[] {
  return [3, 4, 5].map((length) => name.slice(0, length))
}

const names = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const groups: ReadonlyMap<string, readonly Code[]> = new Map([
  ['weekdays', weekdayCodes.slice(0, 5)],
  ['workdays', weekdayCodes.slice(0, 5)],
  ['weekends', weekdayCodes.slice(5)],
  ['weekend', weekdayCodes.slice(5)],
])
const joints = setOf("only just and but or on the no sorry actually ok please then make it do , & . it's that though")
const through = setOf('to till until through thru - –')
