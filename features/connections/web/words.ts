import { momentOf, shortMomentOf } from '#foundation/web/when.ts'
import type { Connection, LeftThing } from '../contract.ts'

/** What the account may do here, and by which servers. */
export function meansWords({ servers }: Pick<Connection, 'servers'>): string {
  const sends = servers.some(({ use }) => use === 'smtp')
  const does = sends ? 'Reads, sorts and sends mail' : 'Reads and sorts mail; nothing can be sent yet'
  const hosts = [...new Set(servers.map(({ host }) => host))]
  return [does, hosts.join(', ')].filter(Boolean).join(' · ')
}

/** How the copy of an account is: “All 1,240 are here. Looked at today, 9:14.” */
export function stateWords(connection: Connection, { signsIn = false } = {}): string {
  const { state, done, most, whole, looked_at, waiting } = connection
  if (state === 'paused') return 'Paused: it is not looked at.'
  if (state === 'refused') return signsIn ? 'It waits for you to sign in again.' : 'It waits for a new password.'
  const brought = whole ? `All ${count(most)} are here.` : `${count(done)} of ${count(most)} are here so far.`
  return [
    looked_at === null ? 'It is being looked at for the first time.' : brought,
    looked_at === null ? '' : `Looked at ${momentOf(looked_at)}.`,
    waiting === 0 ? '' : `${count(waiting)} of your changes are on their way there.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What did not work, in sentences; empty if everything did. */
export function troubleWords({ trouble, given_up, refused }: Connection): string[] {
  return [
    trouble ?? '',
    given_up === 0 ? '' : `The server did not take ${count(given_up)} of your changes.`,
    refused === 0 ? '' : `${count(refused)} could not be read and stayed there.`,
  ].filter(Boolean)
}

/** “Budget” from Sara Weber, and where it is and when it came. */
export function leftWords({ title, by, at, place }: LeftThing): { name: string; where: string } {
  const name = [title === '' ? '' : `“${title}”`, by === '' ? '' : `from ${by}`].filter(Boolean).join(' ')
  const when = at === null ? '' : shortMomentOf(at)
  return {
    name: title === '' && by !== '' ? `A mail ${name} without a subject` : name || 'A mail of which nothing is known',
    where: [place, when].filter(Boolean).join(' · '),
  }
}

function count(number: number): string {
  return number.toLocaleString('en')
}
