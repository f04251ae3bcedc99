import { withoutEnd } from '../text/own-text.ts'
import { withBase } from './courtesy.ts'
import { spelledOut } from './spelled-out.ts'

/**
 * A message without what people say around what they want: “random question but …”, “in that case …”, “… lol”, “would you
 * be so kind as to …”. What is quoted, and a text to keep, stays as it was typed.
 */
export function withoutCeremony(message: string): string {
  if (message.length > mostCharacters || message.startsWith('/') || message.includes('\n')) return message
  if (/["“”]/.test(message)) return withoutLead(message)
  const text = spelledOut(message)
    .replace(pauses, '$1')
    .replaceAll(/ comma (?=\p{L})/giu, ', ')
    .trim()
  return [withoutLead, withoutTrail, withoutPlea, withoutChatter].reduce((said, shorten) => shorten(said), text)
}

const mostCharacters = 300
/** “And delete um the lunch”. */
const pauses = /(^|[\s,])(?:um+|uh+|uhm|erm)(?:[,.…]+|\.{2,3})?(?=\s|$),?\s*/giu

const leads =
  /^(?:(?:omg|ugh|damn|dammit|darn|haha|lol|whoops|argh|sigh|gr8|phew|tbh|ngl|honestly|(?:listen|look|i see)(?=[,.:;!–—-])|right then|ok so|okay so|hey so|oh and|oh wait|very well|on reflection|on second thoughts?|in that case|that being said|by the way|btw|one more thing|last thing|another thing|(?:a )?(?:random|quick|small|silly|stupid|dumb) (?:q|question|one|thing|favou?r|request)|quick q|question|thank you|many thanks|thanks|great|perfect|lovely|wonderful|(?:two|three|a couple of|a few) (?:little |quick |small )?(?:things|questions)(?:, if i may)?|if it(?:['’]s| is) not too much trouble|if i may|when you (?:have|get|find) a (?:moment|minute|second|sec|chance))(?: but| though| then)?[,.:;!–—-]*)\s+(?=\S+ \S)/iu
/** “Thanks for lunch”, “question about the lease”: it goes on with what it is about. */
const goesOn =
  /^(?:many |random |quick |small |one more |last |another |thank )?(?:thanks|you|great|perfect|lovely|wonderful|q|question|one|thing|favou?r|request) (?:for|to|about|of|on|from|with|in|at|is|are|was|and|news|job|work|idea|that|a lot|note|mail|e-?mail|letter|card|line|message)\b/i

function withoutLead(text: string): string {
  const [whole] = leads.exec(text) ?? []
  const isEnded = whole !== undefined && /[,.:;!–—-]\s*$/.test(whole)
  return whole === undefined || (!isEnded && goesOn.test(text)) ? text : withoutLead(text.slice(whole.length))
}

/** “Would you be so kind as to …”, “I should be most grateful if you would …”. */
const pleas =
  /^(?:(?:would|could|might|will) you (?:please )?be so (?:very )?(?:kind|good) (?:as to|and)|(?:i|we)(?: should| would|['’]d) be (?:most |very |so |really )?(?:grateful|thankful|glad|obliged) if you (?:would|could|can)|(?:i|we)(?: would|['’]d)(?: really)? appreciate it if you (?:would|could|can)|(?:might|may|could|can) i (?:trouble|ask|bother) you to|i (?:wonder|was wondering|am wondering)(?: if| whether) you (?:could|would|can|might)|it would be (?:great|nice|lovely|wonderful|kind|good) if you (?:would|could|can))(?: kindly| please)?\s+(?=\S+ \S)(.+?)[?.]*$/iu

function withoutPlea(text: string): string {
  const bare = text.replace(pleas, '$1')
  const order = minding.exec(bare)?.[1]
  return order === undefined ? bare : withBase(withoutEnd(order, '?. '))
}

/** “Hi, would you mind adding a check-up?”. */
const minding = /^(?:(?:hi|hello|hey)[\s,!]{1,3})?(?:would|do) you mind (?:please )?(\p{L}{2,20}ing .*)$/isu

const trails =
  /(?<![\s,])[\s,]+(?:so (?:that )?i (?:do it(?: myself)?|don['’]?t forget(?: it| about it)?|remember(?: it)?)|lol|haha+|hehe|lmao|tho|thx|ty|btw|by the way|would you(?: please)?|will you(?: please)?|if you would|if you could|if you please|if you don['’]?t mind|when you (?:have|get|find) a (?:moment|minute|second|sec|chance))[.!?]*$/iu

function withoutTrail(text: string): string {
  const [whole] = trails.exec(text) ?? []
  const rest = whole === undefined ? '' : text.slice(0, -whole.length)
  return rest.includes(' ') ? withoutTrail(rest) : text
}

/** “I might get some exercise this week, can you put gym in on Friday?”: what is asked for says all by itself. */
function withoutChatter(text: string): string {
  const [, before = '', order = ''] = chatter.exec(text) ?? []
  const isWhole = order.split(' ').length >= leastWords && !pointsBack.test(order)
  return isWhole && !needed.test(before) ? order : text
}

const leastWords = 5
const chatter =
  /^((?:i|i['’]?m|i['’]?ve|might|really|finally|not sure|no idea|feeling|trying|getting|been)\b[^.?!:;\d]{8,90}?)(?: lol| haha+)?(?:[,…]| [–-])+ (?:so )?(?:can|could|would) you (?:please |maybe |just )?(.+)$/iu
const pointsBack = /\b(?:it|that|this|them|those|these|him|her|his|hers|their|there|then|so|one|ones|same)\b/i
/** A condition, somebody else's words, or a person or a thing that the order may be about. */
const needed =
  /\b(?:if|unless|when|once|until|before|after|because|said|says|asked|tell|told|wants?|needs?|with|met|meet|seen?|\p{Lu}\p{Ll}+)\b/u
