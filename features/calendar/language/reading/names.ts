import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { orderVerbs } from './order-verbs.ts'

/** Without the quotation marks around it. */
export function unquoted(text: string): string {
  const bare = withoutEnd(text.trim(), '.!')
  return /^["“'‘«](.+)["”'’»]$/.exec(bare)?.[1]?.trim() ?? bare
}

/** “The Harbour Room” is called Harbour Room; “Leo, not Andrés” is Leo. */
export function placeNamed(place: string): string {
  return unquoted(place.replace(/,? (?:not|instead of|rather than) [^,]{1,60}$/i, '')).replace(/^the (?=\p{Lu})/u, '')
}

/** “On hold” and “at the end” are no places. */
export function mayBePlace(text: string): boolean {
  const first = tokenize(text).find((token) => token.text !== 'the')
  // “At 5 I pick up the kids” tells what somebody does.
  if (ordersMore(text)) return false
  return (first === undefined || !noPlace.has(first.text)) && !/\b(?:i|we|he|she|they|you) \p{L}/iu.test(text)
}

/** “The town hall, add that to my tasks”: what is ordered behind a mark is no part of it. */
function ordersMore(text: string): boolean {
  const [, ...clauses] = text.split(/[,;.!]\s/)
  return clauses.some((clause) => orderVerbs.has(tokenize(clause)[0]?.text ?? ''))
}

const noPlace = new Set(
  `hold track time-off top risk doubt danger trouble order progress hand question time all once first last least most end
  start beginning middle fact general case short addition other`.split(/\s+/),
)

/** “Swimming, the pool is open again” is a name, and why. In quotes all of it is the name. */
export function withoutWhy(title: string): string {
  const at = title.search(/[,;]\s|\s[-–—]\s/)
  const why = title.slice(Math.max(at, 0))
  return at > 0 && !/["“]/.test(title) && (tellsWhy.test(why) || standsSo.test(why)) ? title.slice(0, at).trim() : title
}

const tellsWhy =
  /^[,;\s–—-]+(?:(?:not|as|because|cos|since|so|sounds|looks|feels|fits|makes|reads|says)\b|(?:i|we|he|she|they|it|that|there)(?:['’](?:s|m|re|ve|ll|d))?\s|.*\s(?:is|are|was|were|isn['’]t|aren['’]t|has|have|can['’]t|won['’]t|doesn['’]t|don['’]t)\b)/i
/** “Pool's open again”, and not “Mia's place”. */
const standsSo = /^[,;\s–—-]+(?:the |my |our )?\p{Ll}+['’]s \p{Ll}+ \p{Ll}+/u
