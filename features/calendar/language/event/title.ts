import { mask } from '#foundation/time/words/text/mask.ts'
import type { Place } from '#foundation/time/words/when.ts'

/** A sentence without its “please schedule a …”; `named` is where a title stands in quotes. */
export type Stripped = { text: string; named?: Place; asked: boolean }

const happening = String.raw`(?:meeting|call|sync|appointment|slot|lunch|dinner|breakfast|session|interview|demo|review|1:1|stand-?up|catch-?up|coffee|time|hour|event|reminder|block|room|table|space|check-?in|chat|workshop|training|haircut)`
const polite = String.raw`(?:please|pls|hey|hi|hello|ok(?:ay)?|so|also|and|then|now|just)[\s,]+`
const wish = String.raw`(?:(?:can|could|would|will) (?:you|we)(?: please)?|i(?:['’]d| would) like(?: you)? to|i (?:want|need|have|wanted|got)(?: you)? to|i(?:['’]ve| have) got to|help me|let me|we (?:need|have|want) to|you should)\s+`
const verb = String.raw`(?:schedule|s[ch]edule|schedual|shcedule|add|create|set ?up|set|arrange|pencil in|pop in|put in|put|insert|enter|block(?: off| out)?|note down|new(?=:|\s+(?:calendar |all[- ]day )?(?:event|meeting|appointment|entry|task|reminder)\b))`
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
const quoted =
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

/** What is left when times, places and lengths are taken out, without what led to them. */
export function readTitle(left: string, { text, named, asked }: Stripped): string {
  if (named)
    return (
      quoted
        .exec(text)
        ?.slice(1)
        .find((part) => part !== undefined) ?? ''
    ).trim()
  const kept = tidy(left)
  const bare = asked
    ? kept.replace(/(?<!\?)\?+$/u, '').replace(/^(?:(?:a|an|the|for|to|about|called|named|titled)\s+)+(?=\S)/iu, '')
    : kept
  const whole = /^with\s/iu.test(bare) ? `Meeting ${bare}` : bare
  return /[\p{L}\p{N}]/u.test(whole) ? capitalised(whole) : ''
}

const gap = String.raw`${mask}+`
const gaps = new RegExp(String.raw`(?:(?<!\s)\s+)?${gap}\s*`, 'gu')
const before = String.raw`on|at|@|in|by|due|from|for|until|till|til|to|is|are|was|were|be|will be|starts?|starting|ends?|ending|begins?|beginning|goes|runs|lasts|happens|happening|takes place|scheduled|this|every|and|between|during|around|about|approx|before|within|repeat|repeats|repeating|recurring|it['’]s|its|of|the`
const phrasal = String.raw`(?<!\b(?:log|check|sign|dial|fill|hand|turn|drop|call|break|move|tune|plug|phone|clock|stop|swing|think|hang|carry|keep|get|tune|head|pass)(?:s|ed|ing)?\s)`
const danglingBefore = new RegExp(
  String.raw`(?:^|(?<=[\s${mask}]))${phrasal}(?:${before}|[\-–—,:;(|&~@])\s*(?=${gap})`,
  'iu',
)
const danglingAfter = new RegExp(
  String.raw`(?<=${mask})\s*(?:[\-–—,:;.!?)|]|(?:and|is|sharp|please|o['’]clock|it['’]s|there['’]s|we have|for(?= *(?:$|${mask})))(?=\s|$))`,
  'iu',
)

function tidy(text: string): string {
  let rest = text
  for (let turn = 0; turn < 200; turn += 1) {
    const next = rest.replace(danglingBefore, '').replace(danglingAfter, '')
    if (next === rest) break
    rest = next
  }
  const joined = rest.replaceAll(gaps, ' ').replaceAll(/\s+/gu, ' ')
  return joined
    .replace(/^[\s,.;:\-–—!?]+/u, '')
    .replace(/(?<![\s,;:\-–—])[\s,;:\-–—]+$/u, '')
    .trim()
}

/** A title begins with a capital, unless its first word has one of its own: “iPhone launch”. */
function capitalised(title: string): string {
  return /^\p{Ll}\S*\p{Lu}/u.test(title) ? title : title.charAt(0).toLocaleUpperCase() + title.slice(1)
}
