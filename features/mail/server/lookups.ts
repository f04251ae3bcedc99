import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import {
  judgedMail,
  mailFolder,
  mailFound,
  mailMessage,
  mailPassages,
  mailQuestion,
  foundPromises,
  soughtMail,
  soughtPromises,
  type ThreadRow,
  threadRow,
  waitingMail,
} from '../contract.ts'
import { mailSource } from '../rules/words.ts'
import type { Consulting } from './consulting.ts'
import type { Judging } from './judging.ts'
import type { Looking } from './looking.ts'
import type { Promising } from './promising.ts'
import type { Searching } from './searching.ts'

const query = z
  .string()
  .trim()
  .max(300)
  .meta({ description: 'Words, and from: to: subject: has:attachment before: after: is:unread is:starred in: label:.' })

type Seeing = { looking: Looking; searching: Searching; consulting: Consulting; judging: Judging; promising: Promising }

export function mailLookups(seeing: Seeing): Lookup[] {
  return [...finding(seeing), ...reading(seeing), judgingSenders(seeing), listingPromises(seeing), showing(seeing)]
}

function showing({ looking }: Seeing): Lookup {
  return defineLookup({
    name: 'mail.show',
    label: 'Showed mail',
    description: 'Show these conversations to the person as a card below the answer, in this order.',
    input: z.object({ ids: z.array(id).min(1).max(20) }),
    answer: z.object({ shown: z.int() }),
    run: async (person, { ids }) => ({ shown: (await looking.named(person, ids)).length }),
    sources: { none: 'A number.' },
    card: ({ ids }) => ({ kind: 'mail-list', id: ids.join(',') }),
  })
}

function finding({ searching }: Seeing): Lookup[] {
  return [
    defineLookup({
      name: 'mail.find',
      label: 'Looked through your mail',
      description: 'Conversations by words, people, list, date and state, the newest first, and how many there are.',
      input: soughtMail,
      answer: mailFound,
      run: (person, wanted) => searching.find(person, wanted),
      sources: ({ threads }) => sourcesOf(threads),
    }),
    defineLookup({
      name: 'mail.waiting',
      label: 'Looked at whose turn it is',
      description: 'Conversations that wait for an answer of the person, or of others, the longest waiting first.',
      input: waitingMail,
      answer: z.array(threadRow),
      async run(person, wanted) {
        const which = wanted.answer === 'own' ? { view: 'inbox', split: 'answer' } : { split: 'waiting' }
        const { threads } = await searching.find(person, soughtMail.parse({ ...which, limit: wanted.limit }))
        return threads.toReversed()
      },
      sources: sourcesOf,
    }),
    defineLookup({
      name: 'mail.count',
      label: 'Counted your mail',
      description: 'How many mails and conversations fit a query; of very many, 5,000 at most.',
      input: z.object({ query }),
      answer: z.object({ messages: z.int(), threads: z.int(), unread: z.int() }),
      run: (person, wanted) => searching.count(person, wanted.query),
      sources: { none: 'Numbers.' },
    }),
  ]
}

function reading({ looking, consulting }: Seeing): Lookup[] {
  return [
    defineLookup({
      name: 'mail.consult',
      label: 'Looked into your mail',
      description: 'What the likeliest mails say about a question, in their own words.',
      input: mailQuestion,
      answer: mailPassages,
      run: (person, question) => consulting(person, question),
      sources: ({ passages }) => sourcesOf(passages.map(({ thread }) => thread)),
    }),
    defineLookup({
      name: 'mail.folders',
      label: 'Looked at your mail folders',
      description: 'The folders of every mailbox, with their ids.',
      input: z.object({}),
      answer: z.object({ folders: z.array(mailFolder.omit({ unread: true }).extend({ account: id })) }),
      async run(person) {
        const { accounts } = await looking.mailboxes(person)
        return {
          folders: accounts.flatMap(({ id: account, folders }) => folders.map((folder) => ({ ...folder, account }))),
        }
      },
      sources: ({ folders }) => folders.filter(({ role }) => role === 'none').map(({ name }) => `the folder “${name}”`),
    }),
    defineLookup({
      name: 'mail.read-thread',
      label: 'Read a conversation',
      description: 'The messages of one conversation, the oldest first, each with its own words.',
      input: z.object({ id }),
      answer: z.object({ thread: threadRow, messages: z.array(mailMessage) }),
      run: (person, wanted) => looking.read(person, wanted.id),
      sources: ({ thread }) => sourcesOf([thread]),
    }),
  ]
}

function judgingSenders({ judging }: Seeing): Lookup {
  return defineLookup({
    name: 'mail.judge-senders',
    label: 'Looked at who really wrote',
    description:
      'Whether the mails of one conversation come from whom they seem to: what is suspicious, whether its server confirmed the sender, and how well the person knows the address. No mark is no proof.',
    input: z.object({ id }),
    answer: judgedMail,
    run: (person, wanted) => judging(person, wanted.id),
    sources: ({ thread }) => sourcesOf([thread]),
  })
}

function listingPromises({ promising }: Seeing): Lookup {
  return defineLookup({
    name: 'mail.promises',
    label: 'Looked at what was promised',
    description:
      'Sentences of sent mail in which the person says they will do something (`own`), or of received mail in which others do.',
    input: soughtPromises,
    answer: foundPromises,
    run: (person, wanted) => promising(person, wanted),
    sources: ({ promises }) => sourcesOf(promises.map(({ thread }) => thread)),
  })
}

function sourcesOf(found: readonly ThreadRow[]): string[] {
  return [...new Set(found.map(mailSource))]
}
