import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import type { TestProject } from 'vitest/node'

/** One Postgres for the whole run; every test file takes a database of its own from it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What a statement is planned to do is tested beside its feature.
  const planOnce = project.name === 'product'
  const postgres = await startScratchPostgres({ quick: true, planOnce })
  project.provide('postgres', { host: postgres.host, password: postgres.password })
  return async () => {
    await postgres[Symbol.asyncDispose]()
  }
}
