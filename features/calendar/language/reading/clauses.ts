import { withoutCourtesy } from '../event/courtesy.ts'

/** “Don't cancel it, move it to ten” is two things; the second may say “it” and mean what the first names. */
export function afterDenial(text: string): { denied: string; rest: string | undefined } | undefined {
  const found =
    /^(?:(?:please|just asking|only asking|i was (?:just|only) asking|just wondering)[\s,;.–-]+)*(?:do not|don't|dont|never|no need to|there's no need to|i don't want (?:you )?to|i do not want (?:you )?to|i'd rather not|let's not|you (?:needn't|need not|don't have to|mustn't|must not|shouldn't|should not))\s+(.+)$/is.exec(
      text,
    )
  if (!found) return undefined
  const [denied = '', rest] = (found[1] ?? '').split(
    /\s*(?:[,;.—–]|\s-\s)\s*(?:but\s+|just\s+|rather\s+|instead\s+|please\s+)*(?=\w)|\s+but\s+(?:just\s+|rather\s+|instead\s+)?/i,
    2,
  )
  return { denied, rest }
}

/** Whether somebody asks about a thing instead of wishing for it. */
export function isQuestion(text: string): boolean {
  return wondering.test(text) || (/\?\s*$/.test(text) && !asksYou.test(text))
}

const wondering =
  /^(?:should|shall|may|can i|could i|do i|do we|does|did|have|has|had|is|are|am|was|were|will (?!you)|would (?!you|it be)|why|how|what|when|where|which|who|whom|whose|if|i wonder|i was wondering|i'm wondering|i(?:'m| am) (?:thinking|considering)|maybe|perhaps|i (?:might|may|could|should)|we (?:might|may)|thinking of|thinking about|suppose|imagine)\b/i
const asksYou = /^(?:(?:could|can|would|will) (?:you|we)|what about|how about|would it be)\b/i

/** Several wishes in one sentence, apart; what does not begin anew belongs to what stands before it. */
export function clausesOf(text: string): string[] {
  const pieces = text.split(
    /\s*(?:;|\n|(?<=\p{L}{2,}|\d)(?<!\b(?:dr|mr|mrs|ms|prof|st|no|jr|sr|\d{1,2}\.\d{1,2}))\.\s)\s*|\s*,?\s+(?:and|then|and then|also|and also|plus|afterwards|after that)\s+(?:then\s+|also\s+|please\s+)?(?=(?:schedule|book|add|create|set up|put|arrange|organi[sz]e|pencil|block|move|reschedule|shift|push|postpone|delay|bring|cancel|delete|remove|drop|call off|extend|shorten|lengthen|make|rename|invite|change|clear|have (?:the|my|our))\b)|\s*,\s*(?=(?:then |and |also )?(?:schedule|book|create|set up|arrange|organi[sz]e|pencil|block|move|reschedule|shift|push|postpone|delay|cancel|delete|remove|extend|shorten|lengthen|rename|invite)\b)/iu,
  )
  return pieces.map((piece) => withoutCourtesy(piece)).filter((piece) => piece !== '')
}
