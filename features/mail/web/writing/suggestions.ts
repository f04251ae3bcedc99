import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { notSaved, useKnownPeople } from '#foundation/web/people/known-people.ts'
import type { Recipient, ThreadPage } from '../../contract.ts'
import type { Suggestion } from '#foundation/web/people/suggested.tsx'
import { mailKey } from '../mail.ts'

const most = 8

/** People known by the person, then those whose mail was read just now. Nothing is filled in unless it is picked. */
export function useSuggestions(words: string, chosen: readonly Recipient[]): Suggestion[] {
  const known = useKnownPeople(words)
  const queries = useQueryClient()
  if (words.trim() === '') return []
  const listed = queries.getQueriesData<InfiniteData<ThreadPage>>({ queryKey: [...mailKey, 'page'] })
  const writers = listed.flatMap(([, data]) => data?.pages ?? []).flatMap(({ threads }) => threads)
  const seen = writers.flatMap(({ people }) => people).filter(({ own }) => !own)
  return suggestionsOf(
    words,
    [
      ...known.map(({ name, email, saved }) => ({ name, address: email, from: saved ? '' : notSaved })),
      ...seen.map(({ name, address }) => ({ name, address, from: 'from mail you received' })),
    ],
    chosen,
  )
}

/** Each address once; those that were only seen must fit the words by the start of a word. */
export function suggestionsOf(
  words: string,
  people: readonly Suggestion[],
  chosen: readonly Recipient[],
): Suggestion[] {
  const sought = words.trim().toLowerCase()
  const taken = new Set(chosen.map(({ address }) => address.toLowerCase()))
  const found = people.filter(({ name, address }) => {
    const key = address.toLowerCase()
    const fits = `${name} ${address}`
      .toLowerCase()
      .split(/[\s@.<>"]+/)
      .some((word) => word.startsWith(sought))
    if (address === '' || taken.has(key) || !(fits || `${name} ${address}`.toLowerCase().startsWith(sought)))
      return false
    taken.add(key)
    return true
  })
  return found.slice(0, most)
}
