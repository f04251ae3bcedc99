import type { Recipient } from '../../contract.ts'
import type { StoredFile } from '../sending/file-store.ts'
import type { Answered } from '../sending/written.ts'
import type { StoredDraft } from './draft-store.ts'

type Head = { from: Recipient; messageId: string; answered: Answered | undefined }

/** As mail programs open it, ready to be sent from there; with a head, as they keep it among their own drafts. */
export async function draftMessage(draft: StoredDraft, files: readonly StoredFile[], head?: Head): Promise<Buffer> {
  const { to, cc, bcc, subject, text, html, changedAt } = draft
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const composer = new MailComposer({
    to: addressesOf(to),
    cc: addressesOf(cc),
    bcc: addressesOf(bcc),
    subject,
    text,
    ...(html !== '' && { html }),
    attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    ...(head ? kept(head, changedAt) : fresh),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const message = composer.compile()
  message.keepBcc = true
  return await message.build()
}

const fresh = { headers: { 'X-Unsent': '1' }, date: false as never, messageId: false as never }

function kept({ from, messageId, answered }: Head, changedAt: string) {
  return {
    from,
    messageId: `<${messageId}>`,
    date: new Date(changedAt),
    ...(answered && {
      inReplyTo: `<${answered.headerId}>`,
      references: [...answered.references.slice(-20), answered.headerId].map((each) => `<${each}>`),
    }),
  }
}

function addressesOf(people: readonly Recipient[]) {
  return people.filter(({ address }) => address !== '')
}
