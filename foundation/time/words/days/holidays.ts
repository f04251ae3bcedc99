import { yearly, type Dates, type Reading } from './dates.ts'
import { holidayRules } from './holiday-names.ts'
import type { Rule } from './holiday-rules.ts'
import { dayStretch, isWithin } from './stretch.ts'
import { hasPhrase, type Found } from '../text/counts.ts'

/** A day that is known by its name, in every year that has it. */
export function readHoliday({ tokens, country = '' }: Reading, at: number): Found<Dates> | undefined {
  const candidates = byFirstWord.get(bare(tokens[at]?.word ?? ''))
  const found = candidates?.find(({ words }) =>
    words.every((word, index) => bare(tokens[at + index]?.word ?? '') === word),
  )
  if (found === undefined) return undefined
  const end = at + found.words.length
  const value = yearly('day', (year) => found.rule(year, country))
  return { value, next: found.mayBeDay && hasPhrase(tokens, end, 'day') ? end + 1 : end }
}

type Holiday = { words: string[]; rule: Rule; mayBeDay: boolean }

/** “Boss’s”, “bosses” and “boss” are the same to us. */
function bare(word: string): string {
  return word.replace(/(?<!s)(?:e?s)+$/u, '') || word
}

const holidays = holidayRules
  .flatMap(([names, rule]) => names.split('|').map((name) => ({ name, rule })))
  .map(({ name, rule }): Holiday => {
    const words = name.split(' ').map((word) => bare(word))
    return { words, rule, mayBeDay: !words.includes('day') }
  })
  .sort((one, other) => other.words.length - one.words.length)

const byFirstWord = Map.groupBy(holidays, ({ words }) => words[0] ?? '')

/** What is kept on a day, by the first of its names and in lower case: “boxing day”. */
export function holidaysOn(day: Temporal.PlainDate, country = ''): string[] {
  return holidayRules.flatMap(([names, rule]) => {
    const kept = rule(day.year, country)
    return kept !== undefined && isWithin(dayStretch(day), kept) ? names.split('|').slice(0, 1) : []
  })
}
