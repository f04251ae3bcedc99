/** What is kept about a person and not in their archive, each with its reason. */
export const leftOut: Record<string, string> = {
  'activities.node': 'which server is at work on it, for seconds',
  'activities.lease_until': 'until when that server is believed to be, for seconds',
}
