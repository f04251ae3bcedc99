import type { Quota } from '#foundation/server/quota/quota.ts'

const wayOut = 'Delete files that you no longer need, and empty the trash under Settings, Data.'

export const filesQuota: Quota = {
  name: 'files',
  label: 'Files',
  unit: 'items',
  usual: 50_000,
  counted: { table: 'files', deleted: 'kept.deleted_at is not null' },
  wayOut,
}

export const foldersQuota: Quota = {
  name: 'filefolders',
  label: 'Folders of files',
  unit: 'items',
  usual: 5_000,
  counted: { table: 'file_folders', deleted: 'kept.deleted_at is not null' },
  wayOut: 'Delete folders that you no longer need, and empty the trash under Settings, Data.',
}

/** Uploads count while they arrive, so that two at once cannot both take the last free space. */
export const storageQuota: Quota = {
  name: 'storage',
  label: 'Contents of files',
  unit: 'bytes',
  usual: 10 * 1_024 ** 3,
  counted: {
    table: 'file_contents',
    amount: 'coalesce(kept.bytes, kept.reserved)',
    deleted: `kept.bytes is not null and not exists (select from files f
      where f.owner_id = kept.owner_id and f.content_id = kept.id and f.deleted_at is null)`,
  },
  wayOut,
}

export const uploadsQuota: Quota = {
  name: 'uploads',
  label: 'Unfinished uploads',
  unit: 'items',
  usual: 1_000,
  counted: { table: 'file_uploads' },
  wayOut: 'Let unfinished uploads end, or cancel them in Files.',
}

export const documentQuotas = [filesQuota, foldersQuota, storageQuota, uploadsQuota]
