/**
 * The web's only worker: its file, the pages that it serves, and the Trusted Types policy under which a page loads it.
 */
export const worker = {
  path: '/sw.js',
  scope: '/assistant',
  /** A name of Trusted Types; the policy of pages lets it be created once. */
  policy: 'attache-worker',
} as const

/** A page sends this to the worker after sign-out, so that it drops everything it keeps or shows for a person. */
export const nobodyMessage = 'session/nobody'
