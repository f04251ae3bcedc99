import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { factsIn, newTaskFrom, severalFrom, tidy } from './details.ts'
import { withoutNeed } from './need.ts'

/** “Snags: cracked window”: on the list that is called so, where there is one. */
export function onOwnList(text: string, wording: Wording): NewWish | { do: 'several'; wishes: NewWish[] } | undefined {
  const [, list, rest = ''] = /^(\p{L}{3,20}): ?(\p{L}[^:?]{2,160})$/u.exec(text) ?? []
  const isOther = heading.has(list?.toLowerCase() ?? '') || otherVerbs.has(tokenize(rest)[0]?.text ?? '')
  if (list === undefined || isOther) return undefined
  // “Shopping: oat milk, bin bags, batteries”.
  const items = /^[^,;]{2,30}(?:, [^,;]{2,30}){2,}$/.test(rest) ? severalFrom(rest, 3) : [rest]
  const wishes = items
    .flatMap((item) => newTaskFrom(withoutNeed(item), wording) ?? [])
    .map((wish): NewWish => ({ ...wish, list, onlyOnList: true }))
  const [only, ...more] = wishes
  return only && (more.length === 0 ? only : { do: 'several', wishes })
}

/** “Put the whitewashing in Maintenance, should be over by Friday”: on the list that is called so, where there is one. */
export function putOnOwnList(text: string, wording: Wording): NewWish | undefined {
  const [, , rest = ''] = /["“”]/.test(text) ? [] : (putting.exec(text) ?? [])
  const { text: bare, facts } = factsIn(rest, wording)
  const [, thing, list] = placing.exec(tidy(bare)) ?? []
  const wish = thing === undefined ? undefined : newTaskFrom(thing, wording)
  // “Put one in for the deck” names neither a task nor a list.
  const isNamed = !pointing.has(thing?.toLowerCase() ?? '') && !/^(?:for|with|at|by|before|after)\b/i.test(list ?? '')
  return wish && isNamed && list !== undefined && !notLists.has(list.toLowerCase())
    ? { ...facts, ...wish, list, onlyOnList: true }
    : undefined
}

const pointing = new Set(['one', 'it', 'that', 'this', 'them', 'those', 'these', 'some', 'another', 'another one'])
const notLists = new Set(['calendar', 'diary', 'schedule', 'agenda', 'mail', 'memory'])
const putting = /^(?:please )?(put|add|stick|pop|file|enter|list|log|bung|chuck|throw) (.{5,200})$/i
const placing = /^(.{3,160}) (?:in|into|on|onto|under|to) (?:the |my |our )?(\p{L}[\p{L} ]{2,24})$/iu

const heading = new Set(
  `remember urgent important note notes reminder fyi btw ps question update idea today tomorrow tonight event calendar mail email subject
  new meeting call lunch dinner breakfast appointment schedule ok yes no also please and task todo info fact high low medium monday tuesday
  wednesday thursday friday saturday sunday`.split(/\s+/),
)
const otherVerbs = new Set(
  'move cancel reschedule delete book schedule invite push shift what which who when where why how is are do does did can could will would'.split(
    ' ',
  ),
)
