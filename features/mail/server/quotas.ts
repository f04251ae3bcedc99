import type { Quota } from '#foundation/server/quota/quota.ts'

export const messagesQuota: Quota = {
  name: 'mail',
  label: 'Mails',
  unit: 'items',
  usual: 2_000_000,
  counted: {
    table: 'mail_messages',
    deleted: `kept.account_id in (select id from mail_accounts where owner_id = kept.owner_id and deleted_at is not null)`,
  },
  wayOut: 'Delete mails for good, or remove an account.',
}

export const foldersQuota: Quota = {
  name: 'mailfolders',
  label: 'Folders of mail',
  unit: 'items',
  usual: 10_000,
  counted: { table: 'mail_folders' },
  wayOut: 'Delete folders on your mail server, or remove an account.',
}

export const mailQuotas = [messagesQuota, foldersQuota]
