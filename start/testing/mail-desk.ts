import { randomUUID } from 'node:crypto'
import type { Mailboxes } from '#features/mail/contract.ts'
import { plantFolders, plantMail } from '#features/mail/server/testing/planted-mail.ts'
import { invitation } from '#features/mail/server/testing/invitation.ts'
import type { Stage } from './stage.ts'

/** Puts mail into a mailbox of a stage's person, as a mail server would. */
export function createMailDesk(stage: Stage) {
  const sentMail = (subject = 'Offer') =>
    plantMail(stage.database, stage.ana.id, subject, { from: { name: 'Ana', address: 'ana@example.com' } })
  const mail = (subject = 'Offer', text = subject) => plantMail(stage.database, stage.ana.id, subject, { text })
  const thrown = (subject = 'Offer') => plantMail(stage.database, stage.ana.id, subject, { role: 'trash' })
  return {
    mail,
    draftElsewhere: (subject = 'Offer') => plantMail(stage.database, stage.ana.id, subject, { role: 'drafts' }),
    thrown,
    newsletter: (subject = 'Offer') => plantMail(stage.database, stage.ana.id, subject, { unsubscribe }),
    /** Of a list that is left by a mail. */
    mailList: () =>
      plantMail(stage.database, stage.ana.id, 'News', {
        unsubscribe: { https: undefined, mailto: 'leave@news.example', oneClick: false },
      }),
    invitation: (subject = 'Offer') =>
      plantMail(stage.database, stage.ana.id, subject, { invitation: invitationTo(subject) }),
    sentMail,
    async awaited(subject = 'Offer') {
      const planted = await sentMail(subject)
      await stage.act('mail.await-answer', { threadId: planted.thread, until: '2090-01-05T09:00:00Z' })
      return planted
    },
    async fullTrash(subject?: string) {
      await thrown(subject)
      const { body } = await stage.ana.call<Mailboxes>('GET', '/v1/mail/mailboxes')
      return { messages: body.trash.messages }
    },
    threads: async () => ({ threadIds: [(await mail()).thread] }),
    async folder(role: string) {
      const folders = await plantFolders(stage.database, stage.ana.id)
      return folders.find((each) => each.role === role)?.id ?? ''
    },
  }
}

const invitationTo = (title: string): string =>
  invitation({
    method: 'REQUEST',
    uid: randomUUID(),
    sequence: 0,
    title,
    place: 'Room 4',
    zone: 'Europe/Vienna',
    from: '2090-01-05T09:00',
    to: '2090-01-05T10:00',
    organizer: { name: 'Sara', address: 'sara@example.com' },
    guest: { name: 'Ana', address: 'ana@example.com' },
  })

const unsubscribe = { https: 'https://news.example/leave?reader=7', mailto: undefined, oneClick: true }

/** What a list shows of the mail, and where it is. */
export const mailPaths = [
  '/v1/mail/mailboxes',
  ...['inbox', 'all', 'archive', 'trash', 'junk', 'starred', 'snoozed'].map((view) => `/v1/mail/threads?view=${view}`),
]
