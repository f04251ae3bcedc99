/** A stretch of a line in one look. */
export type Run = { text: string; bold?: true; italic?: true; underline?: true; href?: string }

export const lineKinds = ['text', 'heading', 'quote', 'bullet', 'number'] as const
export type LineKind = (typeof lineKinds)[number]

/** `level`: how deep a quotation or a list is nested, from 0; always 0 for other kinds. */
export type Line = { kind: LineKind; level: number; runs: readonly Run[] }

export const deepestList = 4
export const deepestQuote = 9

export function emptyLine(): Line {
  return { kind: 'text', level: 0, runs: [] }
}

export function wordsOf({ runs }: Line): string {
  return runs.map(({ text }) => text).join('')
}

export function isList({ kind }: Pick<Line, 'kind'>): boolean {
  return kind === 'bullet' || kind === 'number'
}

/** Plain lines are sent as text alone. */
export function isPlain(lines: readonly Line[]): boolean {
  return lines.every(({ kind, runs }) => kind === 'text' && runs.every((run) => marksOf(run) === ''))
}

/** Two runs with the same marks look the same. */
export function marksOf({ bold, italic, underline, href = '' }: Run): string {
  const marks = `${bold ? 'b' : ''}${italic ? 'i' : ''}${underline ? 'u' : ''}`
  return href === '' ? marks : `${marks} ${href}`
}

/** Each line of a plain text as a line without form; `textOf` is its inverse. */
export function linesOfText(text: string): Line[] {
  return text.split('\n').map((line) => ({ ...emptyLine(), runs: line === '' ? [] : [{ text: line }] }))
}

/** The plain twin: one line of text for each line, with the addresses of its links. */
export function textOf(lines: readonly Line[]): string {
  const numbers = numbersOf(lines)
  return lines.map((line, at) => `${markOf(line, numbers[at] ?? 0)}${line.runs.map(runWords).join('')}`).join('\n')
}

function markOf({ kind, level }: Line, number: number): string {
  if (kind === 'quote') return `${'>'.repeat(level + 1)} `
  if (kind === 'bullet') return `${'  '.repeat(level)}- `
  return kind === 'number' ? `${'   '.repeat(level)}${number}. ` : ''
}

/** A link whose words do not say where it leads is followed by its address. */
function runWords({ text, href }: Run): string {
  return href === undefined || bare(text) === bare(href) ? text : `${text} <${href}>`
}

/** A web address with a name before its host would otherwise look like a mail address. */
function bare(address: string): string {
  return address
    .trim()
    .replace(/^(?:https?:\/\/(?![^/]*@)|mailto:)/i, '')
    .replace(/\/$/, '')
}

/** The number of each numbered line; 0 for the others. Every list begins at 1. */
export function numbersOf(lines: readonly Line[]): number[] {
  const counts: number[] = []
  const kinds: LineKind[] = []
  return lines.map((line) => {
    const { kind, level } = line
    counts.length = Math.min(counts.length, isList(line) ? level + 1 : 0)
    if (!isList(line)) return 0
    counts[level] = kinds[level] === kind ? (counts[level] ?? 0) + 1 : 1
    kinds[level] = kind
    return kind === 'number' ? (counts[level] ?? 1) : 0
  })
}

const longestAddress = 2_000

/** An address that a link may lead to; `undefined` for anything that is no web page and no mail address. */
export function safeHref(given: string): string | undefined {
  const href = given.trim()
  const isKnown = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)[^\s<>"\p{Cc}\p{Cf}]*$/iu.test(href)
  return isKnown && href.length <= longestAddress ? href : undefined
}

/**
 * The one form of lines that look the same, which HTML holds without loss: no tabs, no control characters, no no-break
 * space beside another space, no level without the one above it.
 */
export function tidied(lines: readonly Line[]): Line[] {
  const tidy: Line[] = []
  for (const { kind, level, runs } of lines) {
    tidy.push({ kind, level: levelOf({ kind, level }, tidy.at(-1)), runs: tidyRuns(runs) })
  }
  return tidy.length === 0 ? [emptyLine()] : tidy
}

function levelOf({ kind, level }: Pick<Line, 'kind' | 'level'>, before: Line | undefined): number {
  if (kind === 'quote') return Math.min(Math.max(level, 0), deepestQuote)
  if (!isList({ kind })) return 0
  return Math.min(Math.max(level, 0), deepestList, before && isList(before) ? before.level + 1 : 0)
}

const tidyRuns = remembered((runs: readonly Run[]): readonly Run[] => joinedRuns(spaced(runs)))

/** The same line is asked about with each character that is typed into another one. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    return made
  }
}

function spaced(runs: readonly Run[]): Run[] {
  const clean = runs.map((run) => ({
    ...run,
    text: run.text.replaceAll(/[\t\n\u2028\u2029]/g, ' ').replaceAll(/\p{Cc}/gu, ''),
  }))
  const all = clean.map(({ text }) => text).join('')
  const even = all.replaceAll(/^\u00a0+|\u00a0+$|[ \u00a0]{2,}/g, (spaces) => ' '.repeat(spaces.length))
  let at = 0
  return clean.map((run) => {
    const text = even.slice(at, at + run.text.length)
    at += run.text.length
    return { ...run, text }
  })
}

/** Neighbours of one look become one run, and empty ones go. */
export function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    if (run.text === '') continue
    const last = joined.at(-1)
    if (last && marksOf(last) === marksOf(run)) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}
