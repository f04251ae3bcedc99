import { speaks } from './speaks.ts'

const that = '(?:that|this|it|so|(?:that|the last|the) (?:bit|part))'
const them = '(?:him|her|them)'
const not = "(?:do not|don['’]?t|never|no need to|better not|rather not)"
const inMail = '(?:in|there|in (?:it|there|the (?:mail|e-?mail|letter)))'
const hidden = '(?:out|private|quiet|secret|confidential|unsaid|unmentioned|aside|internal)'
const hiddenFrom = `(?:out of (?:it|there|this|the (?:mail|e-?mail|letter))|(?:just |only |strictly )?between (?:us|you and me)|to yourself|off the record|not for (?:${them}|the (?:mail|e-?mail|letter))|none of (?:his|her|their) business|nobody['’]s business)`

/** What is said of the words before: that they are for the assistant alone. */
const remarks = [
  `${not} (?:(?:say|mention)(?: ${that})?|(?:write|put|add|include)(?: ${that})? ${inMail}|(?:write|put|add|include|explain|bring up) (?:that|this)|(?:explain|share|reveal|pass on)(?: ${that})? (?:to|with) ${them}|tell ${them}(?: (?:about )?${that})?|let ${them} know(?: (?:about )?${that})?)(?: (?:${inMail}|though|either|to ${them})){0,2}`,
  `(?:keep|leave) (?:${that} ${hiddenFrom}|(?!it )${that} ${hidden}|it (?:private|quiet|secret|confidential|unsaid|unmentioned|internal))`,
  `${that}(?: stays?| remains?| (?:should|must|has to|is to|can) (?:stay|remain|be)) (?:private|secret|confidential|unsaid|unmentioned|${hiddenFrom})`,
  `(?:he|she|they|nobody|no one)(?: really)? (?:(?:need not|needn['’]?t|must not|mustn['’]?t|should not|shouldn['’]?t|is not to|are not to|(?:does not|doesn['’]?t|do not|don['’]?t) (?:need|have) to) (?:know|(?:hear|learn|find out)(?= (?:about|of|that|this)))|(?:cannot|can['’]?t) (?:know|hear|learn|find out)(?= (?:about )?(?:that|this)))(?: (?:(?:about |of )?(?:that|this|it)|why))?`,
  `(?:nobody|no one) (?:needs|has|ought) to know(?: (?:about )?(?:that|this|it))?`,
  `(?:that['’]?s|this is|it['’]?s|it is|that is) (?:${hiddenFrom}|(?<=\\bbut \\S{2,5}(?: is)? )(?:private|secret|confidential))`,
  `(?:(?:just |only |strictly )?between (?:us|you and me)|off the record)`,
].join('|')
/** A remark is apart from what it is about. */
const remark = new RegExp(
  String.raw`(?<mark>[,.;!?]|\s[\-–—]|(?=\s+(?:but|and|though) ))\s+(?:(?:but|and|so|though|only|just|please|pls),? ){0,3}(?:${remarks})(?: please| pls)?(?=[.!?;,]|$)`,
  'iu',
)
const bracketed = new RegExp(String.raw`\s*\(((?:(?:but|and|just|please|pls) )?(?:${remarks}))[.!]?\)`, 'giu')
/** “(dentist, no need to say so)”. */
const insideBrackets = new RegExp(
  String.raw`\s*\([^(),;]{2,60}[,;]\s+(?:(?:but|please|pls) )?(?:${remarks})[.!]?\)`,
  'giu',
)
const mostRemarks = 4

/** The request without what was said in confidence: “I’m at a wedding but he needn’t know that”. */
export function withoutSecrets(message: string): string {
  let text = message.replaceAll(insideBrackets, '').replaceAll(bracketed, ', $1')
  for (let count = 0; count < mostRemarks; count += 1) {
    const found = remark.exec(text)
    if (!found) return text
    const before = kept(text.slice(0, found.index), found.groups?.['mark'] ?? '')
    // Where nothing but the order stands before it, its reader is told so.
    if (before === undefined) return text
    const behind = text.slice(found.index + found[0].length)
    text = before + (/[.!?]$/u.test(before) ? behind.replace(/^[.!;,]/u, '') : behind)
  }
  return text
}

/** The words before the remark, without the clause or sentence that it is about. */
function kept(before: string, mark: string): string | undefined {
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
  return from > 0 && !bare.slice(0, from).endsWith(':') ? bare.slice(0, from).trimEnd() : undefined
}
