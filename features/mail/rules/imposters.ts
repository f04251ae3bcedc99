import { isCalled } from './named.ts'

type Conversation = { marked: boolean; people: readonly { name: string; address: string; own: boolean }[] }

/**
 * Of conversations with somebody who was only named, those that are marked and in which that name writes from another
 * address than in the others: whoever imitates somebody is never picked by their name.
 */
export function imposters<T extends Conversation>(threads: readonly T[], from: string): T[] {
  const addressesIn = ({ people }: T) =>
    people.filter((one) => !one.own && isCalled(from, one)).map(({ address }) => address.toLowerCase())
  const trusted = threads.filter(({ marked }) => !marked)
  const known = new Set(trusted.flatMap(addressesIn))
  if (known.size === 0) return []
  return threads.filter((thread) => thread.marked && !addressesIn(thread).some((address) => known.has(address)))
}
