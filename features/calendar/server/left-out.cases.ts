/** What is kept about a person and not in their archive, each with its reason. */
export const leftOut: Record<string, string> = {
  'calendar_shares.digest': 'a hash of the secret address, by which it is found',
  'calendar_shares.sealed': 'the secret address itself: whoever has it can read the calendar',
  'events.search': 'the words of the event itself, in the form in which they are searched',
}
