import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** Whether a reply to what is to be done names nothing: “never mind”, “yes”, or a command. */
export function saysNoTask(text: string): boolean {
  const tokens = tokenize(text)
  const isYes = tokens.length < 2 && agreeing.test(text)
  return text.startsWith('/') || isYes || findPhrases(tokens, givesUp)[0]?.at === 0
}

/** “Prepare me for tomorrow” asks for an overview, and moves no task that begins with “Prepare”. */
export function isBriefing(text: string): boolean {
  return /^(?:(?:please|can you|could you) )*(?:prepare|prep|brief|ready|get) me (?:for|on|ready)\b/i.test(text)
}

const agreeing = /^(?:yes|yeah|yep|yup|sure|ok|okay)\W*$/i
const givesUp = phrases([['no, nope, nothing, never mind, nevermind, cancel, stop, forget it, leave it', true]])
