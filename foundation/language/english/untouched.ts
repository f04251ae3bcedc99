/**
 * A message without the words that name what is to stay: “…. Leave the reminder as it is”, “…, but don’t touch the rest”. They
 * ask for nothing, and a name in them would be taken for one that is meant. What somebody else is told stays whole.
 */
export function withoutUntouched(message: string): string {
  if (message.length > mostCharacters || forOthers.test(message)) return message
  const rest = message.replace(stays, '')
  return /[\p{L}\d]{2} ?\S*[\p{L}\d]/u.test(rest) ? rest : message
}

const mostCharacters = 600
const forOthers =
  /^(?:(?:please|pls|can you|could you|and|ok) ){0,3}(?:tell|write|email|e-mail|mail|draft|reply|answer|ask|let|inform|send|forward|remind (?!me\b)\p{L})|["“:]/iu
const stays =
  /(?:[.;!]|,(?: but| and)?| but| and)\s+(?:(?:please|pls|just|do) ){0,2}(?:(?:leave|keep) (?:the |my |its |that |this |everything |all |both )?(?:[\p{L}'’-]+ ){0,3}?(?:as (?:it is|is|they are|it was|they were)|alone|untouched|unchanged|where (?:it is|it's|they are)|in place)|(?:do not|don['’]?t) touch (?:the|my|its|that|anything|everything) ?(?:[\p{L}'’-]+ ?){0,3}|(?:the|my|its) (?:[\p{L}'’-]+ ){1,3}(?:(?:can|may|should) (?:stay|remain)(?: there| put)?|stays? (?:there|put)|(?:stays?|remains?) (?:as (?:it is|is|they are)|where (?:it is|they are)|untouched|unchanged|in place)))(?:,? (?:please|pls|thanks))?\s*[.!]?\s*$/iu
