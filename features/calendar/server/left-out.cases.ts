/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  'calendar_shares.digest': 'a hash of the secret address, by which it is found',
  'calendar_shares.sealed': 'the secret address itself: whoever has it can read the calendar',
  'events.search': 'the words of the event itself, in the form in which they are searched',
}
