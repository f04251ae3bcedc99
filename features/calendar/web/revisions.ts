import { occurrence, type Occurrence } from '../contract.ts'

export type Revisions = {
  /** Which revision an edit of this is based on. */
  of: (seen: Occurrence) => number
  /** What an edit left, as the server answered it. */
  answered: (thing: unknown) => void
}

/**
 * A key may be quicker than the drawing of what the edit before it left: then the next edit is based on the revision of
 * that answer. Where somebody else edited it in between, the server refuses.
 */
export function createRevisions(): Revisions {
  const known = new Map<string, number>()
  return {
    of: ({ event, revision }) => Math.max(revision, known.get(event) ?? 0),
    answered(thing) {
      const { data } = occurrence.pick({ event: true, revision: true }).safeParse(thing)
      if (data) known.set(data.event, data.revision)
    },
  }
}
