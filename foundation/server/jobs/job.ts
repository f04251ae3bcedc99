import type { z } from 'zod'

/** Payloads carry identifiers alone: what a job needs to know, it reads when it runs. */
export type JobIds = Record<string, string>

export type JobSettings = {
  /** Tries after the first (2). */
  retries?: number
  /** Seconds before the first retry, doubled each time (1). */
  retryDelay?: number
  /** Seconds one try may take before it counts as dead (300). */
  expiry?: number
  /** With a `key`, at most one job waits per key. */
  onePerKey?: boolean
  /** Runs by itself at these minutes (`17 * * * *`, in UTC), once for all nodes, with no ids. */
  cron?: string
}

export type Job = {
  name: string
  ids: z.ZodType<JobIds>
  settings: JobSettings
  run: (ids: never, signal: AbortSignal) => Promise<void>
}

/** A job acts as the owner role until it has read whom it is for; then `database.as(ownerId)`. */
export function defineJob<S extends z.ZodType<JobIds>>(
  job: { name: string; ids: S; run: (ids: z.output<S>, signal: AbortSignal) => Promise<void> } & JobSettings,
): Job & { ids: S } {
  const { name, ids, run, ...settings } = job
  return { name, ids, settings, run: async (given: never, signal) => run(given, signal) }
}
