/** Tables whose rows no quota counts, each with the reason why they cannot become too many. */
export const uncounted: Record<string, string> = {
  calendar_shares: 'one row for each calendar, which is counted',
}
