import type { ReactNode } from 'react'

export const paletteGroups = ['Go to', 'Search', 'Do'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** One line of the palette. What is in `Search` was found by somebody else and is shown as it comes. */
export type PaletteEntry = {
  id: string
  group: PaletteGroup
  label: string
  /** Other words that people may look for. */
  words?: string
  detail?: string
  icon?: ReactNode
  shortcut?: string
  run: () => void
}

export type EntryGroup = { group: PaletteGroup; items: PaletteEntry[] }

/** What fits the question, best first, in the order of the groups. */
export function matching(entries: readonly PaletteEntry[], question: string): EntryGroup[] {
  const asked = words(question)
  return paletteGroups
    .map((group) => ({
      group,
      items: bestFirst(
        entries.filter((entry) => entry.group === group),
        asked,
      ),
    }))
    .filter(({ items }) => items.length > 0)
}

function bestFirst(entries: PaletteEntry[], asked: string[]): PaletteEntry[] {
  return entries
    .map((entry) => ({ entry, fit: entry.group === 'Search' ? 0 : fit(entry, asked) }))
    .filter(({ fit: value }) => value < noFit)
    .sort((a, b) => a.fit - b.fit)
    .map(({ entry }) => entry)
}

const noFit = 3

/** 0: the label begins so. 1: some of its words do. 2: it is in there, or in the other words. */
function fit({ label, words: other = '' }: PaletteEntry, asked: string[]): number {
  const own = words(label)
  if (own.join(' ').startsWith(asked.join(' '))) return 0
  if (asked.every((word) => own.some((part) => part.startsWith(word)))) return 1
  const all = [...own, ...words(other)].join(' ')
  return asked.every((word) => all.includes(word)) ? 2 : noFit
}

function words(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
