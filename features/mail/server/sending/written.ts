import { randomUUID } from 'node:crypto'
import type { Content } from './send-store.ts'
import type { StoredFile } from './file-store.ts'
import { type Twins, twinsOf } from './twin.ts'

/** What a mail answers: its Message-ID and those before it, without angle brackets. */
export type Answered = { headerId: string; references: readonly string[] }

export type Letter = {
  content: Content
  from: { name: string; address: string }
  answered: Answered | undefined
  files: readonly StoredFile[]
  date: Date
}

/** The bytes that are handed over; hidden recipients stand in the copy of the sender alone. */
export type Written = { headerId: string; message: Buffer; hiddenLine: string }

export async function writeMessage({ content, from, answered, files, date }: Letter): Promise<Written> {
  const headerId = `${randomUUID()}@${from.address.split('@').at(-1) ?? ''}`
  const { to, cc, bcc, subject, text } = content
  const form = formOf(content)
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const composer = new MailComposer({
    from,
    to,
    cc,
    bcc,
    subject,
    text,
    ...(form && { html: form.html }),
    attachments: files.map((file) => ({ filename: file.name, contentType: file.type, content: file.content })),
    messageId: `<${headerId}>`,
    date,
    ...(answered && {
      inReplyTo: `<${answered.headerId}>`,
      references: [...answered.references.slice(-20), answered.headerId].map((each) => `<${each}>`),
    }),
    ...(content.formal?.kind === 'invitation' && {
      icalEvent: { method: 'REPLY', filename: 'reply.ics', content: content.formal.calendar },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const node = composer.compile()
  node.keepBcc = true
  return { headerId, ...withoutHidden(await node.build()) }
}

/** The HTML that goes, with its lines; `undefined` where it says anything but the text that was shown. */
export function formOf({ html, text }: Pick<Content, 'html' | 'text'>): Twins | undefined {
  const twins = twinsOf(html)
  return twins && twins.html !== '' && twins.text === text ? twins : undefined
}

/** The line with its continuations, among the headers. */
const hiddenLine = /^bcc:.*\r?\n(?:[ \t].*\r?\n)*/im

function withoutHidden(bytes: Buffer): { message: Buffer; hiddenLine: string } {
  const end = bytes.indexOf('\r\n\r\n') + 2
  const head = bytes.subarray(0, end).toString('latin1')
  const found = hiddenLine.exec(head)?.[0] ?? ''
  if (found === '') return { message: bytes, hiddenLine: '' }
  const message = Buffer.concat([Buffer.from(head.replace(hiddenLine, ''), 'latin1'), bytes.subarray(end)])
  return { message, hiddenLine: found }
}
