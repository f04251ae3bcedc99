import { randomUUID } from 'node:crypto'
import { plantFolders } from '#features/mail/server/testing/planted-mail.ts'
import { createDraftDesk } from './draft-desk.ts'
import { createMailDesk } from './mail-desk.ts'
import type { Stage } from './stage.ts'
import type { Case } from './task-reversals.ts'

const later = '2090-01-05T09:00:00.000Z'

/** Sends mails of a stage's person from a mailbox of theirs, as the buttons would; none leaves for years. */
export function createSendDesk(stage: Stage) {
  async function account(): Promise<string> {
    const [folder] = await plantFolders(stage.database, stage.ana.id)
    return folder?.account ?? ''
  }
  /** A mail that was written as a draft. */
  async function written(subject = 'Offer') {
    const { draft, whole } = createDraftDesk(stage)
    const { id } = await draft(subject)
    const { to, text } = whole
    return {
      id: randomUUID(),
      account: await account(),
      to,
      subject,
      text: text,
      draft: { id, revision: 1 },
      at: later,
    }
  }
  async function held(): Promise<{ id: string }> {
    const input = await written()
    await stage.act('mail.send', input)
    return { id: input.id }
  }
  return { account, written, held, later }
}

/** Everything about sending that can be undone. */
export function sendReversals(stage: Stage): Record<string, Case> {
  const [desk, mail] = [createSendDesk(stage), createMailDesk(stage)]
  const sign = async (signature: string) => ({ account: await desk.account(), signature })
  return {
    'mail.send': { input: () => desk.written(), meddle: ({ id }) => stage.act('mail.take-back', { id }) },
    'mail.await-answer': {
      input: async () => ({ threadId: (await mail.sentMail()).thread, until: later }),
      meddle: (input) => stage.act('mail.await-answer', { ...input, until: '2090-01-06T09:00:00.000Z' }),
    },
    'mail.stop-awaiting': {
      input: async () => ({ threadId: (await mail.awaited()).thread }),
      meddle: (input) => stage.act('mail.await-answer', { ...input, until: '2090-01-06T09:00:00.000Z' }),
    },
    'mail.answer-invitation': {
      async input() {
        const id = randomUUID()
        const { message } = await mail.invitation()
        await stage.act('mail.change-sender', { account: await desk.account(), holdSeconds: 60 })
        return { id, messageId: message, answer: 'accept' }
      },
      meddle: ({ id }) => stage.act('mail.take-back', { id }),
    },
    'mail.unsubscribe': {
      async input() {
        const { message } = await mail.mailList()
        await stage.act('mail.change-sender', { account: await desk.account(), holdSeconds: 60 })
        return { messageId: message }
      },
      async meddle() {
        const { body } = await stage.ana.call<{ sends: { id: string; subject: string }[] }>('GET', '/v1/mail/sends')
        await stage.act('mail.take-back', { id: body.sends.find(({ subject }) => subject === 'unsubscribe')?.id })
      },
    },
    'mail.take-back': {
      input: () => desk.held(),
      async meddle() {
        const { body } = await stage.ana.call<{ drafts: { id: string }[] }>('GET', '/v1/mail/drafts')
        await stage.act('mail.change-draft', { id: body.drafts[0]?.id, text: 'Dear Sara' })
      },
    },
    'mail.change-sender': {
      input: async () => ({ ...(await sign('Ana')), name: 'Ana Ruiz', holdSeconds: 20 }),
      meddle: async () => stage.act('mail.change-sender', await sign('Best, Ana')),
    },
  }
}
