import type { EntryGroup, PaletteEntry } from './entry.ts'

/** What was chosen before, from 0, never, towards 1, lately and often. */
export type UseOf = (id: string) => number

const mostRecent = 5
const mostOfGroup = 8

export const recentGroup = 'Recent'

/** Before anything is asked: what this person chooses most, then everything in the order in which it was brought. */
export function overview(entries: readonly PaletteEntry[], useOf: UseOf): EntryGroup[] {
  const used = entries.filter(({ id }) => useOf(id) > 0).sort((a, b) => useOf(b.id) - useOf(a.id))
  const recent = used.slice(0, mostRecent)
  const rest = entries.filter((entry) => !entry.onlyAsked && !recent.includes(entry))
  return [...(recent.length > 0 ? [{ group: recentGroup, items: recent }] : []), ...grouped(rest)]
}

/**
 * What fits the question. Offers are ranked by how well they fit and how often they are chosen; what searches found
 * follows as it came; what fits every question stands last.
 */
export function matching(
  question: string,
  { offered, found }: { offered: readonly PaletteEntry[]; found: readonly PaletteEntry[] },
  useOf: UseOf,
): EntryGroup[] {
  const asked = wordsOf(question)
  const ranked = offered
    .filter(({ last }) => !last)
    .map((entry) => ({ entry, fit: fitOf(entry, asked) }))
    .filter(({ fit }) => fit < noFit)
    .map(({ entry, fit }) => ({ entry, rank: fit - useOf(entry.id) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
  const shown = new Set(ranked.map(({ id }) => id))
  const others = found.filter(({ id, last }) => !last && !shown.has(id))
  return [...grouped([...ranked, ...others], mostOfGroup), ...grouped(lastOf(offered, found))]
}

/** In the order of the first of each group. */
function grouped(entries: readonly PaletteEntry[], most = Infinity): EntryGroup[] {
  const groups = Map.groupBy(entries, ({ group }) => group)
  return [...groups].map(([group, items]) => ({ group, items: items.slice(0, most) }))
}

/** A search may know more of the same entry: that takes its place. */
function lastOf(offered: readonly PaletteEntry[], found: readonly PaletteEntry[]): PaletteEntry[] {
  return offered
    .filter(({ last }) => last)
    .sort((a, b) => (a.last ?? 0) - (b.last ?? 0))
    .map((entry) => found.find(({ id }) => id === entry.id) ?? entry)
}

const noFit = 3

/** 0: the label begins so. 1: some of its words do. 2: it is in there, or in the other words. */
function fitOf({ label, words = '', path = '' }: PaletteEntry, asked: readonly string[]): number {
  const own = wordsOf(label)
  if (own.join(' ').startsWith(asked.join(' '))) return 0
  if (asked.every((word) => own.some((part) => part.startsWith(word)))) return 1
  const all = [...own, ...wordsOf(words), ...wordsOf(path)].join(' ')
  return asked.every((word) => all.includes(word)) ? 2 : noFit
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
