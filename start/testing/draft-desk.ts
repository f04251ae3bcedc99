import { randomUUID } from 'node:crypto'
import { plantAttachment } from '#features/mail/server/testing/planted-mail.ts'
import { createMailDesk } from './mail-desk.ts'
import type { Stage } from './stage.ts'
import type { Case } from './task-reversals.ts'

const sara = [{ name: 'Sara Lind', address: 'sara@example.com' }]
const tom = [{ name: 'Tom', address: 'tom@example.com' }]

/** Writes drafts of mails for a stage's person; in a chat, for presses that continue each other are one line. */
export function createDraftDesk(stage: Stage) {
  async function draft(subject = 'Offer'): Promise<{ id: string }> {
    const id = randomUUID()
    await say('mail.write-draft', { id, to: sara, subject, text: 'Hi Sara' })
    return { id }
  }
  async function template(name = `Intro ${randomUUID()}`): Promise<{ id: string }> {
    const id = randomUUID()
    await say('mail.save-template', { id, name, text: 'Hi {name}' })
    return { id }
  }
  async function say(name: string, input: object): Promise<void> {
    await stage.node.app.actions.perform(stage.person, name, input, { origin: 'chat', conversationId: randomUUID() })
  }
  return {
    draft,
    say,
    template,
    /** The addresses of a draft whose every field is set. */
    people: {
      'to.*.address': 'sara@example.com',
      'cc.*.address': 'tom@example.com',
      'bcc.*.address': 'ben@example.com',
    },
    /** A file that is attached, by the paths of its fields. */
    async attached() {
      const { id, name, bytes } = await plantAttachment(stage.database, stage.ana.id)
      return { html: '', 'attachments.*.id': id, 'attachments.*.name': name, 'attachments.*.bytes': bytes }
    },
    /** Every field of a new one, and of a change. */
    whole: { to: sara, cc: tom, bcc: tom, subject: 'Offer', text: 'Hi Sara' },
  }
}

/** Everything about drafts that can be undone. */
export function draftReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  const { draft, say, whole, template } = createDraftDesk(stage)
  let adopted = ''
  const rewrite: Case['meddle'] = ({ id }) => say('mail.change-draft', { id, text: 'Dear Sara' })
  return {
    'mail.write-draft': { input: async () => ({ id: randomUUID(), ...whole }), meddle: rewrite },
    'mail.change-draft': { input: async () => ({ ...(await draft()), cc: tom, text: 'Hello' }), meddle: rewrite },
    'mail.save-template': {
      input: async () => ({ id: randomUUID(), name: `Intro ${randomUUID()}`, subject: 'Hello', text: 'Hi {name}' }),
      meddle: ({ id }) => say('mail.change-template', { id, text: 'Dear {name}' }),
    },
    'mail.change-template': {
      input: async () => ({ ...(await template()), text: 'Hello {name}' }),
      meddle: ({ id }) => say('mail.change-template', { id, text: 'Dear {name}' }),
    },
    'mail.delete-template': { input: () => template(), meddle: undoFirst },
    'mail.discard-draft': { input: () => draft(), meddle: undoFirst },
    'mail.edit-draft': {
      async input() {
        adopted = (await createMailDesk(stage).draftElsewhere()).message
        return { messageId: adopted }
      },
      meddle: () => say('mail.change-draft', { id: adopted, text: 'Dear Sara' }),
    },
  }
}
