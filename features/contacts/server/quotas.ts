import type { Quota } from '#foundation/server/quota/quota.ts'

export const contactsQuota: Quota = {
  name: 'contacts',
  label: 'Contacts',
  unit: 'items',
  usual: 50_000,
  counted: { table: 'contacts', deleted: 'kept.deleted_at is not null' },
  wayOut: 'Delete contacts that you no longer need, and empty the trash under Settings, Data.',
}

export const contactFilesQuota: Quota = {
  name: 'contactfiles',
  label: 'Files of contacts waiting to be imported',
  unit: 'bytes',
  usual: 20 * 1_024 ** 2,
  counted: { table: 'contact_imports', amount: 'octet_length(kept.content)' },
  wayOut: 'Export fewer contacts at once where the file comes from.',
}

export const contactQuotas = [contactsQuota, contactFilesQuota]
