import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** “Push everything to Wednesday but leave the timesheet where it is”: what is left out is said right behind what is meant. */
export function withExceptionFirst(said: string, wording: Wording): string {
  const text = withExceptionNamed(said, wording)
  const [whole, all = '', rest = '', left = ''] = behind.exec(text) ?? []
  // “Push everything on the Travel list to Friday except the passport” says first where it stands.
  return whole === undefined || onList.test(rest) ? text : `${all} except ${left} ${rest}`
}

/** “Everything on the Travel list is done, just not the passport”, “…, the passport excluded”. */
function withExceptionNamed(text: string, wording: Wording): string {
  const [whole = '', kept, undone, excluded] = (ofAll.test(text) && !adds.test(text) ? named.exec(text) : null) ?? []
  const left = kept ?? undone ?? excluded
  // “To Friday, not the weekend”, “to the Work list, not the Home list”: these only correct what was said.
  if (left === undefined || readTimes(left, wording).length > 0 || corrects.test(left)) return text
  return `${text.slice(0, -whole.length)} except ${left.replace(/ n?or /gi, ' and ')}`
}

const ofAll = /\b(?:everything|all|every|both|whatever)\b/i
const adds = /^(?:please )?(?:add|new|create|note|make|remind)\b|:/i
const onList = /\blist\b/i
const named =
  /(?:(?:,| [-–—]|;)? | \()(?:(?:just|but|only|and|though) )*(?:not ((?:the|my|our|for the) [^,.;:?()]{2,60}?)|((?:the|my|our) [^,.;:?()]{2,60}?) (?:is|are)(?: not|n['’]t)(?: done| finished| yet)*|((?:the |my |our )?(?:[\p{L}\d'’-]+ ){1,4}?)(?:is |are )?(?:excluded|excepted|not included))\)?[.!]*$/iu
const corrects = /\b(?:list|ones?|day|week|weekend|month)$/i

const behind =
  /^((?:push|move|put|shift|postpone|bump|set|bring|defer|reschedule|delay) (?:everything|all|every)\b[^,]{0,60}?) ((?:back |on )?(?:to|on|until|till) [^,]{2,40}?),? (?:but|except(?: for)?|apart from|other than|besides)(?: please)? (?:(?:leave|keep|not) )?(.{2,60}?)(?: (?:where|as|when) (?:it|they) (?:is|are)| alone| out(?: of it)?| be)?[.!]?$/i
