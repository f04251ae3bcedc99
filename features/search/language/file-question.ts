import { tokenize } from '#foundation/language/text/tokens.ts'
import { askedFor } from '../rules/answers/asked.ts'

/**
 * A question that a file may answer. `before`: the question that it goes on with. `isOpen`: nothing says that it is about
 * files at all, so only a good answer is given. `tells`: it has the form of a statement, which rarely asks anything.
 */
export type FileQuestion = { text: string; before?: string; isOpen: boolean; tells: boolean }

type Spoken = { isOfFiles: boolean; before: string | undefined }

const mostTokens = 40
const fewestTerms = 3

/** What a message asks files, given whether files were just spoken of; small talk asks nothing. */
export function readFileQuestion(sentence: string, { isOfFiles, before }: Spoken): FileQuestion | undefined {
  const tokens = tokenize(sentence)
  const { terms } = askedFor(sentence)
  const goesOn = isOfFiles && before !== undefined
  if (tokens.length > mostTokens || (terms.length === 0 && !goesOn)) return undefined
  return {
    text: sentence.trim(),
    ...(goesOn && terms.length < fewestTerms && { before }),
    isOpen: !isOfFiles && !ofFiles.test(sentence),
    tells: !/[?]\s*$/.test(sentence) && !asking.test(sentence) && telling.test(sentence),
  }
}

const asking =
  /(?:^|[,;:.]\s*)(?:(?:and|so|but|or|then|ok|also)\s+)*(?:by when|until when|till when|what|when|where|which|who|whom|whose|why|how|is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had)\b/iu

/** Somebody does or is something: “I am tired”, “they want the offer”, “great, thanks”. A subject by itself asks. */
const telling =
  /!\s*$|^(?:\W*(?:ok|okay|well|great|good|nice|cool|thanks|thank|sorry|please|yes|no|sure|fine|perfect)\b)|(?:^|[,;.]\s*)(?:i|i'm|im|ive|we|he|she|they|you|it|that|this|my|our)\b/iu

const ofFiles =
  /\b(?:files?|documents?|docs?|pdfs?|papers?|spreadsheets?|contracts?|lease|polic(?:y|ies)|handbook|manual|guide|brief|memo|transcript|reports?|agreements?|minutes|slides|offers?|proposals?|invoices?|budget|letters?|notes|plan|spec|faq)\b/iu
