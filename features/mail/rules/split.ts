import type { Split } from '../contract.ts'
import type { Sorted } from './thread.ts'

type Sent = {
  fromName: string
  fromAddress: string
  own: boolean
  draft: boolean
  automatic: boolean
  listId: string
  canLeave: boolean
}

/** Into which part of the inbox a thread goes, and why. `decided` is what the person said about a sender. */
export function splitOf(messages: readonly Sent[], decided: (address: string) => Split | undefined): Sorted {
  const sent = messages.filter(({ draft }) => !draft)
  const received = sent.findLast(({ own }) => !own)
  const newest = sent.at(-1)
  const rule = received && decided(received.fromAddress)
  if (rule) return { split: rule, why: `You put mail from ${nameOf(received)} here.`, sorted: true }
  if (!newest || !received) return { split: 'waiting', why: 'You wrote last.', sorted: false }
  if (received.listId !== '' || received.canLeave)
    return { split: 'newsletters', why: 'It came by a mailing list.', sorted: false }
  if (received.automatic) return { split: 'rest', why: 'A program sent it.', sorted: false }
  if (newest.own) return { split: 'waiting', why: 'You wrote last.', sorted: false }
  return { split: 'answer', why: `${nameOf(received)} wrote last.`, sorted: false }
}

function nameOf({ fromName, fromAddress }: Sent): string {
  return fromName === '' ? fromAddress : fromName
}
