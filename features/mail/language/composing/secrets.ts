import { speaks } from './speaks.ts'

const that = '(?:that|this|it|so|(?:that|the last|the) (?:bit|part))'
const them = '(?:him|her|them)'
const not = "(?:do not|don['’]?t|never|no need to|better not|rather not)"
const verbs = `(?:write|say|mention|include|put|add|explain|reveal|share|bring up|pass on|tell ${them}|let ${them} know)`
const hidden = '(?:out|private|quiet|secret|confidential|unsaid|unmentioned|aside|away|internal|personal)'
const hiddenFrom = `(?:out of (?:it|there|this|the (?:mail|e-?mail|letter))|(?:just |only |strictly )?(?:between (?:us|you and me)|for you(?: only)?)|only for you|to yourself|off the record|not for (?:${them}|the (?:mail|e-?mail|letter))|none of (?:his|her|their) business|nobody['’]s business)`

/** What is said of the words before: that they are for the assistant alone. */
const remarks = [
  `${not} ${verbs}(?: ${them})?(?: (?:about )?${that})?(?: (?:in|there|though|either|to ${them}|in (?:it|the (?:mail|e-?mail|letter)))){0,2}`,
  `(?:keep|leave) ${that} (?:${hidden}|${hiddenFrom})`,
  `${that}(?:['’]s| is| stays?| remains?| (?:should|must|has to|is to|can) (?:stay|remain|be)) (?:${hidden}|${hiddenFrom})`,
  `(?:he|she|they|nobody|no one)(?: really)? (?:does not|doesn['’]?t|do not|don['’]?t|need not|needn['’]?t|must not|mustn['’]?t|should not|shouldn['’]?t|cannot|can['’]?t|is not to|are not to)(?: (?:need|have) to)? (?:know|hear|learn|find out)(?: (?:about )?(?:that|this|it|why|of it))?`,
  `(?:nobody|no one) (?:needs|has|ought) to know(?: (?:about )?(?:that|this|it))?`,
  `(?:that['’]?s|this is|it['’]?s)? ?${hiddenFrom}`,
].join('|')
const remark = new RegExp(
  String.raw`(?<mark>[,.;!?]|\s[\-–—]|)\s+(?:(?:but|and|so|though|only|just|please|pls),? ){0,3}(?:${remarks})(?: please| pls)?(?=[.!?;,]|$)`,
  'iu',
)
const bracketed = new RegExp(String.raw`\s*\(((?:(?:but|and|just|please|pls) )?(?:${remarks}))[.!]?\)`, 'giu')
const mostRemarks = 4

/** The request without what was said in confidence: “I’m at a wedding but he needn’t know that”. */
export function withoutSecrets(message: string): string {
  let text = message.replaceAll(bracketed, ', $1')
  for (let count = 0; count < mostRemarks; count += 1) {
    const found = remark.exec(text)
    if (!found) return text
    const before = text.slice(0, found.index)
    text = kept(before, found.groups?.['mark'] ?? '') + text.slice(found.index + found[0].length)
  }
  return text
}

/** What is left of the words before the remark: not the clause or the sentence that it is about. */
function kept(before: string, mark: string): string {
  const bare = before.replace(/[\s.!?;,]+$/u, '')
  const isOwnSentence = /[.!?;]/u.test(mark)
  const from = Math.max(...['. ', '! ', '? ', '; ', ': '].map((each) => bare.lastIndexOf(each) + 1))
  const sentence = bare.slice(from)
  const cuts = [...sentence.matchAll(/, (?!(?:and|but|or|so) )|\s[-–—]\s|,? (?:because|since) /gu)].map(
    ({ index }) => index,
  )
  const cut =
    isOwnSentence && from > 0 ? undefined : (cuts.findLast((at) => speaks(sentence.slice(at + 1))) ?? cuts.at(-1))
  if (cut !== undefined) return bare.slice(0, from + cut)
  // The order itself stays.
  return from > 0 && !bare.slice(0, from).endsWith(':') ? bare.slice(0, from).trimEnd() : before
}
