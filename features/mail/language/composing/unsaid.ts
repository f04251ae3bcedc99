/** Behind a sentence or a clause. */
const behind = String.raw`(?:[.!?;,] | (?:and|but|so) |[,;] (?:and|but|so) )(?:please |pls )?`
/** Up to the next sentence, or the next order. */
const upToNext = String.raw`(?:(?!,? and (?:ask|say|tell|thank|add|mention)\b)[^.!?;]){0,200}`
const unsaid = [
  String.raw`(?:do not|don['’]?t|never|no need to) (?:mention|say|tell|give|blame|include|explain|name|bring up|go into|promise|threaten)\b${upToNext}`,
  String.raw`leave out\b${upToNext}`,
  String.raw`without (?:mentioning|saying|giving|blaming|explaining|naming)\b${upToNext}`,
  String.raw`no (?:reasons?|excuses?|details?|explanations?)(?: (?:needed|necessary|given|please|why))?(?=[.!?;,]|$)`,
  String.raw`no (?:threats?|mention|talk|word|hint)s? (?:of|about)\b${upToNext}`,
  String.raw`keep it [\p{L}]{3,14}(?: (?:and|but) [\p{L}]{3,14})?(?=[.!?;,]|$)`,
  String.raw`(?:polite|kind|friendly|warm|firm|short|brief|nice|gentle) but [\p{L}]{3,14}(?=[.!?;,]|$)`,
].join('|')
const order = new RegExp(`${behind}(?:${unsaid})`, 'giu')
/** “The password is Fern, but leave that out.” */
const takenBack = /(?<=[.!?;] )[^.!?;]{1,200}? but leave (?:that|it|this) out\b[^.!?;]{0,200}[.!?;]?/giu

/** The request without what is told to whoever writes it, and meant for nobody else: “don't mention the audit”. */
export function withoutUnsaid(message: string): string {
  return message.replaceAll(takenBack, '').replaceAll(order, '').trim()
}
