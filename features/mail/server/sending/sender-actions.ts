import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { boundedSources, type Change } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedSender } from '../../contract.ts'
import { foreignSenders } from './foreign.ts'
import { keepSender, listSenders, type StoredSender } from './sender-store.ts'

type Trace = { before: StoredSender; after: StoredSender }
type Parts = { database: Database; changed: (ownerId: string) => Promise<void> }
type Told = { address: string }

/** The settings of a mailbox that mail is sent from. */
export function senderActions({ database, changed }: Parts): Action[] {
  const keep = async (ownerId: string, work: (tx: Transaction) => Promise<Trace>) => {
    const trace = await database.as(ownerId, work)
    await changed(ownerId)
    return trace
  }
  return [
    defineAction({
      name: 'mail.change-sender',
      title: 'Change how mail is sent from a mailbox',
      description:
        'Change the name that receivers see, the signature, how drafts begin and end, or how many seconds a mail can be taken back.',
      input: changedSender,
      effect: 'write',
      unseen: { account: 'The title names the mailbox.' },
      async show(person, input) {
        const trace = await database.as(person.id, (tx) => planned(tx, person.id, input, []))
        const given = new Set(Object.keys(input))
        const fields = fieldsOf(trace)
          .filter(({ name, before, after }) => given.has(name) || before !== after)
          .map(({ name, label, after }) => ({ name, label, value: after }))
        return { title: `Change how mail is sent from ${trace.after.address}`, fields, sources: sourcesOf(trace) }
      },
      async run(person, input, { sources = [], quotes = [] }): Promise<Receipt<Told>> {
        return receiptOf(await keep(person.id, (tx) => change(tx, person.id, input, [...sources, ...quotes])))
      },
      done: ({ thing }) => `Changed how mail is sent from ${thing.address}.`,
      async undo(person: Person, { inverse }: Receipt<Told>): Promise<Reversal<Told>> {
        return receiptOf(await keep(person.id, (tx) => putBack(tx, person.id, inverse as Trace)))
      },
    }),
  ]
}

async function found(tx: Transaction, ownerId: string, account: string): Promise<StoredSender> {
  const sender = (await listSenders(tx, ownerId)).find((each) => each.account === account)
  if (!sender) throw new Failure('not-found', 'There is no such mailbox that mail can be sent from.')
  return sender
}

type Input = z.output<typeof changedSender>

async function planned(tx: Transaction, ownerId: string, input: Input, sources: readonly string[]): Promise<Trace> {
  const before = await found(tx, ownerId, input.account)
  const set = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const writtenAfter = boundedSources([...before.writtenAfter, ...sources])
  return { before, after: { ...before, ...set, writtenAfter } }
}

async function change(tx: Transaction, ownerId: string, input: Input, sources: readonly string[]): Promise<Trace> {
  const trace = await planned(tx, ownerId, input, sources)
  await keepSender(tx, ownerId, trace.after)
  return trace
}

async function putBack(tx: Transaction, ownerId: string, { before, after }: Trace): Promise<Trace> {
  if (!isDeepStrictEqual(await found(tx, ownerId, after.account), after))
    throw new Failure('conflict', 'This has been changed since. Look at it before you change it back.')
  await keepSender(tx, ownerId, before)
  return { before: after, after: before }
}

const labels = {
  name: 'Name',
  signature: 'Signature',
  greeting: 'Greeting',
  formalGreeting: 'Formal greeting',
  closing: 'Closing',
  formalClosing: 'Formal closing',
  holdSeconds: 'Seconds to take a mail back',
} as const

function fieldsOf({ before, after }: Trace) {
  return (Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
    name,
    label: labels[name],
    before: String(before[name]),
    after: String(after[name]),
  }))
}

function receiptOf(trace: Trace): Reversal<Told> {
  const changes: Change[] = fieldsOf(trace)
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) => ({ label, before, after }))
  return { thing: { address: trace.after.address }, changes, inverse: trace, sources: sourcesOf(trace) }
}

/** Whose words stand in the name or the signature, besides the person’s own. */
function sourcesOf({ before, after }: Trace): string[] {
  return foreignSenders([before, after])
}
