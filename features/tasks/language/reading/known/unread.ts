import { deedIn } from './deeds.ts'
import * as known from './known-words.ts'
import { titlesOf, wholesOf } from './mentions.ts'
import { partsOf } from './parts.ts'
import { asksForRest } from './may-be.ts'
import { type Around, readable, readKnown } from './read-known.ts'
import { isTelling } from './saying.ts'
import { takerIn } from './taker.ts'

/** Orders of a message that no reading of it has a part for: “…, and email the board”, “… at five remind me to call”. */
export function unreadOrders(message: string, { wording, tasks, spoken, lists = [] }: Around): string[] {
  const { text = '' } = readable(message, wording)
  const deeds = readKnown(message, { wording, tasks, spoken, lists })
  const read = new Set(deeds.flatMap(({ ids }) => ids))
  const isDeed = deeds.some(({ deed }) => deed.do !== 'ask') && !asksForRest(message, wording)
  return partsOf(text, titlesOf(tasks), wording, wholesOf(tasks)).flatMap(({ clause, subjects, asks, from }) => {
    const { tokens } = clause
    // “How many are open? And tick off the bank statement.”
    const isQuestion = isDeed && asks && tokens.length > 2 && asking.has(tokens[0]?.text ?? '')
    if (isQuestion) return [text.slice(from, from + clause.bare.length).trim()]
    const isLeft = subjects.length > 0 && isTelling(clause) && !subjects.some((task) => read.has(tasks[task]?.id ?? ''))
    const at = tokens.findIndex(({ text: word }) => !known.light.has(word) && !known.lets.has(word))
    const isFirst = tokens.slice(0, at).every(({ text: word }) => !speakers.has(word))
    // “Shift it there” is about what was said right before.
    const isMore = tokens.slice(at + 1).some(({ text: word }) => !known.light.has(word))
    const isOrder = at >= 0 && isFirst && isMore && otherOrders.has(tokens[at]?.text ?? '')
    const isReminder = tokens.some(({ text: word }, place) => word === 'remind' && tokens[place + 1]?.text === 'me')
    const isRead = asks || deedIn(clause, wording, lists) !== undefined || (subjects.length > 0 && !isReminder)
    return ((isOrder || isReminder) && !isRead) || (isLeft && !asks)
      ? [text.slice(from, from + clause.bare.length).trim()]
      : []
  })
}

/** Whether it gives something to somebody, even if that is none of these tasks. */
export function handsOver(message: string, { wording, tasks }: Around): boolean {
  const { text = '', person } = readable(message, wording)
  const parts = partsOf(text, titlesOf(tasks), wording, wholesOf(tasks))
  return person !== undefined || parts.some(({ clause }) => takerIn(clause) !== undefined)
}

const asking = new Set('what which who when where how is are do does did'.split(' '))
const speakers = new Set('i we he she they you it'.split(' '))
const otherOrders = new Set(
  'add create note remind ping book schedule cancel email mail send invite call ring order buy set put start make text tell ask write move shift push drop delete remove lower raise rename change assign give mark tick complete finish close reopen hand'.split(
    ' ',
  ),
)
