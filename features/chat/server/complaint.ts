import type { Log } from '#foundation/server/log.ts'

/** Says once that something does not work, and once that it does again: it is tried many times a second. */
export type Complaint = {
  /** Never rejects. */
  about(work: Promise<void>): Promise<void>
}

export function createComplaint(log: Log, sentence: string): Complaint {
  let complained = false
  return {
    async about(work) {
      try {
        await work
        if (complained) log.info(`no longer: ${sentence}`)
        complained = false
      } catch (error) {
        if (!complained) log.warn({ err: error }, sentence)
        complained = true
      }
    },
  }
}
