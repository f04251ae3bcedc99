import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Change, Shown } from '#foundation/contract/act.ts'
import { type Action, type Continues, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type AttachedFile, changedDraft, newDraft, type Recipient, whichDraft } from '../../contract.ts'
import { fileWords } from '../sending/files.ts'
import type { Drafting, Step, Trace } from './drafting.ts'
import { subjectWords } from '../../rules/words.ts'

/** What a deed did to a draft, in words. */
type Deed = { did: 'written' | 'changed' | 'discarded'; subject: string; people: string; id: string }

const unseen = {
  'attachments.*.id': 'The name and the size of the file are shown.',
  'attachments.*.bytes': 'It is rounded.',
  html: 'It says what the text says, and nothing else.',
  replyTo: 'The subject of the draft is that of the thread.',
  account: 'From which mailbox it goes is shown when it is sent.',
  id: 'The title of the card names the draft.',
  keep: 'Its copy in the own mailbox is written again, as the draft is shown.',
  revision: 'It counts the changes, for programs.',
  answers: 'The subject of the draft is that of the thread.',
}

export function draftActions(drafting: Drafting): Action[] {
  return [
    defineAction({
      name: 'mail.write-draft',
      title: 'Draft a mail',
      description: 'Write a mail and keep it as a draft: recipients, subject, text. It is not sent.',
      input: newDraft,
      effect: 'write',
      editable: ['subject', 'text'],
      unseen,
      continues,
      ...deed(drafting, (draft: z.output<typeof newDraft>, sources) => ({ do: 'write', draft, sources })),
    }),
    defineAction({
      name: 'mail.change-draft',
      title: 'Change a draft',
      description: 'Change recipients, subject or text of a mail that is being written.',
      input: changedDraft,
      effect: 'write',
      editable: ['subject', 'text'],
      unseen,
      continues,
      ...deed(drafting, (change: z.output<typeof changedDraft>, sources) => ({ do: 'change', change, sources })),
    }),
    defineAction({
      name: 'mail.discard-draft',
      title: 'Discard a draft',
      description: 'Delete a mail that is being written. It can be undone for two weeks.',
      input: whichDraft,
      effect: 'write',
      unseen,
      ...deed(drafting, ({ id }: z.output<typeof whichDraft>) => ({ do: 'discard', id })),
    }),
  ]
}

/** Saves while a draft is being written become one line in Activity. */
const continues: Continues<Deed> = {
  after: ['mail.write-draft', 'mail.change-draft'],
  join(earlier, now) {
    const [first, last] = [earlier.inverse as Trace, now.inverse as Trace]
    if (first.id !== last.id || !isDeepStrictEqual(first.after, last.before)) return undefined
    const trace = { id: last.id, before: first.before, after: last.after }
    return { title: titleOf(trace), receipt: receiptOf(trace) }
  },
}

function receiptOf(trace: Trace): Receipt<Deed> {
  const about = toldOf(trace)
  return {
    thing: about,
    changes: changesOf(trace, {}).map(({ label, before, after }) => ({ label, before, after })),
    inverse: trace,
    sources: sourcesOf(trace),
    things: [{ kind: 'mail-draft', id: about.id, title: about.subject }],
  }
}

function deed<Input extends object>(drafting: Drafting, stepOf: (input: Input, sources: readonly string[]) => Step) {
  return {
    async show(person: Person, input: Input): Promise<Shown> {
      const trace = await drafting.rehearse(person.id, stepOf(input, []))
      const fields = changesOf(trace, input).map(({ name, label, after, before }) => ({
        name,
        label,
        value: after ?? before ?? '',
      }))
      return { title: titleOf(trace), fields, sources: sourcesOf(trace) }
    },
    async run(person: Person, input: Input, { sources = [] }: { sources?: readonly string[] }): Promise<Receipt<Deed>> {
      return receiptOf(await drafting.keep(person.id, stepOf(input, sources)))
    },
    done: ({ thing }: Receipt<Deed>) => sentenceOf(thing),
    async undo(person: Person, receipt: Receipt<Deed>): Promise<Reversal<Deed>> {
      const trace = await drafting.keep(person.id, { do: 'put-back', trace: receipt.inverse as Trace })
      const changes = (receipt.changes ?? []).map(({ label, before, after }) => ({
        label,
        before: after,
        after: before,
      }))
      return { thing: receipt.thing, changes, inverse: trace, ...(receipt.sources && { sources: receipt.sources }) }
    },
  }
}

const labels = { to: 'To', cc: 'Cc', bcc: 'Bcc', subject: 'Subject', text: 'Text', attachments: 'Attachments' } as const
type Field = keyof typeof labels

/** What differs, and whatever else was given. */
function changesOf({ before, after }: Trace, given: object): (Change & { name: string })[] {
  return (Object.keys(labels) as Field[]).flatMap((name) => {
    const [was, is] = [valueOf(before?.[name]), valueOf(after?.[name])]
    const isGiven = name in given && (is !== null || was !== null)
    return was === is && !isGiven ? [] : [{ name, label: labels[name], before: was, after: is }]
  })
}

function valueOf(value: string | readonly Recipient[] | readonly AttachedFile[] | undefined): string | null {
  const text = typeof value === 'string' ? value : (value ?? []).map(partOf).join(', ')
  return text === '' ? null : text
}

function partOf(part: Recipient | AttachedFile): string {
  return 'bytes' in part ? fileWords(part) : nameOf(part)
}

function nameOf({ name, address }: Recipient): string {
  if (address === '') return name
  return name === '' ? address : `${name} <${address}>`
}

function toldOf({ id, before, after }: Trace): Deed {
  const draft = after ?? before
  const did =
    before === null || (before === after && after !== null) ? 'written' : after === null ? 'discarded' : 'changed'
  const people = (draft?.to ?? []).map(({ name, address }) => name || address).join(', ')
  return { did, subject: draft?.subject ?? '', people, id }
}

function titleOf(trace: Trace): string {
  const told = toldOf(trace)
  const named = namedOf(told)
  return {
    written: `Draft the mail ${named}`,
    changed: `Change the draft ${named}`,
    discarded: `Discard the draft ${named}`,
  }[told.did]
}

function sentenceOf(told: Deed): string {
  const named = namedOf(told)
  return {
    written: `Drafted the mail ${named}. It is not sent.`,
    changed: `Changed the draft ${named}.`,
    discarded: `Discarded the draft ${named}.`,
  }[told.did]
}

function namedOf({ subject, people }: Pick<Deed, 'subject' | 'people'>): string {
  return `${subjectWords(subject)}${people === '' ? '' : ` to ${people}`}`
}

/** Whose words stand in it besides the person's own. */
function sourcesOf({ before, after }: Trace): string[] {
  const draft = after ?? before
  return draft && draft.writtenAfter.length > 0 ? [`the draft ${subjectWords(draft.subject)}`] : []
}
