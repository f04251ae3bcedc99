import { tokenize } from '#foundation/language/text/tokens.ts'
import { askedFor } from './asked.ts'

/**
 * A question that a file may answer. `before`: the question that it goes on with. `isOpen`: nothing says that it is about
 * files at all, so only a good answer is given. `named`: it speaks of a certain file, so it is said plainly if no file
 * answers. `tells`: it has the form of a statement, which rarely asks anything. `surely`: what only comes close is left to others. `isEnd`:
 * nothing else has answered it.
 */
export type FileQuestion = {
  text: string
  before?: string
  isOpen: boolean
  named: boolean
  tells: boolean
  surely?: boolean
  isEnd?: boolean
}

type Spoken = { isOfFiles: boolean; before: string | undefined }

const mostTokens = 40
const fewestTerms = 3

/** What a message asks files, given whether files were just spoken of; small talk asks nothing. */
export function readFileQuestion(sentence: string, { isOfFiles, before }: Spoken): FileQuestion | undefined {
  const sought = sentence.replace(searching, '')
  const { terms } = askedFor(sought)
  const isToUs = toUs.test(sentence)
  const goesOn = isOfFiles && !isToUs && before !== undefined
  if (tokenize(sentence).length > mostTokens || (terms.length === 0 && !(goesOn && followUp.test(sentence))))
    return undefined
  const named = certainFile.test(sentence)
  if (!named && ofUs.test(sentence)) return undefined
  return {
    text: sought.trim(),
    ...(goesOn && (terms.length === 0 || (terms.length < fewestTerms && addition.test(sentence))) && { before }),
    isOpen: !named && (!isOfFiles || isToUs),
    named,
    tells: !/[?]\s*$/.test(sentence) && !asking.test(sentence) && telling.test(sentence),
  }
}

/** “Search my documents for the lease”. */
const searching =
  /^\W*(?:(?:please|can you|could you) ){0,2}(?:search|look|check|go)(?: through| in)? (?:all )?(?:my|our|the) (?:files|documents|docs|papers) for (?=\S)/iu
/** “What can you do?” is no question about a file. */
const toUs = /\b(?:you|your|attach[eé])\b/iu
/** “Can you order a pizza” and “what do you think about it” ask something of us; “can you tell me when it ends” asks a file. */
const ofUs =
  /\b(?:do|did|can|could|would|will|are|were|have|should)(?: not|n['’]t)? you (?!(?:please |pls |also |just |kindly )*(?:tell|find|see|check|look|know|remember|remind|show|say|give|have|confirm|explain)\b)/iu
/** “And the notice?” asks the same of something else. */
const addition = /^\W*(?:and|what about|how about|so what about)\b/iu
const followUp =
  /^\W*(?:and |so |but |or )*(?:why|when|where|who|whom|how (?:much|many|long|often)|until when|by when|since when|what (?:does|do) (?:it|that|they|this) (?:say|state|mean))\b/iu

const asking =
  /(?:^|[,;:.]\s*)(?:(?:and|so|but|or|then|ok|also)\s+)*(?:by when|until when|till when|what|when|where|which|who|whom|whose|why|how|is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had)\b/iu

/** Somebody does or is something: “I am tired”, “they want the offer”, “great, thanks”. A subject by itself asks. */
const telling =
  /!\s*$|^(?:\W*(?:ok|okay|well|great|good|nice|cool|thanks|thank|sorry|please|yes|no|sure|fine|perfect)\b)|(?:^|[,;.]\s*)(?:i|i'm|im|ive|we|he|she|they|you|it|that|this|my|our)\b/iu

/** “The lease”, “our travel policy”, “Nordwind’s offer”; a file as such may be any. */
const certainFile =
  /(?:\b(?:the|this|that|our|my|his|her|their)|['’]s|(?<!\p{L})\p{Lu}\p{L}+)(?: [\p{L}-]{1,30}){0,3} (?:contract|lease|policy|handbook|manual|guide|brief|memo|transcript|report|agreement|minutes|slides|offer|proposal|invoice|letter|spec|faq|pdf)\b/u
