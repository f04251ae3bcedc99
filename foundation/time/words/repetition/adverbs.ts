import { readGroup } from './days.ts'
import { type Draft, draft } from './draft.ts'
import { type Reader, textAt, weekdayOf, type Word } from './words.ts'

/** `kept`: the words name the thing as well (“Weekly review on Fridays”) and stay in its title. */
export type Core = Draft & { kept?: boolean }

const adverbs = new Map<string, Core>([
  ['hourly', draft('HOURLY')],
  ['daily', draft('DAILY')],
  ['everyday', draft('DAILY')],
  ['nightly', draft('DAILY')],
  ['weekly', draft('WEEKLY')],
  ['biweekly', draft('WEEKLY', 2)],
  ['fortnightly', draft('WEEKLY', 2)],
  ['monthly', draft('MONTHLY')],
  ['bimonthly', draft('MONTHLY', 2)],
  ['semimonthly', draft('MONTHLY', 1, { numbers: [1, 15] })],
  ['quarterly', draft('MONTHLY', 3, { quarters: true })],
  ['semiannually', draft('MONTHLY', 6)],
  ['semiannual', draft('MONTHLY', 6)],
  ['biannually', draft('MONTHLY', 6)],
  ['yearly', draft('YEARLY')],
  ['annually', draft('YEARLY')],
  ['annual', draft('YEARLY')],
  ['biennially', draft('YEARLY', 2)],
])

/**
 * “daily”, “bi-weekly”. Before a thing such an adverb is mostly part of its name: “the weekly report”. It says a
 * repetition where it begins or ends what is said, or where days or times come after it.
 */
export const readAdverb: Reader<Core> = (words, at) => {
  const prefixed = ['bi', 'semi'].includes(textAt(words, at)) && textAt(words, at + 1) === '-'
  const name = prefixed ? textAt(words, at) + textAt(words, at + 2) : textAt(words, at)
  const value = adverbs.get(name)
  const end = at + (prefixed ? 3 : 1)
  const before = textAt(words, at - 1)
  // “Annual leave” is leave.
  if (name === 'annual' && textAt(words, end) === 'leave') return undefined
  if (!value || (before === '-' && ['bi', 'semi', 'tri'].includes(textAt(words, at - 2)))) return undefined
  const asked = ['a', 'an', 'new'].includes(before) && words.slice(0, at).some(({ text }) => asking.has(text))
  if (!asked && owners.has(before)) return undefined
  if (!asked && standsAlone(words, end) && !leadsTo(words, end)) return { value, end }
  const due = words.some(({ text }) => text === 'due' || text === 'by')
  return asked || (at === 0 && !due) ? { value: { ...value, kept: true }, end } : undefined
}

const owners = new Set(['the', 'my', 'our', 'your', 'this', 'a', 'an', 'his', 'her', 'their', 'new', 'that', 'no'])
const asking = new Set(
  `schedule book add create set setup make plan arrange organise organize start want need put
  have block`.split(/\s+/),
)

const clauses =
  `on at from starting beginning until till til through thru for except excluding but between in every each
  with to by the first last repeat , . ; ) ! as`.split(/\s+/)

function standsAlone(words: readonly Word[], end: number): boolean {
  const next = textAt(words, end)
  return (
    next === '' ||
    clauses.includes(next) ||
    /^\d{1,2}(:\d\d)?([ap]m?|x)?$/.test(next) ||
    weekdayOf(next) !== undefined ||
    readGroup(words, end) !== undefined
  )
}

/** “the monthly on Friday” names a thing; “daily to-do” does, too. */
function leadsTo(words: readonly Word[], end: number): boolean {
  return textAt(words, end) === 'to' && textAt(words, end + 1) === '-'
}
