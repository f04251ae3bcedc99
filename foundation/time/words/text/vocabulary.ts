import type { Unit } from '../days/stretch.ts'

/** What a word may mean in a sentence about time. Words come without apostrophes and in small letters. */
export function weekdayOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : (weekdays.get(word) ?? weekdays.get(closest(word, weekdayNames)))
}

export function monthOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : (months.get(word) ?? months.get(closest(word, monthNames)))
}

export function unitOf(word: string | undefined): Unit | 'fortnight' | 'decade' | undefined {
  return word === undefined ? undefined : units.get(word)
}

/** How many days away a day is that has a name of its own: “today”, “tmrw”. */
export function namedDayOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  return namedDays.get(word) ?? namedDays.get(closest(word, ['tomorrow', 'yesterday']))
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export function seasonOf(word: string | undefined): Season | undefined {
  return word === undefined ? undefined : seasons.get(word)
}

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const weekdays = tableOf([
  ['mon mondays', 1],
  ['tue tues tuesdays', 2],
  ['wed weds wednes wednesdays wensday', 3],
  ['thu thur thurs thursdays', 4],
  ['fri fridays', 5],
  ['sat satur saturdays', 6],
  ['sun sundays', 7],
  ...weekdayNames.map((name, index): [string, number] => [name, index + 1]),
])

const monthNames = 'january february march april may june july august september october november december'.split(' ')
const months = tableOf([
  ...monthNames.map((name, index): [string, number] => [name, index + 1]),
  ...monthNames.map((name, index): [string, number] => [name.slice(0, 3), index + 1]),
  ['sept', 9],
])

const units = tableOf<Unit | 'fortnight' | 'decade'>([
  ['second seconds sec secs', 'second'],
  ['minute minutes min mins minuets', 'minute'],
  ['hour hours hr hrs h', 'hour'],
  ['day days night nights', 'day'],
  ['weekend weekends', 'weekend'],
  ['week weeks wk wks', 'week'],
  ['fortnight fortnights', 'fortnight'],
  ['month months mth mths', 'month'],
  ['quarter quarters qtr qtrs', 'quarter'],
  ['year years yr yrs', 'year'],
  ['decade decades', 'decade'],
])

const namedDays = tableOf([
  ['today tod todays 2day', 0],
  ['tomorrow tomorrows tmrw tmr tmrrw tmw tomo tommorow tommorrow', 1],
  ['yesterday yesterdays yest yday', -1],
])

const seasons = tableOf<Season>([
  ['spring springtime', 'spring'],
  ['summer summertime', 'summer'],
  ['autumn fall', 'autumn'],
  ['winter wintertime', 'winter'],
])

function tableOf<Value>(rows: [words: string, value: Value][]): Map<string, Value> {
  return new Map(rows.flatMap(([words, value]) => words.split(' ').map((word): [string, Value] => [word, value])))
}

/** The name that this word misspells by one letter, or nothing that is a name. Short words are too near to others. */
function closest(word: string, names: readonly string[]): string {
  if (word.length < 6 || word.length > 10) return ''
  return names.find((name) => name.length > 5 && name[0] === word[0] && isSlip(word, name) && word !== 'augusta') ?? ''
}

/** One letter too many, too few or wrong, or two neighbours changed over. */
function isSlip(word: string, name: string): boolean {
  let same = 0
  while (same < word.length && word[same] === name[same]) same += 1
  const [left, right] = [word.slice(same), name.slice(same)]
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}
