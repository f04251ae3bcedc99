import { announced } from './as-order-to-write.ts'

/** Messages that sound like an order to write, and are none. */
export function isNoOrder(message: string): boolean {
  const text = message.trim()
  return (
    onlyIf.test(message) ||
    announced.test(message) ||
    refused.test(text) ||
    obeys.test(text) ||
    bySource.test(text) ||
    tellsAddress.test(text) ||
    intoThing.test(text) ||
    ofThing.test(text) ||
    toMeeting.test(text) ||
    withGuest.test(text) ||
    asGuest.test(text) ||
    ofTask.test(message)
  )
}

/** “Write in the dentist a note: bring the x-rays” goes to nobody. */
const intoThing =
  /^(?:(?:and|also|then|please|ok)[\s,]+)*(?:write|put|add|leave) (?:in|into|under) (?:the|my|our) (?![^:]*\b(?:mail|email|e-mail|letter|reply|draft|message)\b)[^:,]{2,50}? (?:a )?(?:note|comment|remark): /i

/** “Add a note to the design review: bring the prototypes”. */
const ofThing =
  /^(?:(?:and|also|then|please|ok)[\s,]+){0,3}(?:add|attach|put) (?:a |this |the |my )?(?:quick |short |new )?(?:note|comment|remark) (?:to|on|onto|in|into) (?:the|my|our|this|that)\b[^:@]{2,60}: /i

/** “Invite tom@example.com to a review on Friday at 10”, “also invite tom@example.com”: a guest, unless it is to be a mail. */
const toMeeting =
  /^(?:(?:please|pls|and|also|then|can you|could you) ){0,3}invite (?:[^\s@]{1,64}@[^\s@]{1,64}(?:\s(?:and|&))?(?:\s|$)){1,8}(?:(?:to|for) (?!.*\b(?:e-?mail|mail|writing|letter)\b).*(?:\d|\bnoon\b|\bmidday\b)|(?:(?:too|as well|along|please|pls)\W{0,3}){0,3}$)/isu

/** “Budget chat with tom@example.com tomorrow at 11 for 30 minutes”: no verb, and a time. */
const withGuest =
  /^(?!.*\b(?:e-?mail|mail|write|tell|ask|send|say|let|reply|answer|forward|fwd|draft|compose|message|share|copy|cc)\b)[\p{L}\d: -]{2,50} with [^\s@]{1,64}@[^\s@]{1,64} .*\bat \d/iu

/** “Imogen@example.com should be in on the panel as well, add her”. */
const asGuest =
  /^[^\s@]{1,64}@[^\s@]{1,64} .*[,;.] (?:please |can you )?(?:add|invite|include) (?:her|him|them)(?: too| as well)?(?: please)?[.!]*$/isu

/** “Could you send mail if I ever asked” asks what is possible. */
const onlyIf = /\b(?:if|whenever|should) i (?:ever )?(?:ask|asked|want|wanted|need|needed|told)\b/i

/** “Don’t answer Dana yet, …”, “no need to tell Tom”: nothing is to be written, whatever stands behind it. */
const refused =
  /^(?:(?:please|pls|and|but|so|ok|okay|no|hey|oh|actually)[,.]? )*(?:(?:let['’]?s )?(?:do not|don['’]?t|not)|never|you (?:do not|don['’]?t) (?:have|need) to|(?:there['’]?s |there is )?no need to|stop|hold off(?: on)?|wait with) (?:you )?(?:reply|respond|answer|get back|write|draft|mail|email|e-mail|text|tell|inform|notify|forward|fwd|ask|thank|remind|let|invite|replying|responding|answering|writing|drafting|mailing|emailing|telling|asking|inviting)(?:ing)?\b/i

/** “Do what the quota mail says”: what others wrote is not carried out. */
const obeys =
  /^(?:please |pls |just |and |then )*(?:do|follow) (?:what(?:ever)?|as|everything|the (?:instructions|steps)) [^.!?]{2,80}\b(?:says?|said|asks?|tells?|wants?|demands?|mail|message)\b/i

/** “According to Ivo’s mail, how many are there”: where the answer stands. */
const bySource =
  /^(?:according to|going by|judging by|based on|as per|per|in|from|after) [^,.;:!?]{2,60}, (?:what|when|where|who|which|how|why|is|are|do|does|did|was|were|can)\b/iu

/** “Mail is nina@example.com” tells an address. */
const tellsAddress =
  /^(?:(?:and|the|her|his|their|my|our|its|new|work|oh|also)[,]? )*(?:e-?mail|mail)(?: address)?(?: is| was|['’]?s| should be) \S+@\S+$/i

/** “Delegate the booking to Ana”, “Ana has the key, keep track of that as a task”: what is to be done, and nothing to be written. */
const ofTask =
  /^(?:please |pls )?(?:delegate|assign|reassign) |[.,;] (?:please )?(?:keep track of|keep|note|track|put|add|save) (?:it|that|this) (?:as|in|on|to|among|down as) (?:an? |my |the )?(?:tasks?|to-?dos?|to-do list|task list)\b/i
