/** Requests without an answer yet. Ctrl+Z waits for them; otherwise it would undo the change before the last. */
export type UnderWay = {
  track: <Answer>(work: Promise<Answer>) => Promise<Answer>
  /** Resolves once every request that is under way now has succeeded or failed. */
  ended: () => Promise<void>
}

export function createUnderWay(): UnderWay {
  const works = new Set<Promise<unknown>>()
  return {
    async track(work) {
      works.add(work)
      try {
        return await work
      } finally {
        works.delete(work)
      }
    },
    async ended() {
      await Promise.allSettled(works)
    },
  }
}
