/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  'activities.node': 'which server is at work on it, for seconds',
  'activities.lease_until': 'until when that server is believed to be, for seconds',
}
