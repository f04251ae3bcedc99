import type { StoredSender } from './sender-store.ts'

/** Senders in whose name or signature others’ words may stand. */
export function foreignSenders(senders: readonly StoredSender[]): string[] {
  const foreign = senders.filter(({ writtenAfter }) => writtenAfter.length > 0)
  return [...new Set(foreign.map(({ address }) => `the signature of ${address}`))]
}
