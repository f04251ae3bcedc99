import { deepestList, isList, joinedRuns, type Line, type LineKind, type Run, wordsOf } from './lines.ts'

/** A place between two characters: the number of the line, and how many UTF-16 units of it stand before. */
export type Place = { line: number; at: number }
/** `from` never stands after `to`. */
export type Stretch = { from: Place; to: Place }
export type Edited = { lines: readonly Line[]; selection: Stretch }
export type Mark = 'bold' | 'italic' | 'underline'

export function caretAt(line: number, at: number): Stretch {
  return { from: { line, at }, to: { line, at } }
}

export function isCaret({ from, to }: Stretch): boolean {
  return from.line === to.line && from.at === to.at
}

/**
 * Replaces a stretch with lines. The first and the last of them join the lines on either side. Where whole lines were
 * deleted, one empty line without formatting is left.
 */
export function replaced(lines: readonly Line[], { from, to }: Stretch, inserted: readonly Line[]): Edited {
  const [first, last] = [lineAt(lines, from.line), lineAt(lines, to.line)]
  const before = cut(first.runs, 0, from.at)
  const after = cut(last.runs, to.at)
  const head = inserted[0] ?? { kind: 'text', level: 0, runs: [] }
  const isGone = isWhole(first, last, { from, to }) && inserted.length === 0
  const takesLook = before.length === 0 && first.kind === 'text' && head.kind !== 'text'
  const look = isGone || takesLook ? head : first
  const tail = inserted.at(-1) ?? head
  const middle =
    inserted.length <= 1
      ? [{ ...look, runs: joinedRuns([...before, ...head.runs, ...after]) }]
      : [
          { ...look, runs: joinedRuns([...before, ...head.runs]) },
          ...inserted.slice(1, -1),
          { ...tail, runs: joinedRuns([...tail.runs, ...after]) },
        ]
  const line = from.line + middle.length - 1
  const at = wordsOf(tail).length + (inserted.length <= 1 ? from.at : 0)
  return { lines: [...lines.slice(0, from.line), ...middle, ...lines.slice(to.line + 1)], selection: caretAt(line, at) }
}

function isWhole(first: Line, last: Line, { from, to }: Stretch): boolean {
  const [begin, end] = [wordsOf(first), wordsOf(last)]
  return from.line < to.line && from.at === 0 && to.at === end.length && begin + end !== ''
}

/** Enter: an empty item ends its list or quotation, and a heading is followed by plain words. */
export function broken(lines: readonly Line[], stretch: Stretch): Edited {
  const { lines: rest, selection } = replaced(lines, stretch, [])
  const { line, at } = selection.from
  const here = lineAt(rest, line)
  const isEmpty = wordsOf(here) === ''
  if (isEmpty && here.kind !== 'text') return lowered(rest, selection)
  const kind = here.kind === 'heading' ? 'text' : here.kind
  const [above, below] = [cut(here.runs, 0, at), cut(here.runs, at)]
  const isBeforeHeading = here.kind === 'heading' && at === 0
  const two = isBeforeHeading
    ? [{ ...here, kind, runs: above }, here]
    : [
        { ...here, runs: above },
        { ...here, kind, runs: below },
      ]
  return { lines: [...rest.slice(0, line), ...two, ...rest.slice(line + 1)], selection: caretAt(line + 1, 0) }
}

/** Backspace at the beginning of a line: takes away its form first, and then joins it with the one above. */
export function joinedAbove(lines: readonly Line[], line: number): Edited | undefined {
  if (lineAt(lines, line).kind !== 'text') return lowered(lines, caretAt(line, 0))
  if (line === 0) return undefined
  const at = wordsOf(lineAt(lines, line - 1)).length
  return replaced(lines, { from: { line: line - 1, at }, to: { line, at: 0 } }, [])
}

function lowered(lines: readonly Line[], selection: Stretch): Edited {
  return changed(lines, selection, (line) =>
    line.level > 0 ? { ...line, level: line.level - 1 } : { ...line, kind: 'text' },
  )
}

/** Tab and Shift+Tab in a list; `undefined` elsewhere. */
export function indented(lines: readonly Line[], selection: Stretch, by: 1 | -1): Edited | undefined {
  if (!within(lines, selection).some(isList)) return undefined
  return changed(lines, selection, (line, number) => {
    const before = lines[number - 1]
    const most = before && isList(before) ? Math.min(before.level + 1, deepestList) : 0
    return isList(line) ? { ...line, level: Math.max(0, Math.min(line.level + by, most)) } : line
  })
}

/** All lines of the stretch take the kind; where they have it, they lose it. */
export function ofKind(lines: readonly Line[], selection: Stretch, kind: LineKind): Edited {
  const next = within(lines, selection).every((line) => line.kind === kind) ? 'text' : kind
  const isNested = isList({ kind: next })
  return changed(lines, selection, (line) => ({
    ...line,
    kind: next,
    level: isNested && isList(line) ? line.level : 0,
  }))
}

export function hasMark(lines: readonly Line[], stretch: Stretch, mark: Mark): boolean {
  if (isCaret(stretch)) return runBefore(lines, stretch.from)?.[mark] === true
  const runs = within(lines, stretch).flatMap(({ runs: all }, index) => cut(all, ...boundsOf(stretch, index)))
  return runs.length > 0 && runs.every((run) => run[mark] === true)
}

export function marked(lines: readonly Line[], stretch: Stretch, mark: Mark): Edited {
  const isOn = !hasMark(lines, stretch, mark)
  return eachRun(lines, stretch, (run) => {
    if (isOn) return { ...run, [mark]: true }
    const { [mark]: _gone, ...rest } = run
    return rest
  })
}

/** `undefined` takes links away. */
export function linked(lines: readonly Line[], stretch: Stretch, href: string | undefined): Edited {
  return eachRun(lines, stretch, ({ href: _gone, ...run }) => (href === undefined ? run : { ...run, href }))
}

/** The whole link that a place stands in. */
export function linkAt(lines: readonly Line[], place: Place): { stretch: Stretch; href: string } | undefined {
  const href = runBefore(lines, place)?.href ?? runAfter(lines, place)?.href
  if (href === undefined) return undefined
  const { runs } = lineAt(lines, place.line)
  let [from, at] = [-1, 0]
  for (const run of runs) {
    if (run.href === href && from === -1) from = at
    if (run.href !== href && from !== -1 && at >= place.at) break
    if (run.href !== href) from = -1
    at += run.text.length
  }
  return { stretch: { from: { line: place.line, at: from }, to: { line: place.line, at } }, href }
}

/** The look of a character that is typed at a place; what follows a link is no link. */
export function lookAt(lines: readonly Line[], place: Place): Omit<Run, 'text'> {
  const [before, after] = [runBefore(lines, place), runAfter(lines, place)]
  const { text: _text, href, ...look } = before ?? after ?? { text: '' }
  return href !== undefined && after?.href === href && before !== undefined ? { ...look, href } : look
}

const rules: [RegExp, LineKind][] = [
  [/^[-*•] $/, 'bullet'],
  [/^1[.)] $/, 'number'],
  [/^> $/, 'quote'],
  [/^# $/, 'heading'],
]

/** Makes a list of a line that begins with “- ”, and the like; called after the space was typed. */
export function ruled(lines: readonly Line[], { line, at }: Place): Edited | undefined {
  const here = lineAt(lines, line)
  const beginning = wordsOf(here).slice(0, at)
  const kind = rules.find(([rule]) => rule.test(beginning))?.[1]
  if (kind === undefined || here.kind !== 'text') return undefined
  const { lines: rest } = replaced(lines, { from: { line, at: 0 }, to: { line, at } }, [])
  return changed(rest, caretAt(line, 0), (each) => ({ ...each, kind, level: 0 }))
}

/** The lines of a stretch, as they would be copied. */
export function copied(lines: readonly Line[], stretch: Stretch): Line[] {
  return within(lines, stretch).map((line, index) => ({ ...line, runs: cut(line.runs, ...boundsOf(stretch, index)) }))
}

export function cut(runs: readonly Run[], from: number, to = Number.POSITIVE_INFINITY): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const begin = at
    at += run.text.length
    const text = run.text.slice(Math.max(0, from - begin), Math.max(0, to - begin))
    return text === '' ? [] : [{ ...run, text }]
  })
}

function eachRun(lines: readonly Line[], stretch: Stretch, change: (run: Run) => Run): Edited {
  return changed(lines, stretch, (line, number) => {
    const [from, to] = boundsOf(stretch, number - stretch.from.line)
    const inside = cut(line.runs, from, to).map(change)
    return { ...line, runs: joinedRuns([...cut(line.runs, 0, from), ...inside, ...cut(line.runs, to)]) }
  })
}

function changed(lines: readonly Line[], selection: Stretch, change: (line: Line, number: number) => Line): Edited {
  const { from, to } = selection
  return {
    lines: lines.map((line, number) => (number < from.line || number > to.line ? line : change(line, number))),
    selection,
  }
}

function within(lines: readonly Line[], { from, to }: Stretch): readonly Line[] {
  return lines.slice(from.line, to.line + 1)
}

/** What of a line of a stretch stands in it, by the number of the line within the stretch. */
function boundsOf({ from, to }: Stretch, index: number): [number, number] {
  return [index === 0 ? from.at : 0, from.line + index === to.line ? to.at : Number.POSITIVE_INFINITY]
}

function runBefore(lines: readonly Line[], { line, at }: Place): Run | undefined {
  return cut(lineAt(lines, line).runs, 0, at).at(-1)
}

function runAfter(lines: readonly Line[], { line, at }: Place): Run | undefined {
  return cut(lineAt(lines, line).runs, at)[0]
}

function lineAt(lines: readonly Line[], number: number): Line {
  return lines[number] ?? { kind: 'text', level: 0, runs: [] }
}
