import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { newTaskFrom } from './details.ts'

/** “I need to call the dentist, send the slides to Tom and buy a present”: each verb at the head of a part is a task. */
export function severalVerbs(said: string, wording: Wording): Wish | undefined {
  const text = withoutEnd(said.trim(), '.!')
  const tokens = tokenize(text)
  const [lead] = findPhrases(tokens, needs)
  const first = tokens[lead?.end ?? 0]
  if (lead?.at !== 0 || !first || text.includes('?') || /["“”]/.test(text)) return undefined
  const parts = text
    .slice(first.from)
    .split(/,? and |[,;] (?:then )?|,? then /)
    .map((part) => part.trim())
  const areOrders = parts.every((part) => {
    const [verb, ...rest] = tokenize(part).map(({ text: word }) => word)
    return verbs.has(verb ?? '') && rest.length > 0
  })
  const wishes = parts.flatMap((part) => newTaskFrom(part, wording) ?? [])
  // “The dentist and buy milk” may be one; a comma between two verbs leaves no doubt.
  const isEnough = parts.length >= least || (parts.length === 2 && !/\band\b/i.test(text) && text.includes(','))
  const isSeveral = isEnough && areOrders && wishes.length === parts.length
  return isSeveral ? { do: 'several', wishes } : undefined
}

const least = 3
const needs = phrases([
  [
    'i need to, i have to, i must, i should, i got to, i gotta, i have got to, we need to, we have to, we must, need to, have to, got to, gotta, must, i still need to, i still have to, i ought to, i want to remember to',
    true,
  ],
])
const verbs = new Set(
  `call ring phone email mail text message write send reply answer ask tell buy get order pay book collect pick fetch bring return renew
  cancel check fix repair clean wash water print sign file submit post prepare prep draft review read finish update upload download plan
  organise organize arrange sort pack drop find look make cook bake order transfer invoice chase confirm schedule register`.split(
    /\s+/,
  ),
)
