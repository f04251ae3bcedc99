import { emptyLine, joinedRuns, type Line, type LineKind, marksOf, type Run } from './lines.ts'
import { regionsOf, type Sides } from './regions.ts'

/** A character with its look, or the beginning of a line with its kind. */
type Atom = { key: string; run?: Run; line?: { kind: LineKind; level: number } }

type OnClash = 'refuse' | 'keep both'

/**
 * Joins two edits of the same lines. Where both changed the same place, the answer is `undefined`, or both are kept
 * there, one beneath the other.
 */
export function mergeLines(
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
  onClash: OnClash = 'refuse',
): Line[] | undefined {
  const merged: Line[] = []
  for (const region of regionsOf({ base, mine, theirs }, keyOfLine)) {
    const lines = mergeRegion(region) ?? (onClash === 'keep both' ? bothOf(region) : undefined)
    if (!lines) return undefined
    merged.push(...lines)
  }
  return merged
}

function mergeRegion({ base, mine, theirs }: Sides<Line>): Line[] | undefined {
  const [was, here, there] = [atomsOf(base), atomsOf(mine), atomsOf(theirs)]
  const merged = mergeSequences({ base: was, mine: here, theirs: there }, (one, other) => one.key === other.key)
  return merged && linesOf(merged)
}

function bothOf({ mine, theirs }: Sides<Line>): Line[] {
  return [...mine, ...(mine.length > 0 && theirs.length > 0 ? [emptyLine()] : []), ...theirs]
}

function keyOfLine({ kind, level, runs }: Line): string {
  return JSON.stringify([kind, level, runs.map((run) => [run.text, marksOf(run)])])
}

function atomsOf(lines: readonly Line[]): Atom[] {
  return lines.flatMap(({ kind, level, runs }) => [
    { key: `\n${kind} ${level}`, line: { kind, level } },
    ...runs.flatMap((run) => {
      const marks = marksOf(run)
      return Array.from(run.text, (text) => ({ key: `${text}${marks}`, run: { ...run, text } }))
    }),
  ])
}

function linesOf(atoms: readonly Atom[]): Line[] {
  const lines: { kind: LineKind; level: number; runs: Run[] }[] = []
  for (const { line, run } of atoms) {
    if (line) lines.push({ ...line, runs: [] })
    if (run) lines.at(-1)?.runs.push(run)
  }
  return lines.map((line) => ({ ...line, runs: joinedRuns(line.runs) }))
}

type Edit<Item> = { from: number; to: number; items: readonly Item[] }

/** Each side has changed one stretch; two stretches that touch may be the same sentence continued in two ways. */
export function mergeSequences<Item>(
  { base, mine, theirs }: Sides<Item>,
  isSame: (one: Item, other: Item) => boolean,
): Item[] | undefined {
  const [one, other] = [editOf(base, mine, isSame), editOf(base, theirs, isSame)]
  if (isNothing(other)) return [...mine]
  if (isNothing(one)) return [...theirs]
  if (mine.length === theirs.length && mine.every((item, at) => isSame(item, theirs[at] as Item))) return [...mine]
  const [first, second] = one.from <= other.from ? [one, other] : [other, one]
  if (first.to >= second.from) return undefined
  return [
    ...base.slice(0, first.from),
    ...first.items,
    ...base.slice(first.to, second.from),
    ...second.items,
    ...base.slice(second.to),
  ]
}

/** What was changed, as one stretch. */
export function editOf<Item>(
  base: readonly Item[],
  now: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Edit<Item> {
  const shorter = Math.min(base.length, now.length)
  let from = 0
  while (from < shorter && isSame(base[from] as Item, now[from] as Item)) from += 1
  let tail = 0
  while (tail < shorter - from && isSame(base[base.length - 1 - tail] as Item, now[now.length - 1 - tail] as Item))
    tail += 1
  return { from, to: base.length - tail, items: now.slice(from, now.length - tail) }
}

function isNothing({ from, to, items }: Edit<unknown>): boolean {
  return from === to && items.length === 0
}
