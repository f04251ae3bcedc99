/**
 * A message without the words that name what is to stay: “…. Leave the reminder as it is”, “…, but don’t touch the rest”. They
 * ask for nothing, and a name in them would be taken for one that is meant. What somebody else is told stays whole.
 */
export function withoutUntouched(message: string): string {
  if (message.length > mostCharacters || forOthers.test(message)) return message
  const rest = withoutKept(message.replace(stays, '').replace(sameName, '$1$2').replace(staysFirst, ''))
  return /[\p{L}\d]{2} ?\S*[\p{L}\d]/u.test(rest) ? rest : message
}

/** “Drop the call on Friday, keep the one on Monday”: beside what ends something, what is kept is only told apart from it. */
function withoutKept(message: string): string {
  const [whole = ''] = keeps.exec(message) ?? []
  const rest = message.slice(0, message.length - whole.length)
  return whole !== '' && ends.test(rest) ? rest : message
}

const ends =
  /^(?:(?:please|pls|can you|could you|you can|ok|and|just) ){0,3}(?:cancel|delete|drop|remove|stop|scrap|kill|erase|bin|ditch|clear|tick|close|complete|get rid|throw out|take out|don['’]?t remind|no more)\b/iu
const keeps =
  /(?:[.;!]| [-–—]|,(?: but| and)?| but| and)\s+(?:(?:please|pls|just|do) ){0,2}(?:keep|leave)(?: only)? (?:the|my|its|that|all|both|every|everything)\b(?![^.]*\b(?:free|blocked|clear|open)\b)[^.,;:!?]{0,60}[.!]?\s*$/iu

const mostCharacters = 600
const forOthers =
  /^(?:(?:please|pls|can you|could you|and|ok) ){0,3}(?:tell|write|email|e-mail|mail|draft|reply|answer|ask|let|inform|send|forward|remind (?!me\b)\p{L})|["“:]/iu
const stays =
  /(?:[.;!]|,(?: but| and)?| but| and)\s+(?:(?:please|pls|just|do) ){0,2}(?:(?:leave|keep) (?:the |my |its |that |this |everything |all |both )?(?:[\p{L}'’-]+ ){0,3}?(?:as (?:it is|is|they are|it was|they were)|alone|untouched|unchanged|where (?:it is|it's|they are)|in place)|(?:do not|don['’]?t) touch (?:the|my|its|that|anything|everything) ?(?:[\p{L}'’-]+ ?){0,3}|(?:the|my|its|all|both) (?:[\p{L}'’-]+ ){1,4}(?:(?:can|may|should) (?:stay|remain)(?: there| put)?|stays?(?: there| put)?|(?:stays?|remains?) (?:as (?:it is|is|they are)|where (?:it is|they are)|untouched|unchanged|in place)))(?:,? (?:please|pls|thanks))?\s*[.!]?\s*$/iu
/** “The water meter reminder stays, but the task can go”: the task of that name. */
const sameName =
  /^((?:the|my) (?:[\p{L}'’-]+ ){1,4})(?:reminder|task|event|to-do|alarm|entry) (?:stays?|remains?|(?:can|may|should) (?:stay|remain))(?: there| put| as (?:it is|is))?(?:,| [-–—]|;)? but the (?=(?:reminder|task|event|to-do|alarm|entry)\b)()/iu
/** “The reminder stays, but the task can go”. */
const staysFirst =
  /^(?:the|my) (?:[\p{L}'’-]+ ){1,4}(?:stays?|remains?|(?:can|may|should) (?:stay|remain))(?: there| put| as (?:it is|is|they are))?(?:,| [-–—]|;)? but (?=\S)/iu
