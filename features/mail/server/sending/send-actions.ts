import type { Shown } from '#foundation/contract/act.ts'
import { type Action, defineAction, type Receipt, type Reversal, type Touch } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type Addressee, sentMail, whichSend } from '../../contract.ts'
import { formWords } from '../../rules/rich/form-words.ts'
import { numbersOf } from '../../rules/rich/lines.ts'
import { subjectWords } from '../../rules/words.ts'
import { momentWords } from '../deeds.ts'
import type { Reader, ReaderOf } from '../whose.ts'
import { fileWords } from './files.ts'
import type { Content, Send } from './send-store.ts'
import { foreignSenders } from './foreign.ts'
import type { Sending, Trace } from './sending.ts'
import { formOf } from './written.ts'

type Parts = {
  sending: Sending
  readerOf: ReaderOf
  nameSources: (person: Person) => Promise<string[]>
  nudge: () => void
}

/** A mail as its receipt tells of it. */
export type Told = { id: string; subject: string; people: string; when: string; becomes: string }

const unseen = {
  id: 'It names the send, for programs.',
  'attachments.*.id': 'The name and the size of the file are shown.',
  'attachments.*.bytes': 'It is rounded.',
  answers: 'The subject is that of the thread.',
  replyTo: 'The subject is that of the thread.',
  html: 'The text is shown with its form. Where it is sent without one, the card says so.',
  'draft.id': 'It is what this was written from, and says the same.',
  'draft.revision': 'It counts the changes, for programs.',
}

export function sendActions(parts: Parts): Action[] {
  return [sendingOne(parts), takingBack(parts)]
}

function sendingOne(parts: Parts): Action {
  const { sending, readerOf, nameSources, nudge } = parts
  return defineAction({
    name: 'mail.send',
    title: 'Send a mail',
    description:
      'Send a mail to others, from one of the mailboxes of the person, now or at a time. Everything that goes is given here: recipients, subject, text, attachments.',
    input: sentMail,
    effect: 'outward',
    pressIsYes: async () => true,
    editable: ['subject', 'text'],
    unseen,
    async show(person, content) {
      const sender = await sending.sender(person.id, content)
      const sources = sender.name === '' ? await nameSources(person) : foreignSenders([sender])
      return { ...shownOf(sender, content, await readerOf(person)), sources }
    },
    async run(person, content, { sources = [], quotes = [] }): Promise<Receipt<Told>> {
      const reader = await readerOf(person)
      const send = await sending.send(person.id, { content, sources: [...sources, ...quotes], name: reader.name })
      nudge()
      return { ...toldOf(send, reader, false), inverse: { id: send.id, to: 'taken-back' } satisfies Trace }
    },
    done: ({ thing }) => `Sending the mail ${named(thing)} ${thing.when}. Until then it can be taken back.`,
    answer: ({ thing }) => ({ id: thing.id }),
    undo: reversing(parts),
    undoTouches: async (person, receipts) => Promise.all(receipts.map((receipt) => touchOf(sending, person, receipt))),
  })
}

function takingBack(parts: Parts): Action {
  const { sending, readerOf } = parts
  return defineAction({
    name: 'mail.take-back',
    title: 'Take a mail back',
    description: 'A mail that is held, was refused or is in doubt becomes a draft again. What was sent stays sent.',
    input: whichSend,
    effect: 'write',
    unseen: { id: 'The title names the mail.' },
    async show(person, { id }) {
      const send = await sending.find(person.id, id)
      const { thing, sources } = toldOf(send, await readerOf(person), true)
      return { title: `Take back the mail ${named(thing)}`, fields: [], sources: [...(sources ?? [])] }
    },
    async run(person, { id }): Promise<Receipt<Told>> {
      const before = await sending.takeBack(person.id, id)
      const told = toldOf(before, await readerOf(person), true)
      return before.state === 'held' ? { ...told, inverse: { id, to: 'held' } satisfies Trace } : told
    },
    done: ({ thing }) => `Took back the mail ${named(thing)}.${thing.becomes}`,
    undo: reversing(parts),
    undoTouches: async (person, receipts) => Promise.all(receipts.map((receipt) => touchOf(sending, person, receipt))),
  })
}

function reversing({ sending, readerOf, nudge }: Parts) {
  return async (person: Person, { inverse }: Receipt<Told>): Promise<Reversal<Told>> => {
    const { id, to } = inverse as Trace
    const isBack = to === 'taken-back'
    const send = isBack ? await sending.takeBack(person.id, id) : await sending.holdAgain(person.id, id)
    nudge()
    const next: Trace = { id, to: isBack ? 'held' : 'taken-back' }
    return { ...toldOf(send, await readerOf(person), isBack), inverse: next }
  }
}

/** Whom it reaches when it goes after all. */
export async function touchOf(sending: Sending, person: Pick<Person, 'id'>, { inverse }: Receipt): Promise<Touch> {
  const { id, to } = inverse as Trace
  const { content, writtenAfter } = await sending.find(person.id, id)
  const people = [...content.to, ...content.cc, ...content.bcc].map(peopleOf).join(', ')
  const sources = sourcesOf(content, writtenAfter)
  return { fields: [], others: to === 'held' ? people : null, sources }
}

function shownOf(sender: { name: string; address: string }, content: Content, reader: Reader): Shown {
  const { to, cc, bcc, subject, html, attachments, at, awaits } = content
  const text = textField(content)
  const fields = [
    { name: 'account', label: 'From', value: peopleOf({ name: sender.name || reader.name, address: sender.address }) },
    ...addressField('to', 'To', to),
    ...addressField('cc', 'Cc', cc),
    ...addressField('bcc', 'Bcc', bcc),
    { name: 'subject', label: 'Subject', value: subject },
    text,
    ...(html === '' || text.form ? [] : [{ name: 'html', label: 'Formatting', value: 'Plain text' }]),
    ...attachments.map((file, number) => ({
      name: `attachments.${number}.name`,
      label: 'Attachment',
      value: fileWords(file),
    })),
    ...(at === undefined ? [] : [{ name: 'at', label: 'Goes', value: momentWords(at, reader) }]),
    ...(awaits === undefined
      ? []
      : [{ name: 'awaits', label: 'Tells you if nobody answers', value: momentWords(awaits, reader) }]),
  ]
  return { title: `Send the mail ${subjectWords(subject)}`, fields }
}

/** A card with more than this would be slow to draw, and says its form in words. */
const mostDrawn = 20_000

function textField({ html, text }: Content): Shown['fields'][number] {
  const field = { name: 'text', label: 'Text', value: text }
  const form = formOf({ html, text })
  if (!form) return field
  const numbers = numbersOf(form.lines)
  const lines = form.lines.map(({ kind, level, runs }, at) => ({
    kind,
    level,
    ...(kind === 'number' && { number: numbers[at] }),
    runs: [...runs],
  }))
  const pieces = lines.reduce((sum, { runs }) => sum + 1 + runs.length, 0)
  return { ...field, form: { lines: pieces > mostDrawn ? [] : lines, words: formWords(form.lines) } }
}

function addressField(name: string, label: string, list: readonly Addressee[]) {
  return list.length === 0 ? [] : [{ name, label, value: list.map(peopleOf).join(', ') }]
}

/** Whole addresses: a name alone may be anybody’s. */
export function peopleOf({ name, address }: Addressee): string {
  return name === '' ? address : `${name} <${address}>`
}

export function toldOf(send: Send, reader: Reader, back: boolean): Omit<Receipt<Told>, 'inverse'> {
  const { id, content, scheduled, dueAt, draftId } = send
  const { subject, to, cc, bcc } = content
  const people = [...to, ...cc, ...bcc].map(({ name, address }) => name || address).join(', ')
  const when = scheduled ? `on ${momentWords(dueAt, reader)}` : 'in a moment'
  const words = `${subjectWords(subject)} to ${people}`
  const [before, after] = back ? [words, null] : [null, words]
  return {
    thing: { id, subject, people, when, becomes: becomes[content.formal?.kind ?? 'draft'] },
    changes: [{ label: 'Mail', before, after }],
    sources: sourcesOf(content, send.writtenAfter),
    things: content.formal ? [] : [{ kind: 'mail-draft', id: draftId, title: subject }],
  }
}

/** What a mail is once it was taken back. */
const becomes = {
  draft: ' It is a draft again.',
  invitation: ' Your calendar stays as it is.',
  leaving: '',
}

function sourcesOf({ subject }: Content, writtenAfter: readonly string[]): string[] {
  return writtenAfter.length > 0 ? [`the mail ${subjectWords(subject)}`] : []
}

function named({ subject, people }: Told): string {
  return `${subjectWords(subject)} to ${people}`
}
