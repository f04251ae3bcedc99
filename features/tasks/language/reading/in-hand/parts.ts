import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Described, Wish } from '../../wish.ts'
import { severalFrom } from '../details.ts'
import {
  anotherAdded,
  partAdded,
  partsAdded,
  partOfItAdded,
  partsAsked,
  partsOfItAdded,
  partsOfItAsked,
} from './part-orders.ts'

/** What is asked of the parts of a task, or is to become one; `row`: the tasks that were named together last. */
export function readParts(message: string, row: readonly string[]): Wish | undefined {
  const ids = [...row]
  if (row.length > 0 && orderIn(message, partsOfItAsked) !== undefined)
    return { do: 'list', which: { ids, words: '', all: true, parts: true } }
  const whole = orderIn(message, partsAsked)
  if (whole !== undefined) return { do: 'list', which: { words: whole, all: true, parts: true } }
  const [thing, ...said] = orderIn(message, partAdded)?.split(': ') ?? []
  if (thing !== undefined && isPart(said.join(': ')))
    return { do: 'create', title: titled(said.join(': ')), partOf: { words: thing, all: false } }
  const [named, ...titles] = orderIn(message, partsAdded)?.split(': ') ?? []
  const those = named === undefined ? undefined : severalParts(titles.join(': '), { words: named, all: false })
  if (those) return those
  if (row.length === 0) return undefined
  const several =
    ids.length === 1
      ? severalParts(orderIn(message, partsOfItAdded) ?? '', { ids, words: '', all: false, parts: 'new' })
      : undefined
  if (several) return several
  const part = orderIn(message, partOfItAdded)
  const title = part ?? orderIn(message, anotherAdded)
  if (title === undefined || !isPart(title)) return undefined
  // What is to be part of the only task in hand is that, and no other task beside it.
  const isOfIt = part !== undefined && ids.length === 1
  return { do: 'create', title: titled(title), partOf: { ids, words: '', all: false, parts: isOfIt ? 'new' : true } }
}

/** “Steps are photo, form, appointment”. */
function severalParts(said: string, partOf: Described): Wish | undefined {
  const titles = severalFrom(said)
  if (titles.length < 2 || !titles.every(isPart)) return undefined
  return { do: 'several', wishes: titles.map((title) => ({ do: 'create', title: titled(title), partOf })) }
}

/** The order that a message is, by one of these ways of saying it. */
function orderIn(message: string, ways: Paraphrases): string | undefined {
  const text = withoutEnd(message.trim(), '.! ')
  const order = readers.get(ways)?.(text)
  return order === undefined || order === text ? undefined : withoutEnd(order, '?.! ')
}

const readers = new Map(
  [partsAsked, partsOfItAsked, partAdded, partsAdded, partOfItAdded, partsOfItAdded, anotherAdded].map((ways) => [
    ways,
    createParaphrasing([ways]),
  ]),
)

/** A note, a day and whoever does it are no parts. */
function isPart(title: string): boolean {
  const words = tokenize(title).map(({ text }) => text)
  const isFact = words.some((word) => facts.has(word)) || readLengths(title).length > 0
  return words.length > 0 && words.length <= mostWords && !isFact
}

const mostWords = 12
const facts = new Set('note notes deadline date due day priority reminder link label tag today tomorrow'.split(' '))

function titled(said: string): string {
  const title = withoutEnd(said.trim(), '.!? ')
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`
}
