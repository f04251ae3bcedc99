import type { Quota } from '#foundation/server/quota/quota.ts'

export const filesQuota: Quota = {
  name: 'mailfiles',
  label: 'Attachments of mails that are being written',
  unit: 'bytes',
  usual: 2 * 1_024 ** 3,
  counted: { table: 'mail_files', amount: 'kept.bytes' },
  wayOut: 'Discard drafts with attachments that you no longer need.',
}

/** What was sent is kept for a month. */
export const sendsQuota: Quota = {
  name: 'mailsends',
  label: 'Mail on its way, and sent within the last month',
  unit: 'bytes',
  usual: 5 * 1_024 ** 3,
  counted: { table: 'mail_sends', amount: 'octet_length(kept.message)' },
  wayOut: 'It becomes less by itself, a month after each mail was sent.',
}
