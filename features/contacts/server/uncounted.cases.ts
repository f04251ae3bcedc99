/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  contact_dismissals:
    'addresses of guests of events, which are counted; those that stand in no event any more go with the next deletion',
}
