import { randomUUID } from 'node:crypto'
import { createDraftDesk } from './draft-desk.ts'
import { createMailDesk } from './mail-desk.ts'
import { createSendDesk } from './send-reversals.ts'
import type { Stage } from './stage.ts'

type Known = Record<string, unknown>

/** What must exist to ask for each action on mail, and what its card shows. */
export function mailShown(stage: Stage): Record<string, () => Promise<Known>> {
  const [drafts, desk] = [createDraftDesk(stage), createMailDesk(stage)]
  const threads = async (): Promise<Known> => ({ 'threadIds.*': (await desk.mail()).thread })
  const mails = async (): Promise<Known> => whichOf(await desk.mail())
  return {
    ...draftShown(drafts),
    ...sendShown(stage, drafts),
    'mail.archive': mails,
    'mail.edit-draft': async () => ({ messageId: (await desk.draftElsewhere()).message }),
    'mail.delete': mails,
    'mail.delete-forever': async () => whichOf(await desk.thrown()),
    'mail.empty-trash': () => desk.fullTrash(),
    'mail.await-answer': async () => ({ threadId: (await desk.sentMail()).thread, until: '2090-01-05T09:00:00Z' }),
    'mail.stop-awaiting': async () => ({ threadId: (await desk.awaited()).thread }),
    'mail.answer-invitation': async () => ({ messageId: (await desk.invitation()).message, id: randomUUID() }),
    'mail.unsubscribe': async () => ({ messageId: (await desk.newsletter()).message }),
    'mail.label': async () => ({ ...(await mails()), 'add.*': 'Offers', 'remove.*': 'Later' }),
    'mail.mark-read': mails,
    'mail.move': async () => ({ ...(await mails()), folder: await desk.folder('archive') }),
    'mail.mute': threads,
    'mail.show-pictures': async () => ({ messageId: (await desk.mail()).message }),
    'mail.snooze': async () => ({ ...(await threads()), until: '2090-01-05T09:00:00Z' }),
    'mail.sort': threads,
    'mail.spam': mails,
    'mail.star': mails,
    'mail.wake': threads,
  }
}

function whichOf({ thread, message }: { thread: string; message: string }): Known {
  return { 'threadIds.*': thread, 'messageIds.*': message }
}

function draftShown(drafts: ReturnType<typeof createDraftDesk>): Record<string, () => Promise<Known>> {
  return {
    'mail.change-draft': async () => ({
      ...(await drafts.draft()),
      ...(await drafts.attached()),
      account: randomUUID(),
      keep: true,
      revision: 1,
      ...drafts.people,
    }),
    'mail.discard-draft': () => drafts.draft(),
    'mail.save-template': async () => ({ id: randomUUID() }),
    'mail.change-template': async () => ({ ...(await drafts.template()), revision: 1 }),
    'mail.delete-template': () => drafts.template(),
    'mail.write-draft': async () => ({
      ...(await drafts.attached()),
      id: randomUUID(),
      account: randomUUID(),
      answers: randomUUID(),
      replyTo: randomUUID(),
      ...drafts.people,
    }),
  }
}

function sendShown(stage: Stage, drafts: ReturnType<typeof createDraftDesk>): Record<string, () => Promise<Known>> {
  const desk = createSendDesk(stage)
  return {
    'mail.send': async () => {
      const { draft, ...given } = await desk.written()
      const { id, account, at } = given
      const whose = { id, account, at, awaits: '2090-01-06T09:00:00Z', answers: randomUUID(), replyTo: randomUUID() }
      return { ...(await drafts.attached()), ...drafts.people, ...whose, 'draft.id': draft.id, 'draft.revision': 1 }
    },
    'mail.take-back': () => desk.held(),
    'mail.change-sender': async () => ({ account: await desk.account(), holdSeconds: 5 }),
  }
}
