import { inject } from 'vitest'
import type { Migrations } from './migration.ts'
import type { ScratchAddress } from './testing/scratch.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import type { TestDatabase } from './testing/fresh-database.ts'

export { freshDatabase, type TestDatabase }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ScratchAddress
  }
}

/** For a test file: a database of its own with these features' tables. Close it when the file is through. */
export async function testDatabase({ migrations = [] }: { migrations?: Migrations[] } = {}): Promise<TestDatabase> {
  return freshDatabase(inject('postgres'), migrations)
}
