import type { z } from 'zod'
import type { Shown } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import * as contract from '../contract.ts'
import { erasable } from '../rules/moving.ts'
import { counted, mailSource, namedMail } from '../rules/words.ts'
import type { Doing } from './doing.ts'
import { type Copy, holdCopiesIn } from './placement-store.ts'
import { readRows } from './thread-store.ts'
import type { Writing } from './writing.ts'

type Erased = { messages: number; subjects: string[]; threads: string[]; sources: string[] }
type Parts = { doing: Doing }

/** What cannot be undone: mail is deleted here and on its server. */
export function eraseActions({ doing }: Parts): Action[] {
  return [
    erasing(doing, {
      name: 'mail.delete-forever',
      title: 'Delete mail for good',
      description: 'Delete conversations that are in the trash or in junk for good, here and on their mail server.',
      input: contract.whichMail,
      unseen: { 'threadIds.*': 'The card names the mail.', 'messageIds.*': 'The card names the mail.' },
      async copies(writing, which) {
        const copies = erasable(await writing.copies(which))
        if (copies.length === 0)
          throw new Failure('conflict', 'Only mail that is in the trash or in junk can be deleted for good.')
        return copies
      },
    }),
    erasing(doing, {
      name: 'mail.empty-trash',
      title: 'Empty the trash',
      description: 'Delete everything in the trash for good, here and on the mail servers. `messages` says how many.',
      input: contract.emptiedTrash,
      unseen: {},
      async copies({ tx, ownerId }, { messages }) {
        const copies = await holdCopiesIn(tx, ownerId, { role: 'trash', limit: contract.mostErased + 1 })
        if (copies.length === 0) throw new Failure('conflict', 'The trash is empty.')
        if (copies.length > contract.mostErased)
          throw new Failure('conflict', `At most ${counted(contract.mostErased, 'mail')} can be deleted at once.`)
        // A yes to twelve mails is no yes to a thirteenth.
        if (copies.length !== messages)
          throw new Failure('out-of-date', `${counted(copies.length, 'mail')} are in the trash by now. Look again.`)
        return copies
      },
    }),
  ]
}

type Erasing<Input extends z.ZodType> = {
  name: string
  title: string
  description: string
  input: Input
  unseen: Record<string, string>
  copies: (writing: Writing, input: z.output<Input>) => Promise<Copy[]>
}

function erasing<Input extends z.ZodType>(doing: Doing, { copies, ...about }: Erasing<Input>): Action {
  const work = async (writing: Writing, input: z.output<Input>): Promise<Erased> => {
    const chosen = await copies(writing, input)
    const told = await tell(writing, chosen)
    await writing.erase(chosen)
    return told
  }
  return defineAction<Input, Erased>({
    ...about,
    effect: 'destructive',
    async show(person, input): Promise<Shown> {
      const { messages, subjects, sources } = await doing.rehearse(person, (writing) => work(writing, input))
      const fields = [
        { name: 'mail', label: 'Mail', value: namedMail(subjects) },
        { name: 'messages', label: 'Deletes', value: counted(messages, 'message') },
      ]
      return { title: about.title, fields, sources }
    },
    async run(person, input): Promise<Receipt<Erased>> {
      const { result } = await doing.at(person, (writing) => work(writing, input))
      const changes = [{ label: 'Mail', before: counted(result.messages, 'message'), after: null }]
      return { thing: result, changes, sources: result.sources }
    },
    done: ({ thing: { subjects } }) => `Deleted ${namedMail(subjects)} for good.`,
    answer: ({ thing: { threads } }) => ({ threads }),
  })
}

/** With the names that the mail has before it is gone. */
async function tell({ tx, ownerId }: Writing, copies: readonly Copy[]): Promise<Erased> {
  const threads = [...new Set(copies.map(({ thread }) => thread))]
  const rows = await readRows(tx, ownerId, threads)
  const messages = new Set(copies.map(({ message }) => message)).size
  return {
    messages,
    subjects: rows.map(({ subject }) => subject),
    threads,
    sources: [...new Set(rows.map(mailSource))],
  }
}
