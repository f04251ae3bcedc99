/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  'connections.sealed': 'the password of an account elsewhere, encrypted for this server alone',
}
