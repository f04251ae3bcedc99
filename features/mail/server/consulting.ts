import type { z } from 'zod'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { mailPassages, mailQuestion, MailPassage } from '../contract.ts'
import { calledAlone, holdingIn, isWholeWord, least, likeliest, namesOf, termsOf } from '../rules/likeness.ts'
import { passageOf } from '../rules/passage.ts'
import { listAccounts } from './account-store.ts'
import { rowOf } from './looking.ts'
import { readMessages } from './reading-store.ts'
import { type Filter, searchLikely } from './search-store.ts'
import { readRows } from './thread-store.ts'

export type Consulting = (
  person: Person,
  question: z.output<typeof mailQuestion>,
) => Promise<z.input<typeof mailPassages>>

const mostThreads = 2
/** Whatever holds so much less than the likeliest is about something else. */
const nearly = 0.8
const mostMessages = 20

/** Finds the mails that a question is most likely about, with what they say about it. */
export function createConsulting({ database }: { database: Database }): Consulting {
  return ({ id: ownerId }, { words, ids }) =>
    database.as(ownerId, async (tx) => {
      const boxes = (await listAccounts(tx, ownerId)).filter(({ deleted }) => !deleted).length
      const terms = termsOf(words)
      if (terms.length === 0) return { passages: [], boxes }
      const filters: Filter[] = ids === undefined ? [] : [{ kind: 'ids', ids, not: false }]
      const likely = await searchLikely(tx, ownerId, { terms, filters })
      // What does not name somebody who was asked about is no near answer either.
      const names = new Set([...namesOf(words), ...terms.filter(isWholeWord)])
      const naming = likely.filter(({ held }) => terms.every((term, at) => !names.has(term) || held[at] === true))
      const ranked = likeliest(naming, terms)
      const top = ranked[0]?.likeness.score ?? 0
      const near = ranked.filter(({ likeness }) => likeness.score >= nearly * top).slice(0, mostThreads)
      // If none holds half of the terms, a mail that alone holds one of them comes closest.
      const called = near.length > 0 ? [] : calledAlone(naming, terms).slice(0, mostThreads)
      const passages: MailPassage[] = []
      for (const { id } of [...near.map(({ thread }) => thread), ...called]) {
        const passage = await passageIn(tx, ownerId, { thread: id, terms })
        if (passage) passages.push(called.length > 0 ? { ...passage, share: Math.max(passage.share, least) } : passage)
      }
      return { passages, boxes }
    })
}

/** Of the message in a thread that holds most of the terms, the newest of equals. */
async function passageIn(
  tx: Transaction,
  ownerId: string,
  { thread: id, terms }: { thread: string; terms: readonly string[] },
): Promise<MailPassage | undefined> {
  const [row] = await readRows(tx, ownerId, [id])
  const messages = await readMessages(tx, ownerId, { thread: id, limit: mostMessages })
  const best = messages
    .filter(({ draft }) => !draft)
    .map((message) => ({ message, held: holdingIn(message.ownText, terms) }))
    .reduce<{ message: (typeof messages)[number]; held: number } | undefined>(
      (so, each) => (so && so.held > each.held ? so : each),
      undefined,
    )
  if (!row || !best) return undefined
  const { fromName, fromAddress, own, at, ownText } = best.message
  const thread = rowOf(row)
  const names = thread.people.map(({ name, address }) => `${name} ${address}`)
  const share = holdingIn([thread.subject, ...names, ownText].join('\n'), terms) / terms.length
  return { thread, from: fromName || fromAddress, own, at, text: passageOf(ownText, terms), share }
}
