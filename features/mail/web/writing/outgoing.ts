import type { z } from 'zod'
import type { Addressee, Draft, Recipient, sentMail } from '../../contract.ts'

/** What keeps a mail from being sent, in a sentence; `undefined`: nothing. */
export function obstacleOf({ to, cc, bcc }: Pick<Draft, 'to' | 'cc' | 'bcc'>): string | undefined {
  const people = [...to, ...cc, ...bcc]
  if (people.length === 0) return 'Say whom it goes to.'
  const unknown = people.filter(({ address }) => address === '').map(({ name }) => name)
  if (unknown.length > 0) return `No address is known for ${unknown.join(', ')}.`
  return undefined
}

type Outgoing = { id: string; account: string; at: string | undefined; awaits: string | undefined }

/** The whole mail as it is stored, and nothing else. */
export function outgoing(draft: Draft, { id, account, at, awaits }: Outgoing): z.input<typeof sentMail> {
  const { to, cc, bcc, subject, text, html, attachments, answers, replyTo, revision } = draft
  return {
    id,
    account,
    to: to.map(addressee),
    cc: cc.map(addressee),
    bcc: bcc.map(addressee),
    subject,
    text,
    html,
    attachments,
    draft: { id: draft.id, revision },
    ...(answers !== null && { answers }),
    ...(replyTo !== null && { replyTo }),
    ...(at !== undefined && { at }),
    ...(awaits !== undefined && { awaits }),
  }
}

function addressee({ name, address }: Recipient): Addressee {
  return { name, address }
}
