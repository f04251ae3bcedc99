/** Tables whose rows no quota counts, each with the reason why they cannot become too many. */
export const uncounted: Record<string, string> = {
  people: 'one row for each person',
  identities: 'one row for each account at a provider that a person signs in with',
  provider_tokens: 'one row for each provider that a person signs in with',
  sessions: 'begun by signing in, which is limited for each address; gone 30 days after its end',
  refresh_tokens: 'go with their session',
  exports: 'one row for each archive, whose bytes are counted; gone after a week',
}
