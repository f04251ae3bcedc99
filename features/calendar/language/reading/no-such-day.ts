import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { isQuestion } from './clauses.ts'
import { actVerb } from './order-verbs.ts'

/** “31 February”: the last day of that month is offered in its place. */
export function noSuchDay(
  text: string,
  wording: Wording,
  read: (text: string) => Wish | undefined,
): { wish: Wish; sure: boolean } | undefined {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => monthNames.includes(word.slice(0, 3)) && isMonth(word))
  const month = monthNames.indexOf(tokens[at]?.text.slice(0, 3) ?? '') + 1
  const beside = [tokens[at - 1], tokens[at - 1]?.text === 'of' ? tokens[at - 2] : undefined, tokens[at + 1]]
  const day = beside.find((token) => token && Number.parseInt(token.text, 10) > 28 && token.text.length <= 4)
  const number = Number.parseInt(day?.text ?? '', 10)
  const { year } = wording.now.add({ months: (month + 12 - wording.now.month) % 12 })
  if (at === -1 || !day || number > 31 || /^\d+[:.]/.test(text.slice(day.from, day.to + 1))) return undefined
  const last = Temporal.PlainDate.from({ year, month, day: number })
  if (last.day === number) return undefined
  const inPlace = `${text.slice(0, day.from)}${last.day}${text.slice(day.to)}`
  const instead = isQuestion(inPlace) ? undefined : read(inPlace)
  if (!instead && !actVerb.test(text)) return undefined
  const said = `There is no ${number} ${nameOf(month)} ${year}.`
  if (!instead) return { wish: { do: 'say', text: `${said} Which day do you mean?` }, sure: true }
  return { wish: { do: 'say', text: `${said} Do you mean the ${last.day}th?`, instead }, sure: true }
}

function nameOf(month: number): string {
  const word = monthWords[month - 1] ?? ''
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

function isMonth(word: string): boolean {
  return monthWords.some((month) => month === word || (word.length < 5 && month.startsWith(word)))
}

const monthWords = 'january february march april may june july august september october november december'.split(' ')
const monthNames = monthWords.map((month) => month.slice(0, 3))
