export type Found = {
  /** The device this browser was registered as for this person. */
  mark: string | undefined
  /** The person's devices on the server. */
  known: readonly string[]
  permission: 'default' | 'granted' | 'denied'
  subscription: 'none' | 'good' | 'of another key'
}

/**
 * `renew`: register again, because it may belong to another session now. `subscribe`: the browser dropped the
 * subscription. `end`: it belongs to someone else, was removed elsewhere, or the browser no longer shows notifications.
 */
export type NextStep = 'nothing' | 'renew' | 'subscribe' | 'end'

/** What to do when the app starts, so that the server's list and this browser agree. */
export function nextStep({ mark, known, permission, subscription }: Found): NextStep {
  if (mark === undefined) return subscription === 'none' ? 'nothing' : 'end'
  if (permission !== 'granted') return 'end'
  if (subscription === 'none') return 'subscribe'
  if (!known.includes(mark)) return 'end'
  return subscription === 'good' ? 'renew' : 'subscribe'
}
