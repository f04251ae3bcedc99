import type { Transaction } from '#foundation/server/database/database.ts'
import type { NoticeKind, Notices } from '#foundation/server/notice.ts'
import type { Content } from './send-store.ts'

/** The person said yes to it and believes it sent. */
export const unsentKind: NoticeKind = {
  name: 'mail.unsent',
  label: 'Mail that was not sent',
  ways: ['push'],
  throughQuietHours: false,
}

type Unsent = { id: string; content: Content; state: 'refused' | 'unsure'; trouble: string; now: Date }

/** Within the transaction that stores what came of the mail. */
export async function tellUnsent(
  tx: Transaction,
  ownerId: string,
  { id, content, state, trouble, now }: Unsent,
  notices: Pick<Notices, 'hand'>,
): Promise<void> {
  const { subject, to, cc, bcc } = content
  const [first] = [...to, ...cc, ...bcc]
  const named = first === undefined ? '' : ` to ${first.name === '' ? first.address : first.name}`
  const what = `“${subject === '' ? '(no subject)' : subject}”${named}`
  await notices.hand(tx, ownerId, [
    {
      kind: unsentKind.name,
      about: id,
      // A mail that was taken back may go again, and fail again.
      occurrence: now.toISOString(),
      title: state === 'refused' ? 'A mail was not sent' : 'A mail may not have been sent',
      body: `${what}: ${trouble}`,
      link: '/assistant/mail?list=drafts',
      dueAt: now,
      sources: ['what the mail server said'],
    },
  ])
}

/** It was sent after all, or taken back. */
export async function endUnsent(
  tx: Transaction,
  ownerId: string,
  id: string,
  notices: Pick<Notices, 'withdraw'>,
): Promise<void> {
  await notices.withdraw(tx, ownerId, { kind: unsentKind.name, about: id })
}
