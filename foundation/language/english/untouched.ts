/**
 * A message without the words that name what is to stay: “…. Leave the reminder as it is”, “…, but don’t touch the rest”. They
 * ask for nothing, and a name in them would be taken for one that is meant. Of several it is an exception: “cancel all meetings,
 * keep the standup” is “cancel all meetings except the standup”. What somebody else is told stays whole.
 */
export function withoutUntouched(message: string): string {
  if (message.length > mostCharacters || forOthers.test(message)) return message
  const excepting = withException(message)
  if (excepting !== undefined) return excepting
  const rest = withoutKept(withoutStays(message, stays).replace(sameName, '$1'))
  const told = withoutStays(rest, staysFirst)
  return /[\p{L}\d]{2} ?\S*[\p{L}\d]/u.test(told) ? told : message
}

function withException(message: string): string | undefined {
  const found = leavesOut.exec(message) ?? staysBehind.exec(message)
  const [, order = '', kept = ''] = found ?? []
  const isKept = found !== null && ends.test(order) && isOfSeveral(order) && !beside.test(kept)
  return isKept && !saysOtherKind(kept, order) ? `${order} except ${kept}` : undefined
}

const leavesOut =
  /^([^.;:!?]{4,120}?)(?:[.;!]| [-–—]|,(?: but| and)?| but| and) (?:(?:please|pls|just|do) ){0,2}(?:keep|leave)(?: only)? ((?:the|my) (?![^.]*\b(?:free|blocked|clear|open|short|brief|quiet|empty|alone|untouched|unchanged|in|as|house|office|home|building|city|town|airport|station)\b)[^.,;:!?]{2,60})[.!]?$/iu
const staysBehind =
  /^([^.;:!?]{4,120}?)(?:[.;!]| [-–—]|,(?: but| and)?| but| and) ((?:the|my) (?:[\p{L}\d'’-]+ ){0,3}[\p{L}\d'’-]+) (?:stays?|remains?|(?:can|may|should) (?:stay|remain))[.!]?$/iu

/** What stays of several, said in another way than those above, is left to the readers. */
function withoutStays(message: string, pattern: RegExp): string {
  const [whole] = pattern.exec(message) ?? []
  if (whole === undefined) return message
  const rest = message.replace(whole, '')
  return isOfSeveral(rest) && !beside.test(whole) && !saysOtherKind(whole, rest) ? message : rest
}

/** “Stop every reminder. My tasks stay.” */
function saysOtherKind(kept: string, rest: string): boolean {
  const [kind] = kinds.exec(kept) ?? []
  return kind !== undefined && !rest.toLowerCase().includes(kind.toLowerCase().replace(/s$/, ''))
}

/** “Drop the call on Friday, keep the one on Monday”: what is kept only tells which of two is meant. */
function withoutKept(message: string): string {
  const [whole = ''] = keeps.exec(message) ?? []
  const rest = message.slice(0, message.length - whole.length)
  return whole !== '' && ends.test(rest) && !isOfSeveral(rest) ? rest : message
}

/** “Cancel my meetings tomorrow”, “clear Friday”: what is kept of these is left out of them. */
function isOfSeveral(order: string): boolean {
  return several.test(order)
}

const several =
  /^\W*(?:(?:please|pls|ok|and|just|can you|could you) ){0,3}clear\b|\b(?:all|every|everything|everyone|each|any|whatever|both|whole|entire|list)\b|\b(?:tasks|to-?dos|todos|reminders|alarms|events|meetings|appointments|calls|mails|emails|messages|newsletters|files|things|items|series|days|notices)\b|^\W*(?:[\p{L}'’-]+ ){1,3}(?:my |the )?(?:whole )?(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|morning|afternoon|evening|day|month)\W*$/iu
const beside = /\b(?:rest|else|others?|anything|everything)\b/i
const kinds =
  /\b(?:tasks?|to-?dos?|reminders?|alarms?|events?|meetings?|appointments?|calendar|mails?|emails?|files?|notes?)\b/i

const ends =
  /^(?:(?:please|pls|can you|could you|you can|ok|and|just) ){0,3}(?:cancel|delete|drop|remove|stop|scrap|kill|erase|bin|ditch|clear|tick|mark|move|push|close|complete|get rid|throw out|take out|don['’]?t remind|no more)\b/iu
const keeps =
  /(?:[.;!]| [-–—]|,(?: but| and)?| but| and)\s+(?:(?:please|pls|just|do) ){0,2}(?:keep|leave) (?:the|my|that) (?:[\p{L}'’-]+ ){0,2}(?:ones?|others?)\b(?![^.]*\b(?:free|blocked|clear|open)\b)[^.,;:!?]{0,60}[.!]?\s*$/iu

const mostCharacters = 600
const forOthers =
  /^(?:(?:please|pls|can you|could you|and|ok) ){0,3}(?:tell|write|email|e-mail|mail|draft|reply|answer|ask|let|inform|send|forward|remind (?!me\b)\p{L})|["“:]/iu
const stays =
  /(?:[.;!]|,(?: but| and)?| but| and)\s+(?:(?:please|pls|just|do) ){0,2}(?:(?:leave|keep) (?:the |my |its |that |this |everything |all |both )?(?:[\p{L}'’-]+ ){0,3}?(?:as (?:it is|is|they are|it was|they were)|alone|untouched|unchanged|where (?:it is|it's|they are)|in place)|(?:do not|don['’]?t) touch (?:the|my|its|that|anything|everything)(?: [\p{L}'’-]+){0,3}|(?:the|my|its|all|both) (?:[\p{L}'’-]+ ){1,4}(?:(?:can|may|should) (?:stay|remain)(?: there| put)?|stays?(?: there| put)?|(?:stays?|remains?) (?:as (?:it is|is|they are)|where (?:it is|they are)|untouched|unchanged|in place)))(?:,? (?:please|pls|thanks))?\s*[.!]?\s*$/iu
/** “The water meter reminder stays, but the task can go”: the task of that name. */
const sameName =
  /^((?:the|my) (?:[\p{L}'’-]+ ){1,4})(?:reminder|task|event|to-do|alarm|entry) (?:stays?|remains?|(?:can|may|should) (?:stay|remain))(?: there| put| as (?:it is|is))?(?:,| [-–—]|;)? but the (?=(?:reminder|task|event|to-do|alarm|entry)\b)/iu
/** “The reminder stays, but the task can go”. */
const staysFirst =
  /^(?:the|my) (?:[\p{L}'’-]+ ){1,4}(?:stays?|remains?|(?:can|may|should) (?:stay|remain))(?: there| put| as (?:it is|is|they are))?(?:,| [-–—]|;)? but (?=\S)/iu
