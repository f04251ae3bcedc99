import type { Place } from '#foundation/time/words/when.ts'

/** A sentence without its “please schedule a …”; `named` is where a title stands in quotes. */
export type Stripped = { text: string; named?: Place; asked: boolean }

const happening = String.raw`(?:meeting|call|sync|appointment|slot|lunch|dinner|breakfast|session|interview|demo|review|1:1|stand-?up|catch-?up|coffee|time|hour|event|reminder|block|room|table|space|check-?in|chat|workshop|training|haircut)`
const polite = String.raw`(?:please|pls|hey|hi|hello|ok(?:ay)?|so|also|and|then|now|just)[\s,]+`
const wish = String.raw`(?:(?:can|could|would|will) (?:you|we)(?: please)?|i(?:['’]d| would) like(?: you)? to|i (?:want|need|have|wanted|got)(?: you)? to|i(?:['’]ve| have) got to|help me|let me|we (?:need|have|want) to|you should)\s+`
const verb = String.raw`(?:schedule|s[ch]edule|schedual|shcedule|add|create|set ?up|set|arrange|pencil in|pop in|put in|put|insert|enter|block(?! part(?:y|ies))(?: off| out)?|note down|new(?=:|\s+(?:calendar |all[- ]day )?(?:event|meeting|appointment|entry|task|reminder)\b))`
const cautious = String.raw`(?:book|stick|fix|get|grab|slot in|organi[sz]e|reserve|make|plan|hold|log|have|do)(?=\s+(?:me\s+|us\s+)?(?:a|an|the|another|some|my|in)\s+(?:\S+\s+){0,3}?${happening}\b)`
const reminder = String.raw`(?:(?:set |create |add |make )?(?:me )?(?:a )?reminder(?: for me)?(?: to| about| that| for| of|:)|remind (?:me|us)(?: to| about| that| of)?|don['’]?t (?:let me )?forget(?: to| about)?|remember(?: to)?|(?:make|take) a note(?: to| that| of)?|note to self:?)\s*`
const object = String.raw`(?:(?:me|us|in)\s+)?(?:(?:a|an|the|another|some|my|new)\s+){0,2}`
const entry = String.raw`(?:(?:calendar |new |all[- ]day )?(?:event|entry|appointment|item|meeting|task|reminder|block)s?\s+(?:called|named|titled|entitled|with (?:the )?(?:title|name)|labell?ed)\s*:?\s*|(?:calendar )?(?:event|entry|reminder|item)s?\s*(?:for|about|:|to|-)\s*(?:the\s+)?)`
const lead = new RegExp(
  String.raw`^\s*(?:${polite})*(?:${wish})?(?:${polite})*(?:(?:${reminder})|(?:${verb}|${cautious})(?:\s+|:\s*)${object}(?:${entry})?)`,
  'iu',
)
const courtesy = new RegExp(String.raw`^\s*(?:(?:please|pls|hey|hi|hello|ok(?:ay)?)[\s,]+)*(?:${wish})?`, 'iu')
const possessing = /^\s*i(?:(?:['’]ve| have)(?: got)? (?:a |an |my |the )|['’]ve got )(?=\S)/iu
const calendars =
  /(?<!\s)\s+(?:to|in|on|into|onto)\s+(?:my|the|our)\s+(?:\p{L}+\s+)?(?:calendar|diary|schedule|agenda)(?!\p{L})/iu
const manners =
  /(?<![\s,])[\s,]+(?:please|pls|thanks|thank you|thx|cheers|(?:please )?(?:add|book|schedule) (?:it|that))[\s.!]*$/iu
export const quoted =
  /(?:(?:called|named|titled|entitled)\s+)?(?:"([^"]{1,200})"|“([^”]{1,200})”|(?<![\p{L}\d])'([^']{2,200})'(?![\p{L}\d]))/iu

/** Places stay comparable within what is left; what leads the sentence is cut off. */
export function withoutCommand(sentence: string): Stripped {
  const plain = sentence.replace(manners, '').replace(calendars, ' ')
  const match = lead.exec(plain) ?? possessing.exec(plain)
  const polished = match ?? courtesy.exec(plain)
  const text = plain.slice(polished?.[0].length ?? 0)
  const quote = quoted.exec(text)
  const named = quote ? { named: { at: quote.index, until: quote.index + quote[0].length } } : {}
  return { text, asked: match !== null, ...named }
}
