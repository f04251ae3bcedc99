import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../use-settled.ts'
import type { PaletteEntry } from './entry.ts'
import type { PaletteSource } from './source.ts'

/** What one source offers for the query. */
export type Asked = {
  entries: readonly PaletteEntry[]
  suggested: readonly PaletteEntry[]
  found: readonly PaletteEntry[]
  searching: boolean
  failed: boolean
}

/** Results must be painted within 120 ms of a key, so most of that is left to the search. */
const pause = 40

export function useAsked(
  { key, entries = [], pending = false, suggest, find }: PaletteSource,
  question: string,
): Asked {
  const words = question.trim()
  const settled = useSettled(words, pause)
  const searched = find !== undefined && words !== ''
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['palette', key, settled],
    queryFn: ({ signal }) => find?.(settled, signal) ?? [],
    enabled: searched && settled !== '',
    // Entries contain functions, so there is nothing to compare.
    structuralSharing: false,
    placeholderData: (before) => before,
  })
  const found = searched ? (data ?? []) : []
  const isEarlier = isPlaceholderData || settled !== words
  return {
    entries,
    suggested: words === '' ? [] : (suggest?.(words) ?? []),
    // What fits every query carries the words of its own: that of an earlier one would act on those.
    found: isEarlier ? found.filter(({ last }) => !last) : found,
    searching: pending || (searched && (isFetching || settled !== words)),
    failed: searched && error !== null,
  }
}
