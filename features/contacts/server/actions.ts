import type { z } from 'zod'
import { type Action, type Asking, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedContact, mergedContacts, newContact, whichContact } from '../contract.ts'
import { titleOf } from '../rules/contact.ts'
import { changesOf, doneSentence, shownOf } from './cards.ts'
import { addOne, changeOne, deleteOne, mergeTwo, type Report } from './steps.ts'
import { touches, type Trace, type Write, type Writing } from './writing.ts'

/** Fields that a card leaves out: technical ones, and those that its title already states. */
const unseen = {
  contact: 'The title of the card names the contact.',
  revision: 'It counts the changes, for programs.',
}

export function contactActions(write: Write): Action[] {
  return [
    defineAction({
      name: 'contacts.add-contact',
      title: 'Add a contact',
      description:
        'Keep somebody among the contacts: name, e-mail addresses, phone numbers, company, time zone, notes.',
      input: newContact,
      effect: 'write',
      editable: ['name', 'company', 'notes'],
      unseen: { id: 'The identifier is chosen by a program.' },
      ...stepAction(write, (writing, input: z.output<typeof newContact>) => addOne(writing, input)),
    }),
    defineAction({
      name: 'contacts.change-contact',
      title: 'Change a contact',
      description:
        'Change the name, addresses, numbers, company, time zone or notes of a contact; lists are given as a whole. The contact comes from looking for contacts.',
      input: changedContact,
      effect: 'write',
      editable: ['name', 'company', 'notes'],
      unseen,
      ...stepAction(write, (writing, input: z.output<typeof changedContact>) => changeOne(writing, input)),
    }),
    defineAction({
      name: 'contacts.merge-contacts',
      title: 'Merge two contacts',
      description: 'Two contacts that are one person become one, with all addresses; the name of the first stays.',
      input: mergedContacts,
      effect: 'write',
      unseen: { ...unseen, other: 'The title of the card names the other contact.' },
      ...stepAction(write, (writing, { contact, other }: z.output<typeof mergedContacts>) =>
        mergeTwo(writing, contact, other),
      ),
    }),
    defineAction({
      name: 'contacts.delete-contact',
      title: 'Delete a contact',
      description: 'Delete a contact. Whoever stands in events does not come back by themselves.',
      input: whichContact,
      effect: 'write',
      unseen,
      ...stepAction(write, (writing, input: z.output<typeof whichContact>) => deleteOne(writing, input)),
    }),
  ]
}

/** What all single-step actions have in common. */
function stepAction<Input extends object>(write: Write, take: (writing: Writing, input: Input) => Promise<Report>) {
  return {
    async show(person: Person, input: Input) {
      const { report } = await write.rehearse(person, async (writing) => ({ report: await take(writing, input) }))
      return shownOf(report, input)
    },
    async run(person: Person, input: Input, { sources = [] }: Asking): Promise<Receipt<Report>> {
      const work = async (writing: Writing) => ({ report: await take(writing, input) })
      const { report, trace } = await write.keep(person, work, { sources })
      return {
        thing: report,
        changes: changesOf(report),
        ...(touches(trace) && { inverse: trace }),
        sources: report.sources,
        things: [thingOf(report)],
      }
    },
    done: ({ thing }: Receipt<Report>) => doneSentence(thing),
    answer: ({ thing: { after } }: Receipt<Report>) => ({
      contact: after && { id: after.id, revision: after.revision },
    }),
    undo: undoing<Report>(write),
  }
}

function thingOf({ after, before }: Report) {
  const contact = after ?? before
  return { kind: 'contact', id: contact?.id ?? '', title: contact ? titleOf(contact) : '' }
}

/** Undoes a trace. The receipt quotes no more text than what was undone. */
export function undoing<Thing>(write: Write) {
  return async (person: Person, receipt: Receipt<Thing>): Promise<Reversal<Thing>> => {
    const { thing, changes = [], inverse, sources, things } = receipt
    const trace = await write.putBack(person, inverse as Trace)
    const told = { ...(sources && { sources }), ...(things && { things }) }
    const reversed = changes.map(({ label, before, after }) => ({ label, before: after, after: before }))
    return { thing, changes: reversed, inverse: trace, ...told }
  }
}
