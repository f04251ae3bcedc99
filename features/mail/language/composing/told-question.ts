/** Words with which a clause may begin. */
export const subject =
  '(?:i|we|he|she|they|it|you|there|the|this|that|his|her|their|my|our|your|mrs?\\.?|ms\\.?|dr\\.?)'

/** “Would 3.5 % do”, “does Monday suit you”: the verb before what it is said of asks. */
const inverted = /^(?:would|could|does|did|is|are|was|were|has) (?!(?:be|have|been|not|like|love|to)\b)\S/i
const asking = new RegExp(
  `^(?:ok |okay |well )?(?:(?:can|could|would|will|is|are|do|does|did|has|have|may|shall|should|am|was|were) ${subject}\\b|(?:(?:by|from|until|since|at|for|in|to) )?(?:when|what|where|whom?|which|why|how)\\b.{0,40}?\\b(?:is|are|was|do|does|did|can|could|will|would|should|may|have|has)\\b|(?:how|what) about\\b|any (?:news|chance|idea)\\b)`,
  'i',
)

export function isQuestion(clause: string): boolean {
  return asking.test(clause) || inverted.test(clause)
}
