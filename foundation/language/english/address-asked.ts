import { withoutCourtesy } from './courtesy.ts'

/**
 * Of whom an address is asked for: “what’s Sara’s email”, “need toms email address”. A mail of theirs is asked for with
 * other words: “Sara’s mail”, “show me Sara’s email”.
 */
export function addressAsked(message: string): string | undefined {
  const text = withoutCourtesy(message)
  return (asked.exec(text) ?? askedOf.exec(text))?.[1]
}

const asked =
  /^(?:(?:what(?:'?s| is| was)|(?:do (?:i|you|we) )?have|(?:i |we )?need|give me|remind me of|looking for) )?((?!(?:my|our|your|the|this|that|an?|in|no|any|by|new|which|last|next|latest|first|\p{L}{2,6}days?|week'?s|month'?s|morning'?s|tonight'?s)\b|tomorrow)\p{L}[\p{L}.-]+(?: \p{L}[\p{L}.-]+)?(?:'s|s'|s))(?: (?:new|current|work|private))? (?:e-?mail(?: address)?|mail address)(?: again)?\W*$/iu

/** “Email of Ines Rauch”. */
const askedOf =
  /^(?:(?:what(?:'?s| is)|(?:i |we )?need|give me|tell me) )?(?:the )?(?:e-?mail(?: address)?|mail address) (?:of|for) ((?!(?:my|our|your|the|this|that|an?|in|no|any|it|him|her|them|me|us|today|tomorrow|yesterday)\b)\p{L}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+)?)(?: again| please| pls)*\W*$/iu
