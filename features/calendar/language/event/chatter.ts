import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutReasons } from './reasons.ts'
import { readTimes } from './times.ts'

const who =
  "i|i'm|i've|i'll|i'd|we|we're|we've|we'll|they|they're|they've|they'll|he|he's|he'll|she|she's|she'll|it|it's|it'll|that's|that|there's|there are|something|somebody|someone|nobody|everybody|everyone|my \\w+|the (?:kids?|trains?|flights?|traffic|client|boss|team) (?:is|are|was|were|has|have|had|got)"
const because = 'because|cause|cos|cuz|since|as|so|sorry|apologies|unfortunately|sadly|ugh|argh'
/** Whatever somebody says of the world, it has a verb. */
const told =
  /\b(?:can't|cannot|won't|isn't|aren't|doesn't|didn't|don't|is|are|was|were|has|have|had|wants?|needs?|got|says?|said|no longer|\p{L}{3,}ed)\b/iu
/** Somebody with a name is told of: “Dolores is stuck in a hearing”. */
const others =
  /^\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?\s+(?:is|was|has|had|can't|cannot|can not|won't|will be|isn't|needs|wants|got|cancel\w*|rang|called|just|asked)\b/u
const news = new RegExp(String.raw`^(?:(?:${because})[\s,]+)?(?:${who})\b`, 'i')
const change =
  /^(?:(?:please|can you|could you)\s+)?(?:move|push|shift|bump|postpone|delay|reschedule|bring|pull|swap|cancel|delete|remove|drop|scrap|clear|cut|shorten|extend|make|rename|call off|skip|take)\b/i
const telling =
  /\b(?:if|unless|provided|only|just|all|series|every|each|same|except|but|not|following|with|at|in|on|for|to|from|both|and|or|then|by|until|instead|whole|rest|this|that|call|as|called|about|weekly|daily|monthly)\b|["“”\d]|@/i

const byTheWay =
  /^(?:before i [^,–:-]+|by the way|btw|quick question|(?:ok |oh |and )?(?:one )?(?:more|last|final) thing|(?:just )?(?:wondering|curious|checking)|out of (?:interest|curiosity)|random question|question)\s*[,:–-]+\s*(?=\S)/i

/** It tells why, and holds a day that nobody means. */
const late =
  /^(?:i'm |i am |we're |we are )?(?:(?:running|still) (?:late|behind|over)|stuck|delayed|held up|ill|sick|unwell|away|out|travell?ing|not in|off sick)\b[^,;.!–—:]*[,;.!–—:]\s*(?:so\s+|and\s+)?(?=\S)/i

/**
 * Without what somebody tells besides: “cancel the demo, they've pulled out”, “I'm running late, push the call by ten
 * minutes”. What holds a time, a length or a name of its own is no such thing.
 */
export function withoutChatter(text: string, wording: Wording): string {
  let rest = text.replace(
    /[\s,;]+(?:same|usual) (?:start|times?|day|date|length|duration|place|room|title|people|attendees)[.!]*$/i,
    '',
  )
  rest = withoutReasons(rest, (words) => isIdle(words, wording))
  for (let round = 0; round < 3; round += 1) {
    const less = withoutLast(withoutFirst(rest, wording), wording)
    if (less === rest) break
    rest = less
  }
  return rest
}

function withoutFirst(said: string, wording: Wording): string {
  const text = said.replace(late, '').replace(byTheWay, '')
  const [, first = '', rest = ''] =
    /^([^,;.!?–—"“]+?)\s*(?:[,;.!–—]|\s-\s|\s(?=so\s))\s*(?:so\s+|and\s+)?(.+)$/s.exec(text) ?? []
  const isNews =
    (news.test(first) && !ends.test(first)) || (told.test(first) && !change.test(first) && !meansFirst.test(rest))
  return isNews && change.test(rest.trim()) && isIdle(first, wording) ? rest.trim() : text
}

function withoutLast(text: string, wording: Wording): string {
  const [, rest = '', said = ''] =
    /^(.+?[^\s,;.!?–—])\s*(?:[,;!–—]|\.(?=\s)|\s-\s|\s\((?=[^)]*\)$)|\s(?=(?:because|cos|cuz|since)\s))\s*([^,;!–—]+?)[).!]*$/s.exec(
      text,
    ) ?? []
  // In “Friday, she is away that day” the last words add no other day.
  const last = said.replace(/\s+(?:that (?:day|time|morning|afternoon|evening|night|week)|then)$/i, '')
  if (rest === '' || /\?/.test(last) || !isIdle(last, wording)) return text
  const aside = change.test(text) && last.split(/\s+/).length <= 4 && !telling.test(last) && !/\p{Lu}/u.test(last)
  return news.test(last) || others.test(last) || aside ? rest : text
}

/** What is given up is named here, and “the whole series” is of it. */
const ends = /\b(?:quitting|giving up|dropping|done with|finished with|stopping|leaving)\b/i
/** What it is said of stands in the piece before. */
const meansFirst = /\b(?:it|that|them|this|one|these|those)\b/i

/** Nothing in it says when or how long, and nothing is asked for. */
function isIdle(text: string, wording: Wording): boolean {
  return (
    readTimes(text, wording).length === 0 &&
    readLengths(text).length === 0 &&
    !/["“”\d@]/.test(text) &&
    !/\b(?:schedule|book|move|cancel|add|create|find|call it|title|should be|needs? to|want|have to|must)\b/i.test(text)
  )
}
