import type { Quota } from '#foundation/server/quota/quota.ts'
import { removeOlder } from './export-store.ts'

export const archivesQuota: Quota = {
  name: 'archives',
  label: 'Archives of your data',
  unit: 'bytes',
  usual: 30 * 1_024 ** 3,
  counted: { table: 'export_pieces', amount: 'octet_length(kept.bytes)' },
  wayOut: 'Each goes by itself after a week; older ones make room for a new one.',
  giveWay: (tx, ownerId) => removeOlder(tx, ownerId),
}
