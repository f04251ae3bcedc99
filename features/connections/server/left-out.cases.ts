/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  'connections.sealed': 'the password of an account elsewhere, or a key to it, encrypted for this server alone',
  'connections.access': 'a key to an account elsewhere, encrypted for this server alone',
  'connections.access_until': 'how long that key is good, an hour or so',
  'connections.refreshing_until': 'whose turn it is to renew a key, for seconds',
  'house.connection_revocations':
    'a key to an account that is gone from here, until its provider has it back; a week at most',
  connection_sign_ins: 'a visit to a provider to open an account elsewhere; good for ten minutes',
}
