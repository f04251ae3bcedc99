import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Trust } from '../wish.ts'
import { clausesOf } from './clauses.ts'
import { deedsIn } from './deed-words.ts'
import { tellingWords } from './read-question.ts'

const mostCharacters = 400
const mostWords = 32

/**
 * “The mail about the bank details, is it really from Elena? Should I pay?”: whether a mail is from whom it says, and
 * whether to do what it asks. `spokenOf`: mail was shown right before.
 */
export function readTrust(message: string, spokenOf: boolean): { wish: Trust; sure: boolean } | undefined {
  if (message.length > mostCharacters) return undefined
  const text = withoutCourtesy(message)
  const tokens = tokenize(text)
  // “That is a fraud, archive it” asks nothing.
  if (
    !/\?/.test(text) &&
    clausesOf(text)
      .slice(1)
      .some((clause) => deedsIn(tokenize(clause)).found.length > 0)
  )
    return undefined
  const asks = [genuine, legit, sameOne].some((form) => form.test(text))
  if (tokens.length > mostWords || !(asks || (daring.test(text) && !wondersWhat.test(text)))) return undefined
  const words = tellingWords(text.replaceAll(signals, ' '))
  const speaks = tokens.some(({ text: word }) => ofMail.has(word))
  if (words === '') return spokenOf ? { wish: { do: 'judge', words: '', it: true }, sure: true } : undefined
  const isIt = spokenOf && !speaks
  return { wish: { do: 'judge', words, ...(isIt && { it: true }) }, sure: speaks && asks }
}

/** “Is it really from Elena”, “is this one legit”, “does that mail come from the bank”. */
const genuine =
  /\b(?:is|are|was|does|did|do|could|might|looks?)\b[^?]{0,60}?\b(?:(?:really|actually|truly|genuinely) (?:come |sent |written )?(?:from|by) \p{L}{2,30}|legit|legitimate|genuine|authentic|phishing|phishy|fishy|dodgy|a scam|scam|a fraud|fraud|fraudulent|fake|a fake|a trick|suspicious|trustworthy|the real (?:deal|one|thing))(?!\p{L})/iu
/** “Is that really Elena”, and not “is that really necessary”. */
const sameOne =
  /\b(?:is|was|are) (?:that|this|it|he|she|they)(?: mail| one)? (?:really|actually|truly) (?!(?:necessary|needed|true|right|so|important|urgent|due|possible|over|done|on|it|that|this|all)\b)\p{L}{3,20}[?.!]*$/iu
/** “That mailbox thing legit?” */
const legit =
  /\b(?:legit|legitimate|genuine|authentic|phishing|fishy|dodgy|scam|fraud|fake)(?: or (?:not|what|a scam|scam|fake|phishing))?(?: mail| email)?\?/iu
/** “Should I pay”, “can I trust it”, “is it safe to click”. */
const daring =
  /\b(?:(?:should|shall|can|do|may|must) (?:i|we) (?:really |just |safely )?(?:need to |have to )?(?:pay|trust|believe|click(?: on)?|transfer|log in|log on|enter my password)|(?:is it|it is|it's|is that|is this) (?:safe|ok|okay|wise) to (?:pay|click(?: on)?|open|answer|transfer|trust))\b/iu
/** “How much do we pay”, “what do I have to pay”: it asks for a sum, a day or an address. */
const wondersWhat =
  /\b(?:how much|what|which|when|where|whom?|how often|until when)\b[^,;.?]{0,60}\b(?:do|must|should|shall|can|may) (?:i|we)\b/iu
const signals =
  /\b(?:weird|odd|strange|legit|legitimate|genuine|authentic|phishing|phishy|fishy|dodgy|scam|fraud|fraudulent|fake|trick|suspicious|trustworthy|real|really|actually|truly|genuinely|safe|wise|ok|okay|should|shall|trust|believe|click|pay|paid|transfer|open|answer|apparently|mail|email|e-mail|message|come|sent|written|one|deal|thing|look|looks|from|to|by|her|him|them|his|their|she|he|they|there|this|that|it)\b/giu
const ofMail = new Set(
  'mail email e-mail message sender link attachment invoice account iban details phishing scam'.split(' '),
)
