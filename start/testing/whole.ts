import type { TestDatabase } from '#foundation/server/database/testing.ts'
import { product } from '../product.ts'
import { migrationsOf } from './node.ts'

/** The tables of the whole product. */
export const productMigrations = migrationsOf(product.features)

/** Creates the account that people on a test node do without. */
export async function register({ pool }: Pick<TestDatabase, 'pool'>, ownerId: string): Promise<void> {
  await pool.query(
    `insert into people (owner_id, name, email, zone, working_hours, created_at)
      values ($1, 'Ana', 'ana@example.com', 'Europe/Vienna', '[]', now())`,
    [ownerId],
  )
}
