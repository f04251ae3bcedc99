import { bareSubject } from './subject.ts'

type Waiting = { subject: string; people: readonly { address: string; own: boolean }[] }

/** Each conversation once, by its newest message, without what machines and billing offices send. The oldest come first. */
export function waitingPeople<T extends Waiting>(threads: readonly T[]): T[] {
  const asking = threads.filter(({ people }) => {
    const last = people.findLast(({ own }) => !own)?.address ?? ''
    return !last
      .toLowerCase()
      .split('@')[0]
      ?.split(/[._+-]/)
      .some((part) => machines.has(part))
  })
  const newest = new Map(asking.map((thread) => [bareSubject(thread.subject), thread]))
  return asking.filter((thread) => newest.get(bareSubject(thread.subject)) === thread)
}

const machines = new Set(
  `billing invoice invoices accounts accounting noreply reply donotreply notification notifications notify alert alerts news newsletter bulletin
  reservations booking bookings receipts mailer updates rechnung rechnungen faturas factures`.split(/\s+/),
)
