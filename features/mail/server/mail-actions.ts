import { z } from 'zod'
import type { Shown } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import * as contract from '../contract.ts'
import { mailSource, namedMail } from '../rules/words.ts'
import * as deeds from './deeds.ts'
import { type Doing, inverseOf, undoing } from './doing.ts'
import { listFolders } from './account-store.ts'
import { readRows } from './thread-store.ts'
import type { Reader, ReaderOf } from './whose.ts'
import type { Writing } from './writing.ts'

type Parts = { doing: Doing; readerOf: ReaderOf }
type Told = deeds.Deed & { subjects: string[]; rows: { id: string; subject: string }[]; sources: string[] }
type Thing = Pick<Told, 'did' | 'subjects' | 'threads'>

/** How an action is made from what it does; `fields` are the choices in its input, in words. */
type Making<Input extends z.ZodType> = {
  name: string
  title: string
  description: string
  input: Input
  /** Its input has words of the person in it. */
  hasWords?: true
  work: (writing: Writing, input: z.output<Input>, reader: Reader) => Promise<deeds.Deed>
  fields?: (input: z.output<Input>, told: Showing) => Shown['fields'] | Promise<Shown['fields']>
}
type Showing = { writing: Writing; reader: Reader }

const unseen = {
  'threadIds.*': 'The card names the mail.',
  'messageIds.*': 'The card names the mail.',
  messageId: 'The card names the mail.',
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')
const one = (name: string, label: string, value: string): Shown['fields'] => [{ name, label, value }]

export function mailActions(parts: Parts): Action[] {
  const make = maker(parts)
  return [
    make({
      name: 'mail.archive',
      title: 'Archive mail',
      description: 'Take conversations out of the inbox and keep them in the archive.',
      input: contract.whichMail,
      work: deeds.archive,
    }),
    make({
      name: 'mail.move',
      title: 'Move mail',
      description: 'Put conversations into a folder of the same account; the inbox brings them back.',
      input: contract.movedMail,
      work: deeds.move,
      async fields({ folder }, { writing: { tx, ownerId } }) {
        const found = (await listFolders(tx, ownerId)).find(({ id }) => id === folder)
        return one('folder', 'To', found?.path ?? folder)
      },
    }),
    make({
      name: 'mail.delete',
      title: 'Delete mail',
      description: 'Put conversations into the trash, from where they can be brought back.',
      input: contract.whichMail,
      work: deeds.remove,
    }),
    make({
      name: 'mail.spam',
      title: 'Mark mail as spam',
      description: 'Put conversations into junk, or bring them back to the inbox from there.',
      input: contract.spamMail,
      work: deeds.judge,
      fields: ({ spam }) => one('spam', 'Spam', yesNo(spam)),
    }),
    ...flagging(make),
    ...deciding(make),
  ]
}

function flagging(make: Maker): Action[] {
  return [
    make({
      name: 'mail.star',
      title: 'Star mail',
      description: 'Put a star on conversations, or take it off.',
      input: contract.starredMail,
      work: deeds.star,
      fields: ({ starred }) => one('starred', 'Star', yesNo(starred)),
    }),
    make({
      name: 'mail.mark-read',
      title: 'Mark mail as read or unread',
      description: 'Mark conversations as read, or their newest message as unread.',
      input: contract.readMail,
      work: deeds.markRead,
      fields: ({ read }) => one('read', 'Read', yesNo(read)),
    }),
    make({
      name: 'mail.label',
      title: 'Label mail',
      description: 'Put labels on conversations, or take them off. A label is one word.',
      input: contract.labelledMail,
      hasWords: true,
      work: deeds.relabel,
      fields: ({ add, remove }) => [
        ...add.map((value, at) => ({ name: `add.${at}`, label: 'Label', value })),
        ...remove.map((value, at) => ({ name: `remove.${at}`, label: 'Label taken off', value })),
      ],
    }),
  ]
}

function deciding(make: Maker): Action[] {
  return [
    make({
      name: 'mail.snooze',
      title: 'Snooze mail',
      description: 'Take conversations out of the inbox until a time; then they return as unread, at its top.',
      input: contract.snoozedMail,
      work: deeds.snooze,
      fields: ({ until }, { reader }) => one('until', 'Until', deeds.momentWords(until, reader)),
    }),
    make({
      name: 'mail.wake',
      title: 'Bring snoozed mail back',
      description: 'Bring snoozed conversations back to the inbox now.',
      input: contract.wokenMail,
      work: deeds.wake,
    }),
    make({
      name: 'mail.mute',
      title: 'Mute mail',
      description: 'Keep conversations and whatever is still written in them out of the inbox, or end that.',
      input: contract.mutedMail,
      work: deeds.mute,
      fields: ({ muted }) => one('muted', 'Muted', yesNo(muted)),
    }),
    make({
      name: 'mail.sort',
      title: 'Sort mail by its sender',
      description:
        'Say into which part of the inbox mail from the senders of these conversations goes, from now on as well.',
      input: contract.sortedMail,
      work: deeds.sort,
      fields: ({ split }) => one('split', 'Part of the inbox', deeds.splitNames[split]),
    }),
    make({
      name: 'mail.show-pictures',
      title: 'Show pictures in mail',
      description:
        'Load pictures from elsewhere in a mail, or in all mail by its sender, or stop that. Whoever sent it can see that.',
      input: contract.shownPictures,
      work: deeds.showPictures,
      fields: ({ of, show }) => [
        ...one('of', 'For', of === 'message' ? 'This mail' : 'All mail by its sender'),
        ...one('show', 'Load them', yesNo(show)),
      ],
    }),
  ]
}

type Maker = ReturnType<typeof maker>

function maker({ doing, readerOf }: Parts) {
  return <Input extends z.ZodType>(making: Making<Input>): Action => {
    const { name, title, description, input, work, fields, hasWords } = making
    return defineAction<Input, Thing>({
      name,
      title,
      description,
      input,
      effect: 'write',
      ...(!hasWords && { isWordless: true as const }),
      unseen: Object.fromEntries(Object.entries(unseen).filter(([path]) => hasPath(input, path))),
      async show(person, given) {
        const reader = await readerOf(person)
        return doing.rehearse(person, async (writing) => {
          const told = await tell(writing, await work(writing, given, reader))
          const own = (await fields?.(given, { writing, reader })) ?? []
          return { title: titleOf(title, told.subjects), fields: own, sources: told.sources }
        })
      },
      async run(person, given) {
        const reader = await readerOf(person)
        const { result, trace } = await doing.at(person, async (writing) =>
          tell(writing, await work(writing, given, reader)),
        )
        return receiptOf(result, inverseOf(trace))
      },
      done: ({ thing: { did, subjects } }) => did.replaceAll('%', () => namedMail(subjects)),
      answer: ({ thing: { threads } }) => ({ threads }),
      undo: undoing<Thing>(doing),
    })
  }
}

/** Which mail it is: without it, “Archive mail” would say no more of what was taken back. */
function titleOf(title: string, subjects: readonly string[]): string {
  return title.replace(/\bmail\b/, () => namedMail(subjects))
}

function hasPath(input: z.ZodType, path: string): boolean {
  const [name = ''] = path.split('.')
  return input instanceof z.ZodObject && name in input.shape
}

/** With the names that the mail has, before lists are brought up to date. */
async function tell({ tx, ownerId }: Writing, deed: deeds.Deed): Promise<Told> {
  const rows = await readRows(tx, ownerId, deed.threads)
  if (rows.length === 0) throw new Failure('not-found', 'There is no such mail.')
  return {
    ...deed,
    subjects: rows.map(({ subject }) => subject),
    rows: rows.map(({ id, subject }) => ({ id, subject })),
    sources: [...new Set(rows.map(mailSource))],
  }
}

function receiptOf(
  { did, subjects, threads, rows, changes, sources }: Told,
  inverse: { inverse?: unknown },
): Receipt<Thing> {
  return {
    thing: { did, subjects, threads },
    changes,
    ...inverse,
    sources,
    things: rows.map(({ id, subject }) => ({ kind: 'mail', id, title: subject })),
  }
}
