import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import type { TestProject } from 'vitest/node'

/** One Postgres for the whole run; every test file takes a database of its own from it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startScratchPostgres({ quick: true })
  project.provide('postgres', { host: postgres.host, password: postgres.password })
  return async () => {
    await postgres[Symbol.asyncDispose]()
  }
}
