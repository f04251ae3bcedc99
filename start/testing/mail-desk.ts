import { plantFolders, plantMail } from '#features/mail/server/testing/planted-mail.ts'
import type { Stage } from './stage.ts'

/** Puts mail into a mailbox of a stage's person, as a mail server would. */
export function createMailDesk(stage: Stage) {
  const mail = (subject = 'Offer') => plantMail(stage.database, stage.ana.id, subject)
  return {
    mail,
    threads: async () => ({ threadIds: [(await mail()).thread] }),
    async folder(role: string) {
      const folders = await plantFolders(stage.database, stage.ana.id)
      return folders.find((each) => each.role === role)?.id ?? ''
    },
  }
}

/** What a list shows of the mail, and where it is. */
export const mailPaths = [
  '/v1/mail/mailboxes',
  ...['inbox', 'all', 'archive', 'trash', 'junk', 'starred', 'snoozed'].map((view) => `/v1/mail/threads?view=${view}`),
]
