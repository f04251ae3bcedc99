/** Where a sentence or a clause ends. */
const end = String.raw`(?=[.!?;,]|$)`
const clauseBefore = String.raw`(?:[.!?;,] | (?:and|but|so) |[,;] (?:and|but|so) )(?:please |pls )?`
/** The rest of the sentence, up to another order in it. */
const rest = String.raw`(?:(?!,? and (?:ask|say|tell|thank|add|mention)\b)[^.!?;]){0,200}`
const tone =
  '(?:light|short|brief|polite|friendly|formal|warm|simple|kind|nice|casual|professional|vague|neutral|gentle|firm|final|clear|honest)'
const unsaid = [
  String.raw`(?:do not|don['’]?t|no need to) (?:mention|say|blame|include|explain|bring up|go into|give (?:an? |any |the |them |him |her )*(?:reasons?|details?|excuses?|explanations?))\b${rest}`,
  String.raw`leave out\b${rest}`,
  String.raw`without (?:mentioning|saying|blaming|explaining|giving (?:an? |any )?(?:reasons?|details?))\b${rest}`,
  String.raw`no (?:reasons?|excuses?|details?|explanations?) (?:needed|necessary|please)${end}`,
  String.raw`no (?:threats?|mention) (?:of|about)\b${rest}`,
  String.raw`keep it ${tone}(?: (?:and|but) ${tone})?${end}`,
  String.raw`${tone} but ${tone}${end}`,
].join('|')
const order = new RegExp(`${clauseBefore}(?:${unsaid})`, 'giu')
/** “The password is Fern, but leave that out.” */
const takenBack = /(?<=[.!?;] )[^.!?;]{1,200}? but leave (?:that|it|this) out\b[^.!?;]{0,200}[.!?;]?/giu

/** The request without what only its writer is told: “don't mention the audit”, “keep it short”. */
export function withoutUnsaid(message: string): string {
  return message.replaceAll(takenBack, '').replaceAll(order, '').trim()
}
