/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  connections: 'twenty for each person at most',
  connection_sign_ins: 'ten for each person at most',
}
