import * as known from './known-words.ts'
import type { Clause, SaidDeed } from './saying.ts'

/** “Is the prep due Tuesday or Wednesday”, “who has got the laptop”: how it stands. */
export function askedIn(clause: Clause): SaidDeed | undefined {
  const { tokens, named } = clause
  // “Did I send the mugs to Elena already”, “who was doing the catalogue”.
  const [first, second] = tokens.map(({ text }) => text)
  const isOwn = first === 'did' && (second === 'i' || second === 'we') && named.size > 1
  const isWho = first === 'who' && tokens.some(({ text }) => text === 'doing') && named.size > 0
  if (isOwn || isWho) return { deed: { do: 'ask' }, left: [], isTold: true }
  const isStanding = tokens.some(({ text }, at) =>
    named.has(at)
      ? isPastOf(text, named.get(at))
      : standing.has(text) || (text === 'do' && named.size > 0 && doers.has(tokens[at - 1]?.text ?? '')),
  )
  return isStanding && !asksOfMore(clause) ? { deed: { do: 'ask' }, left: [], isTold: true } : undefined
}

/** “To do”, “must we do”: in “who do journalists call” it only asks. */
const doers = new Set('to i we you they he she it must should can could will would i’ll we’ll'.split(' '))

/** “When can the press release go out” says more than that there is a press kit to send. */
function asksOfMore({ tokens, named, isWhole }: Clause): boolean {
  const more = tokens.filter(
    ({ text }, at) =>
      !named.has(at) &&
      text.length > 2 &&
      !/day$|\d/.test(text) &&
      !standing.has(text) &&
      !besideAsking.has(text) &&
      !known.light.has(text),
  )
  return named.size > 0 && more.length > Math.min(named.size - (isWhole ? 0 : 1), mostMore)
}

const mostMore = 2
const besideAsking = new Set([
  ...known.moving,
  ...'what which who whose where how much many long soon does did can could must should'.split(' '),
])

/** “Is the printer fixed”, of a task to fix it. */
function isPastOf(word: string, title = ''): boolean {
  return word !== title && word.endsWith('ed') && word.startsWith(title.slice(0, 3))
}

const standing = new Set('due done finished ready deadline when got overdue late status still left open'.split(' '))
