import type { Quota } from '#foundation/server/quota/quota.ts'

export const draftsQuota: Quota = {
  name: 'drafts',
  label: 'Drafts of mails',
  unit: 'items',
  usual: 5_000,
  counted: { table: 'mail_drafts', deleted: 'kept.deleted_at is not null' },
  wayOut: 'Discard drafts that you no longer need, and empty the trash under Settings, Data.',
}
