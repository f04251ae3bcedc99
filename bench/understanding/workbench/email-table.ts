import type { KeptMail, PlantedMail } from '#features/mail/server/testing/planted-mailbox.ts'
import type { Speaker } from '../../sentences/room.ts'
import type { Call, Table, TableRow } from './table.ts'

const me = { name: 'Sam', address: 'sam@atlas.com' }

/** A mail that lies in the trash is deleted. */
export const emailTable: Table = {
  domain: 'email',
  feature: 'mail',
  file: 'emails.csv',
  load: ({ mail }, rows) => mail.plant({ me, mails: rows.map(mailOf) }),
  read: async ({ mail }: Speaker) => (await mail.kept()).flatMap(keptLine),
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

function lineOf({ email_id: id = '', ...row }: TableRow): string {
  return `${roleOf[row['inbox/outbox'] as keyof typeof roleOf]} ${id}`
}

function keptLine({ id, role }: KeptMail): string[] {
  return role === 'trash' ? [] : [`${role} ${id}`]
}

function apply(rows: readonly TableRow[], { tool, args }: Call): TableRow[] {
  if (tool === 'email.delete_email') return rows.filter(({ email_id }) => email_id !== args['email_id'])
  return [...rows]
}
