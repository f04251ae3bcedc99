/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  calendar_shares: 'one row for each calendar, which is counted',
}
