import type { Mailboxes } from '#features/mail/contract.ts'
import { plantFolders, plantMail } from '#features/mail/server/testing/planted-mail.ts'
import type { Stage } from './stage.ts'

/** Puts mail into a mailbox of a stage's person, as a mail server would. */
export function createMailDesk(stage: Stage) {
  const mail = (subject = 'Offer') => plantMail(stage.database, stage.ana.id, subject)
  const thrown = (subject = 'Offer') => plantMail(stage.database, stage.ana.id, subject, { role: 'trash' })
  return {
    mail,
    thrown,
    newsletter: (subject = 'Offer') => plantMail(stage.database, stage.ana.id, subject, { unsubscribe }),
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

const unsubscribe = { https: 'https://news.example/leave?reader=7', mailto: undefined, oneClick: true }

/** What a list shows of the mail, and where it is. */
export const mailPaths = [
  '/v1/mail/mailboxes',
  ...['inbox', 'all', 'archive', 'trash', 'junk', 'starred', 'snoozed'].map((view) => `/v1/mail/threads?view=${view}`),
]
