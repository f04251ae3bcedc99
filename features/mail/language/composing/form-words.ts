/** An order in other words, and the order to write that it is. */
export type Form = readonly [RegExp, string]

export const name = String.raw`[\p{L}.'’-]{2,24}(?: [\p{L}.'’-]{2,24}){0,2}?`
export const address = String.raw`[^\s@,:;<>()]{1,64}@[^\s@,:;<>()]{3,190}\.\p{L}{2,20}`
export const them = '(?:him|her|them)'
export const letter = '(?:mail|email|e-mail|note|line|message|letter|word|words)'
export const sound = '(?:short|quick|brief|warm|kind|nice|little|few|friendly|polite|formal)'
export const asks =
  '(?:would|could|can|will|is|are|do|does|did|has|have|may|might|should|shall|any|what|when|where|who|which|how|why)'
export const says =
  "(?:i|i[’']?(?:m|ll|ve|d)|we|we[’'](?:re|ll|ve)|he|she|they|you|it|there|the|my|our|this|please|yes|no|sorry|thanks)"
/** Nobody is called so. */
export const nobody =
  '(?!(?:him|her|them|for|a|an|the|so|very|again|you|all|everyone|everybody|anyway|god|goodness|heaven|me|us|it|that|this|to|of|in|on|at|by|with|from|about)\\b)'
