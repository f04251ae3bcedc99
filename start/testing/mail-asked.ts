import { randomUUID } from 'node:crypto'
import type { createPlanting } from './planting.ts'
import type { createSendPlanting } from './send-planting.ts'

type Plantings = ReturnType<typeof createPlanting> & ReturnType<typeof createSendPlanting>

/** How to ask for each action on mail, about mail that holds planted words. */
export function mailAsked(mark: string, plantings: Plantings): Record<string, () => Promise<object>> {
  const { plantDraft, plantTemplate, plantedSend, plantSend, plantSender, plantMail, mailDesk } = plantings
  return {
    'mail.change-draft': async () => ({ ...(await plantDraft()), text: 'Tea' }),
    'mail.discard-draft': plantDraft,
    'mail.edit-draft': async () => ({ messageId: (await mailDesk.draftElsewhere(`${mark} offer`)).message }),
    'mail.save-template': async () => ({ name: randomUUID(), text: 'Tea' }),
    'mail.change-template': async () => ({ ...(await plantTemplate()), subject: 'Tea' }),
    'mail.delete-template': () => plantTemplate(),
    'mail.write-draft': async () => ({ subject: 'Tea' }),
    'mail.send': async () => ({ ...(await plantedSend()), subject: 'Tea' }),
    'mail.await-answer': async () => ({
      threadId: (await mailDesk.sentMail(`${mark} offer`)).thread,
      until: '2090-01-05T09:00:00Z',
    }),
    'mail.stop-awaiting': async () => ({ threadId: (await mailDesk.awaited(`${mark} offer`)).thread }),
    'mail.answer-invitation': async () => ({
      messageId: (await mailDesk.invitation(`${mark} offer`)).message,
      answer: 'accept',
    }),
    'mail.take-back': plantSend,
    'mail.change-sender': async () => ({ ...(await plantSender()), holdSeconds: 5 }),
    'mail.archive': plantMail,
    'mail.delete': plantMail,
    'mail.delete-forever': async () => ({ threadIds: [(await mailDesk.thrown(`${mark} offer`)).thread] }),
    'mail.empty-trash': () => mailDesk.fullTrash(`${mark} offer`),
    'mail.label': async () => ({ ...(await plantMail()), add: ['Later'] }),
    'mail.mark-read': plantMail,
    'mail.move': async () => ({ ...(await plantMail()), folder: await mailDesk.folder('archive') }),
    'mail.mute': plantMail,
    'mail.show-pictures': async () => ({ messageId: (await mailDesk.mail(`${mark} offer`)).message }),
    'mail.snooze': async () => ({ ...(await plantMail()), until: '2090-01-05T09:00:00Z' }),
    'mail.sort': async () => ({ ...(await plantMail()), split: 'answer' }),
    'mail.spam': plantMail,
    'mail.star': plantMail,
    'mail.wake': plantMail,
  }
}
