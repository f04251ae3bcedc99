import { withoutOld } from '#foundation/language/english/old-values.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutUnheard } from '../again.ts'

/** “Two more days” is two days more. */
export function reworded(text: string): string {
  return (
    withoutUnheard(text)
      .replace(/^(?:wait,? ?)?no,? (?=the\b|my\b|it\b)/i, '')
      // “It is Ana, not Ben, who does it”.
      .replace(/^it(?: is|['’]s) (\p{Lu}\p{L}+),? not \p{Lu}\p{L}+,? (?:who|that) (?=\p{Ll})/u, '$1 ')
      // “Give the report to Tom and the kit to Priya”: each thing goes to whom is named right behind it.
      .replace(
        /^((?:give|hand|assign|delegate|pass|reassign|transfer) )(.{2,60}? to \p{L}{2,20}),? and (?=[^,.;]{2,60} to \p{L})(?!\p{L}+ (?:it|that|him|her|them) )/iu,
        '$1$2 and $1',
      )
      // “The Bauer offer is not done, the Baumann offer is”.
      .replace(
        /\b(?:is not|isn['’]t|are not|aren['’]t) (done|finished|ready|paid|sent)(?: yet)?,? (?:but |and )?([^,.;:]{2,40}?) (?:is|are)(?=[.!]?$)/i,
        'is not $1, $2 is $1',
      )
      // “The visit is on the 23rd now”.
      .replace(
        /\b(is|are) ((?:due )?(?:on |at |for |by )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th|:\d\d)?(?: ?[ap]m)?|today|tomorrow|\w{3,6}day)) now(?=[,.;!]|$)/gi,
        '$1 rather $2',
      )
      // “Sooo done”.
      .replace(/(\p{L})\1{2,}/gu, '$1')
      // “Pump check -> Olu”.
      .replace(/ ?(?:[-–=]{1,2}>|→) ?/g, ' goes to ')
      .replace(/\+ ?(\d{1,3} (?:days?|weeks?|months?))\b/gi, '$1 later')
      .replace(/\b(more|extra|additional|further) (days?|weeks?|months?)\b/gi, '$2 $1')
      .replace(/\b(today|tomorrow|\w{3,6}day|\d{1,2}(?:st|nd|rd|th)) now\b/gi, '$1')
      .replace(
        /\bfrom (?:the )?(?:next |this )?(?:today|tomorrow|\w{3,6}day|\d{1,2}(?:st|nd|rd|th)?(?: \w{3,9})?) (?=to |until |till )/gi,
        '',
      )
      .replace(/,? say (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?[.!]?$)/i, ' at ')
      .replace(/(?:,| but| and) (?=same (?:day|time|weekday)\b|say the \d|say \d{1,2}(?:st|nd|rd|th)\b)/gi, ' ')
      // “If nothing by Tuesday I ask her again” says when to ask again.
      .replace(
        /\bif (?:there is |there's |i (?:hear|get|have) )?(?:nothing|no (?:answer|reply|news|word))(?: comes| came| back)?,? (?=by |until |till |before )/gi,
        '',
      )
      .replace(/\bcoming (?=\w{3,6}day\b)/gi, '')
      // “Is with Toni who repairs it”, “how it goes”: what that person does with it.
      .replace(/(\bwith \p{L}{2,20}),? who \w{3,12} (?:it|them)\b/giu, '$1')
      .replace(/ how (?:it|that) (?:goes|is going|went)\b/gi, '')
  )
}

/** “At 5, not at 4”, “needs a time: Friday, 2pm”, “… slipped. New date: Monday”: what it is from now on. */
export function setAnew(text: string, wording: Wording): string {
  const plain = text.replace(newValue, ' is now due ')
  const right = withoutOld(plain, wording)
  const [time] = right === plain ? [] : readTimes(right, wording)
  return time ? `${right.slice(0, time.at)}rather ${right.slice(time.at)}` : right
}

const newValue =
  /(?: (?:still )?(?:needs|need|gets|should have|has to have|is missing|lacks)(?: an?| its| some)?(?: new| own| fixed)? (?:due )?(?:time|date|day|deadline)(?: too| as well| now| still)?(?:: ?|, ?| - | – )|[,.;] (?:the )?(?:new|right|correct|proper) (?:due )?(?:time|date|day|deadline)(?: is|:| -|,)? )(?=\S)/gi
