import type { Quota } from '#foundation/server/quota/quota.ts'

export const factsQuota: Quota = {
  name: 'facts',
  label: 'Remembered facts',
  unit: 'items',
  usual: 2_000,
  counted: { table: 'facts', deleted: 'kept.deleted_at is not null' },
  wayOut: 'Have facts forgotten under Settings, Memory, and empty the trash under Settings, Data.',
}
