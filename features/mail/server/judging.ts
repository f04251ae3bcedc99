import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { JudgedMail } from '../contract.ts'
import { checkedOf, knownFrom, marksNow } from '../rules/marks.ts'
import { countReceived, listKnown } from './correspondent-store.ts'
import { rowOf } from './looking.ts'
import { readMessages } from './reading-store.ts'
import { readRows } from './thread-store.ts'
import { noMail } from './writing.ts'

export type Judging = (person: Person, thread: string) => Promise<JudgedMail>

const mostMessages = 50

/** Says of each message that came in a conversation what speaks against its sender, and what for them. */
export function createJudging({ database }: { database: Database }): Judging {
  return ({ id: ownerId }, thread) => database.as(ownerId, (tx) => judge(tx, ownerId, thread))
}

async function judge(tx: Transaction, ownerId: string, id: string): Promise<JudgedMail> {
  const [row] = await readRows(tx, ownerId, [id])
  if (!row) throw noMail()
  const all = await readMessages(tx, ownerId, { thread: id, limit: mostMessages })
  const came = all.filter(({ own, draft }) => !own && !draft)
  const answered = new Set(
    all.flatMap(({ own, draft, to, cc }) =>
      (own && !draft ? [...to, ...cc] : []).map(({ address }) => address.toLowerCase()),
    ),
  )
  const people = await listKnown(tx, ownerId, { except: id })
  const known = knownFrom(people)
  const addresses = [...new Set(came.map(({ fromAddress }) => fromAddress))]
  const met = new Map((await countReceived(tx, ownerId, { addresses, except: id })).map((each) => [each.address, each]))
  const messages = came.map((message) => {
    const address = message.fromAddress.toLowerCase()
    const { received = 0, first = null } = met.get(address) ?? {}
    const from = { name: message.fromName, address: message.fromAddress }
    return {
      id: message.id,
      from,
      at: message.at,
      checked: checkedOf(message.authentication ?? undefined),
      received,
      first,
      written: people.some((person) => person.address === address),
      answered: answered.has(address),
      marks: marksNow({ ...message, from }, known),
    }
  })
  return { thread: rowOf(row), messages }
}
