import type { KeptMail, PlantedMail, SentMail } from '#features/mail/server/testing/planted-mailbox.ts'
import type { Speaker } from '../../sentences/room.ts'
import type { Call, Table, TableRow } from './table.ts'

const me = { name: 'Sam', address: 'sam@atlas.com' }

/** A mail that lies in the trash is deleted. */
export const emailTable: Table = {
  domain: 'email',
  feature: 'mail',
  file: 'emails.csv',
  load: ({ mail }, rows) => mail.plant({ me, mails: rows.map(mailOf) }),
  read: async ({ mail }: Speaker) => [
    ...(await mail.kept()).flatMap(keptLine),
    ...(await mail.sent()).flatMap(sentLines),
  ],
  linesOf: (rows) => rows.map(lineOf),
  apply,
}

function mailOf(row: TableRow): PlantedMail {
  const { email_id: id = '', subject = '', sent_datetime: at = '', body = '' } = row
  const other = { name: '', address: row['sender/recipient'] ?? '' }
  const isReceived = row['inbox/outbox'] === 'inbox'
  return {
    id,
    subject,
    text: body.replaceAll(String.raw`\n`, '\n'),
    from: isReceived ? other : me,
    to: [isReceived ? me : other],
    at: `${at.replace(' ', 'T')}Z`,
    role: isReceived ? 'inbox' : 'sent',
  }
}

const roleOf = { inbox: 'inbox', outbox: 'sent' } as const

function lineOf({ email_id: id = '', line, ...row }: TableRow): string {
  if (line !== undefined) return line
  return `${roleOf[row['inbox/outbox'] as keyof typeof roleOf]} ${id}`
}

function keptLine({ id, role }: KeptMail): string[] {
  return role === 'trash' ? [] : [`${role} ${id}`]
}

/** One line for each who gets it; of a mail that is passed on, its words are below those of the one who passes it on. */
function sentLines({ to, subject, text }: SentMail): string[] {
  const bare = subject.replace(/^(?:re|fwd): /i, '')
  const isForward = /^fwd: /i.test(subject)
  const body = isForward ? text.split('\n\n').slice(1).join('\n\n') || text : text
  return to.map((address) => sentLine({ address, subject: bare, body }))
}

function sentLine({ address, subject, body }: Record<'address' | 'subject' | 'body', string>): string {
  return ['to', address, subject, body.replaceAll(/\s+/g, ' ').trim()].join(' | ').toLowerCase()
}

function apply(rows: readonly TableRow[], { tool, args }: Call): TableRow[] {
  const about = rows.find(({ email_id }) => email_id === args['email_id'])
  const { recipient: address = '', subject = about?.['subject'] ?? '', body = about?.['body'] ?? '' } = args
  const to = address === '' ? (about?.['sender/recipient'] ?? '') : address
  const text = body.replaceAll(String.raw`\n`, '\n')
  if (tool === 'email.delete_email') return rows.filter((row) => row !== about)
  if (/^email\.(?:send|reply|forward)_email$/.test(tool))
    return [...rows, { line: sentLine({ address: to, subject, body: text }) }]
  return [...rows]
}
