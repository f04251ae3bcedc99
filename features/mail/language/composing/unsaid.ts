import { tokenize } from '#foundation/language/text/tokens.ts'
import { withoutSecrets } from './secrets.ts'
import { speaks } from './speaks.ts'

/** Where a sentence or a clause ends. */
const end = String.raw`(?=[.!?;,]|$)`
const clauseBefore = String.raw`(?:[.!?;,] | [-–—] | (?:and|but|so) |[,;] (?:and|but|so) )(?:please |pls )?`
/** The rest of the sentence, up to another order in it. */
const rest = String.raw`(?:(?!,? and (?:ask|say|tell|thank|add|mention)\b|, (?:so )?(?:we|please|the \p{L}+ (?:is|are|comes?|starts?|works?))\b)[^.!?;]){0,200}`
/** How it is to be written all the same. */
const soKindly = String.raw`,? (?:but|so|and)\b${rest}`
const tone =
  '(?:light|short|brief|polite|friendly|formal|warm|simple|kind|nice|casual|professional|vague|neutral|gentle|firm|final|clear|honest)'
/** What somebody is like, said so that the mail is written for them. */
const temper =
  '(?:worrier|worried sick|funny|touchy|shy|sensitive|old-fashioned|old school|easily offended|easily upset|strict|proud|grumpy|prickly|chatty|a good sport|a joker|easygoing|easy-going|impatient|pedantic|fussy)'
/** What nothing is to be said of; “nothing about the roof is fixed” tells something. */
const topic = String.raw`(?:(?!(?<!\b(?:what|who|where|how|why|it|that|this|which|we|they|he|she|there)) (?:is|are|was|were|has|have|will|works|stays|changes|changed)\b)[^.!?;,]){2,120}`
const unsaid = [
  String.raw`(?:he|she|they)(?:['’]?s|['’]?re| is| are) (?:(?:an?|very|bit|quite|rather|so|really) ){0,3}(?:[\p{L}-]{3,14} (?:but|and) )?${temper}${end}`,
  String.raw`(?:put|say) it (?:very |quite )?(?:kindly|nicely|gently|politely|warmly)${end}`,
  String.raw`with (?:(?:a|some|little|bit|touch|dash|of|dry|light) ){1,5}(?:humou?r|warmth|charm|wit)${end}`,
  String.raw`(?!no need to explain${end})(?:do not|don['’]?t|no need to) (?:mention|say|blame(?! your)|include|explain|bring up|go into|give (?:an? |any |the |them |him |her )*(?:reasons?|details?|excuses?|explanations?))\b${rest}`,
  String.raw`(?:he|she|they)(?:['’]?s|['’]?re| is| are) (?:an? )?(?:good|old|big|important|valued|loyal) (?:customer|client|friend|partner|supplier)s?\b${rest}`,
  String.raw`i(?:['’]?m| am) (?:pretty |very |quite |really |rather |so )?(?:angry|furious|annoyed|cross|fuming|fed up)(?: (?:with|at|about) (?:him|her|them))?${soKindly}`,
  String.raw`(?:he|she|they) (?:will|is going to|are going to) be (?:very |quite |so )?(?:cross|angry|annoyed|upset|furious|mad|disappointed)${soKindly}`,
  String.raw`(?<=^[^\p{L}]{0,4}(?:so )?)(?:he|she|they) (?:will|is going to|are going to) be (?:very |quite |so )?(?:cross|angry|annoyed|upset|furious|mad|disappointed)${end}`,
  String.raw`(?:(?:not a|no) word (?:about|of|on)|(?:nothing|not a thing) about)\b${topic}${end}`,
  String.raw`(?:he|she|they) (?:must not|mustn['’]?t|should not|shouldn['’]?t|need not|needn['’]?t|does not have to|doesn['’]?t (?:need|have) to|do not need to|don['’]?t (?:need|have) to) know\b${rest}`,
  String.raw`(?:do not|don['’]?t) (?:tell (?:him|her|them)|let (?:him|her|them) (?:know|find out))\b${rest}`,
  String.raw`(?:just |strictly )?between (?:us|you and me)\b${rest}`,
  String.raw`keep [^.!?;,]{2,60} (?:to yourself|out of it|out of (?:the|this) (?:mail|e-?mail|letter))${end}`,
  String.raw`no (?:blaming|naming|mentioning|accusing|explaining|begging)\b${rest}`,
  String.raw`leave out\b${rest}`,
  String.raw`leave (?!it\b|that\b|this\b|me\b|us\b)[^.!?;,]{2,60} out(?: of (?:it|this|the (?:mail|e-?mail|letter)))?${end}`,
  String.raw`without (?:mentioning|saying|blaming|explaining|giving (?:an? |any )?(?:reasons?|details?))\b${rest}`,
  String.raw`(?:give |and )?no (?:reasons?|excuses?|details?|explanations?|small talk|chit-?chat|fluff|drama|pleasantries)(?: (?:needed|necessary|please|pls))?${end}`,
  String.raw`no (?:threats?|mention) (?:of|about)\b${rest}`,
  String.raw`(?:keep it|stay|be|remain|sound|keep this|make it) (?:(?:very|really|quite|rather|super|nice and|fairly|a bit|as) ){0,2}${tone}(?: (?:(?:and|but) (?:very )?(?:${tone}|sweet)|as possible))?(?: (?:please|pls))?${end}`,
  String.raw`${tone} but ${tone}${end}`,
].join('|')
/** “Tell Nora in one sentence that …”. */
const inOneSentence =
  /,? in (?:just |only )?(?:one|two|three|a few|a couple of) (?:short )?(?:sentences?|lines?|words)(?=[:,]| that | saying |$)/iu
/** “Tell Nora in the roof thread that …”. */
const inThread =
  /,? (?:in|on|under) (?:the|our|that|his|her|their) (?:[\p{L}\d-]+ ){1,4}(?:thread|conversation|mail chain|e-?mail chain)(?=[,:.]| that | saying |$)/iu
/** “…, two lines, …”: how long it is to be. */
const lengths =
  /(^|[.!?;,:]\s+)(?:in )?(?:just |only )?(?:one|two|three|a few|a couple of|\d) (?:short )?(?:lines?|sentences?)(?: (?:max|only|at most|please|pls))*(?:[,;.:]\s+|$)/giu
/** “…, kind, no reasons, …”: how it is to sound, between commas. */
const soundsSo =
  /(?:(?<=,) |(?<=\. ))(?:(?:kind|kindly|friendly|polite|formal|short|brief|warm|no reasons?|no excuses?|no details|not too long)(?: (?:and|but) (?:kind|friendly|polite|formal|short|brief|warm|clear|firm))?,\s*)+/giu
const order = new RegExp(`${clauseBefore}(?:${unsaid})`, 'giu')
/** “(don’t mention the audit)”. */
const asides =
  /\s*\((?:please )?(?:do not|don['’]?t|no need to|not|without|never|keep|between us|just for you)\b[^()]{0,200}\)/giu
/** “(I still hope he cancels, haha)”. */
const jokes = /\s*\([^()]{2,200}?[,.;!]? (?:haha+|hehe+|lol|lmao|;-?\)|:-?\))[.!]?\)?\)/giu
/** “The password is Fern, but leave that out.” */
const takenBack = /(?<=[.!?;] )[^.!?;]{1,200}? but leave (?:that|it|this) out\b[^.!?;]{0,200}[.!?;]?/giu

/** “…, in one mail”, “Ana and Tom in one mail that …”: how many mails it is to be. */
const inOneBehind =
  /(?:,|\s[-–—])\s+(?:all |both |them )*(?:in|as|with) (?:just |only )?(?:one|a single|the same) (?:mail|e-?mail|message|note)(?: (?:to|for) (?:all|both|them|everybody|everyone)(?: of them)?)?(?: please| pls)?[.!]?$/iu
const inOneBefore =
  /^([^:;.!?]{3,120}?),? (?:all |both |together )?in (?:just |only )?(?:one|a single|the same) (?:mail|e-?mail|message|note)(?=(?::|,)? (?:to|that|know|saying|asking|if|whether|about)\b|:\s)/iu

/** The request without what only its writer is told: “don't mention the audit”, “keep it short”, “in one mail”. */
export function withoutUnsaid(message: string): string {
  return withoutSecrets(withoutNamed(message.replace(saysInstead, '$1. ')))
    .replaceAll(asides, '')
    .replaceAll(jokes, '')
    .replaceAll(takenBack, '')
    .replaceAll(order, (said, at: number, whole: string) => {
      if (ofThem.test(said) && namesAnother(whole.slice(0, at))) return said
      return said.startsWith('?') ? '?' : ''
    })
    .replace(inThread, '')
    .replace(inOneSentence, '')
    .replaceAll(lengths, '$1')
    .replaceAll(soundsSo, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .replace(inOneBehind, '')
    .replace(inOneBefore, (whole, before: string) => (speaks(before) ? whole : before))
    .trim()
}

/** “Don’t tell her about the audit, just say …”. */
const saysInstead =
  /\b((?:do not|don['’]?t|no need to) (?:tell (?:him|her|them)|mention|say)\b[^.;!?]{2,60}?)(?:,| but| tho| though)* (?:just|only|simply) say(?: that)? (?=\p{L})/iu

/** What somebody is like is told where it may be about another than the reader. */
const ofThem = /^[^\p{L}]*(?:(?:and|but|so|please|pls) )?(?:he|she|they)\b/iu

function namesAnother(before: string): boolean {
  const names = [...before.matchAll(/(?<=[\p{L}\d,] )\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)*/gu)].map(([name]) => name)
  return new Set(names.filter((name) => !dated.test(name))).size > 1
}

const dated =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu

/** What is not to be told is left out where it was said before, too: “I’m at the vet’s then – don’t tell her it’s the vet”. */
function withoutNamed(message: string): string {
  const [, told = ''] = secret.exec(message) ?? []
  const names = tokenize(told).flatMap(({ text }) => (text.length > 2 && !common.has(text) ? [text] : []))
  if (names.length === 0 || names.length > mostNames) return message
  const [main = '', ...clauses] = message.split(/(?=[,;.!?] |\s[-–—] )/u)
  const isKept = (clause: string) => secret.test(clause) || !names.some((name) => clause.toLowerCase().includes(name))
  return main + clauses.filter(isKept).join('')
}

const mostNames = 3
const secret =
  /(?:(?:^|[.,;!?(] ?|\s[-–—] |\b(?:and|but) )(?:please |pls |just )?(?=[dlnk])|\b(?=without ))(?:(?:do not|don['’]?t|no need to|without) (?:tell(?:ing)? (?:him|her|them)|mention(?:ing)?|say(?:ing)?)(?: that)?(?: it['’]?s| it is)?|leave out|(?:not a|no) word (?:about|of|on)|nothing about|keep quiet about) ([^,;.!?()]{3,60})/iu
const common = new Set(
  'that this they there about with have from when what your mine just only anything why reason the'.split(' '),
)
