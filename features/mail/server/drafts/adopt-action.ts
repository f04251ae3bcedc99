import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import { draftElsewhere } from '../../contract.ts'
import { subjectWords } from '../../rules/words.ts'
import type { Adopted, Adopting } from './adopting.ts'

type Thing = { id: string; subject: string }

export function adoptAction(adopting: Adopting): Action {
  return defineAction<typeof draftElsewhere, Thing>({
    name: 'mail.edit-draft',
    title: 'Edit a draft of another mail program',
    description: 'Make a draft that another mail program wrote one that can be changed and sent here.',
    input: draftElsewhere,
    effect: 'write',
    unseen: { messageId: 'The card names the draft.' },
    async show(person, { messageId }) {
      const { subject } = await adopting.find(person.id, messageId)
      return { title: `Edit the draft ${subjectWords(subject)}`, fields: [], sources: [sourceOf(subject)] }
    },
    async run(person, { messageId }) {
      return receiptOf(await adopting.adopt(person.id, messageId))
    },
    done: ({ thing: { subject } }) => `The draft ${subjectWords(subject)} can be edited here.`,
    async undo(person, receipt) {
      await adopting.reverse(person.id, receipt.inverse as Adopted)
      const changes = (receipt.changes ?? []).map(({ label, before, after }) => ({
        label,
        before: after,
        after: before,
      }))
      return { ...receipt, changes, inverse: receipt.inverse }
    },
  })
}

function receiptOf(adopted: Adopted): Receipt<Thing> {
  const { messageId: id, draft } = adopted
  const { subject } = draft
  return {
    thing: { id, subject },
    changes: [{ label: 'Draft', before: null, after: subject === '' ? 'No subject' : subject }],
    inverse: adopted,
    sources: [sourceOf(subject)],
    things: [{ kind: 'mail-draft', id, title: subject }],
  }
}

function sourceOf(subject: string): string {
  return `the draft ${subjectWords(subject)}`
}
