/** What is kept about a person and not in their archive, each with its reason: a column, or a table as a whole. */
export const leftOut: Record<string, string> = {
  'provider_tokens.access_token': 'a key to another service',
  'provider_tokens.refresh_token': 'a key to another service',
  'provider_tokens.refreshing_until': 'whose turn it is to renew a key, for seconds',
  'refresh_tokens.hash': 'of what keeps somebody signed in',
  export_pieces: 'the archives themselves',
  'house.departures.purged_at': 'stands there only when nobody is left to ask for an archive',
  'house.departures.rows_purged': 'stands there only when nobody is left to ask for an archive',
  'house.departures.grants_abandoned_at': 'stands there only when nobody is left to ask for an archive',
  'house.revocations': 'keys to other services, of people who left',
  'house.idp_accounts.email_lower': 'the e-mail address once more, as it is compared',
  'house.idp_accounts.password_hash': 'of the password',
  'house.idp_payloads': 'codes and tokens of signing in, sealed',
  'house.idp_resets': 'a link to a new password, for an hour',
  'house.sign_in_handles': 'tokens between two steps of signing in, sealed, for ten minutes',
  'house.socket_tickets': 'what opens a socket, for a minute',
  jobs: 'what is to be done later, by ids alone',
}
