import type { EntryGroup, PaletteEntry } from './entry.ts'
import { areMost, holdsMost, tellingOf, wordsOf } from './telling.ts'

/** How much an entry was used: 0 for never, towards 1 for recently and often. */
export type UseOf = (id: string) => number

const mostRecent = 5
const mostOfGroup = 8

/** So many words are hardly the name of something. */
const sentence = 4

export const recentGroup = 'Recent'

/** Before anything is typed: what this person uses most, then everything in its original order. */
export function overview(entries: readonly PaletteEntry[], useOf: UseOf): EntryGroup[] {
  const used = entries.filter(({ id }) => useOf(id) > 0).sort((a, b) => useOf(b.id) - useOf(a.id))
  const recent = used.slice(0, mostRecent)
  const rest = entries.filter((entry) => !entry.onlyAsked && !recent.includes(entry))
  return [...(recent.length > 0 ? [{ group: recentGroup, items: recent }] : []), ...grouped(rest)]
}

/**
 * Entries that match the query. Offers that are called so and search results whose name begins so come first, then offers
 * found by their other words, what the question as a whole means, the other results, and offers that match only in the middle
 * of a word, or most of the words. To a sentence what it means comes next to what is called so, and then what is for
 * sentences. Offers are ranked by match and use, results keep their order. Each thing is listed once; entries that match
 * every query come last.
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
    .map(({ entry, fit }) => ({ entry, fit, rank: fit - useOf(entry.id) + (entry.onlyAsked ? later : 0) }))
    .sort((a, b) => a.rank - b.rank)
  const fitting = (from: number, to: number) =>
    ranked.filter(({ fit }) => fit >= from && fit < to).map(({ entry }) => entry)
  const results = found.filter(({ last, held }) => !last && (!held || holdsMost(held)))
  const meant = meantOf(found)
  const called = results.filter((entry) => fitOf(entry, asked) === 0)
  const last = lastOf(offered, found)
  const isSentence = question.trim().split(/\s+/).length >= sentence
  const first = isSentence ? [...meant, ...last.filter(({ forSentences }) => forSentences)] : []
  const all = new Set([
    ...fitting(0, isSentence ? 1 : related),
    ...called,
    ...first,
    ...fitting(isSentence ? 1 : related, middle),
    ...meant,
    ...results,
    ...fitting(middle, noFit),
  ])
  const once = new Map([...all].toReversed().map((entry) => [thingOf(entry), entry]))
  return [
    ...grouped(
      [...all].filter((entry) => once.get(thingOf(entry)) === entry),
      mostOfGroup,
    ),
    ...grouped(last.filter((entry) => !all.has(entry))),
  ]
}

/** Where a chosen entry stands now, or another one that opens the same thing; -1 if neither is listed any longer. */
export function placeOf(chosen: PaletteEntry, items: readonly PaletteEntry[]): number {
  const same = items.findIndex(({ id }) => id === chosen.id)
  return same === -1 ? items.findIndex((item) => thingOf(item) === thingOf(chosen)) : same
}

function meantOf(found: readonly PaletteEntry[]): PaletteEntry[] {
  const ordered = found.filter(({ meant }) => meant === 'ordered')
  return ordered.length > 0 ? ordered : found.filter(({ meant }) => meant)
}

function thingOf({ id, thing = id }: PaletteEntry): string {
  return thing
}

/** Groups in the order of their first entries. */
function grouped(entries: readonly PaletteEntry[], most = Infinity): EntryGroup[] {
  const groups = Map.groupBy(entries, ({ group }) => group)
  return [...groups].map(([group, items]) => ({ group, items: items.slice(0, most) }))
}

/** A search result replaces an offered entry of the same id, because it may know more. */
function lastOf(offered: readonly PaletteEntry[], found: readonly PaletteEntry[]): PaletteEntry[] {
  return offered
    .filter(({ last }) => last)
    .sort((a, b) => (a.last ?? 0) - (b.last ?? 0))
    .map((entry) => found.find(({ id }) => id === entry.id) ?? entry)
}

const related = 2
const middle = 3
const noFit = 4

/** Among equal matches, those that are also shown before anything is typed come first: a page before its settings. */
const later = 0.01

/**
 * 0: the label starts with it. 1: its telling words begin words of the label. 2: so do other words of the entry, or its
 * path. 3: they stand in the middle of words, as “lease” does in “release”; or most of many do begin words.
 */
function fitOf({ label, words = '', path = '' }: PaletteEntry, asked: readonly string[]): number {
  const own = wordsOf(label)
  if (own.join(' ').startsWith(asked.join(' '))) return 0
  const telling = tellingOf(asked)
  if (telling.every((word) => own.some((part) => part.startsWith(word)))) return 1
  const all = [...own, ...wordsOf(words), ...wordsOf(path)]
  const begun = telling.filter((word) => all.some((part) => part.startsWith(word))).length
  if (begun === telling.length) return related
  const isWithin = telling.every((word) => all.some((part) => part.includes(word)))
  return isWithin || areMost(begun, telling.length) ? middle : noFit
}
