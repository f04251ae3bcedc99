/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  notice_handings: 'a few for each notice, which are counted',
  notice_capabilities: 'one for each notice that was sent, for a day',
  notice_settings: 'one row for each person',
}
