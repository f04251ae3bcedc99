import { type Action, defineAction } from '#foundation/server/action.ts'
import { draftElsewhere } from '../../contract.ts'
import type { Adopting } from './adopting.ts'

type Adopted = { id: string; subject: string }

/** It cannot be undone: from then on the draft is one that is written here. */
export function adoptAction(adopting: Adopting): Action {
  return defineAction<typeof draftElsewhere, Adopted>({
    name: 'mail.edit-draft',
    title: 'Edit a draft of another mail program',
    description: 'Make a draft that another mail program wrote one that can be changed and sent here.',
    input: draftElsewhere,
    effect: 'write',
    unseen: { messageId: 'The card names the draft.', id: 'The card names the draft.' },
    async show(person, { messageId }) {
      const { subject } = await adopting.find(person.id, messageId)
      return { title: titleOf(subject), fields: [], sources: [sourceOf(subject)] }
    },
    async run(person, given) {
      const { id, subject } = await adopting.adopt(person.id, given)
      const things = [{ kind: 'mail-draft', id, title: subject }]
      return { thing: { id, subject }, changes: [], sources: [sourceOf(subject)], things }
    },
    done: ({ thing: { subject } }) => `The draft ${named(subject)} can be edited here.`,
  })
}

function titleOf(subject: string): string {
  return `Edit the draft ${named(subject)}`
}

function sourceOf(subject: string): string {
  return `the draft ${named(subject)}`
}

function named(subject: string): string {
  return subject === '' ? 'without a subject' : `“${subject}”`
}
