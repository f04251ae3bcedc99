import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { light } from './known-words.ts'
import { bestOf, type KnownTask, mentionsIn, titlesOf } from './mentions.ts'
import type { KnownDeed } from './read-known.ts'

/** “Swap the due dates of the kitchen and the bathroom visit”: each of two that are named gets the day of the other. */
export function readSwap(text: string, tasks: readonly KnownTask[]): KnownDeed[] {
  const tokens = tokenize(text)
  if (!saysSwap(tokens)) return []
  const titles = titlesOf(tasks)
  const mentions = mentionsIn(tokens, titles)
  for (const joint of tokens.keys()) {
    if (!joints.has(tokens[joint]?.text ?? '')) continue
    const sides = [mentions.filter(({ at }) => at < joint), mentions.filter(({ at }) => at > joint)]
    const [first, second] = sides
      .map((side) => bestOf(side, titles))
      .map((best) => (best.length === 1 ? best[0] : undefined))
    const [one, other] = [tasks[first ?? -1], tasks[second ?? -1]]
    if (!one || !other || one === other || one.due === other.due) continue
    const isRead = tokens.every(
      ({ text: word }, at) => mentions.some((each) => each.at === at) || beside.has(word) || light.has(word),
    )
    return [swapped(one, other, isRead), swapped(other, one, isRead)]
  }
  return []
}

/** Whether it says that days change places. */
export function saysSwap(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => swaps.has(text)) && tokens.some(({ text }) => dates.has(text))
}

function swapped({ id }: KnownTask, { due }: KnownTask, isSure: boolean): KnownDeed {
  return { ids: [id], deed: { do: 'change', to: { due } }, isSure, isAll: false }
}

const joints = new Set(['and', 'with', '&', 'for'])
const swaps = new Set('swap swaps swapped switch switched exchange trade'.split(' '))
const dates = new Set('date dates day days deadline deadlines'.split(' '))
const beside = new Set([
  ...swaps,
  ...dates,
  ...joints,
  ...'due between of round around over should each other'.split(' '),
])
