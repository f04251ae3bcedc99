import { completeInline } from './inline-tail.ts'

/**
 * Completes Markdown that is still being written: closes what is open, and holds back marks whose meaning is not yet
 * certain. Changes only the end, and at most the last block.
 */
export function completeTail(text: string): string {
  if (isInFence(text)) return text.replace(/\n[ \t>]*[`~]{1,}[ \t]*$/, '')
  const at = lastBlockAt(text)
  const block = withoutLoneMarks(text.slice(at))
  const rows = block.split('\n')
  const table = completeTable(rows)
  if (table !== undefined) return text.slice(0, at) + table
  const line = lastLeafAt(rows)
  const settled = rows.slice(0, line).map((row) => `${row}\n`)
  const leaf = rows.slice(line).join('\n')
  const [, mark = '', words = ''] = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|#{1,6}[ \t]+)?)([\s\S]*)$/.exec(leaf) ?? []
  return text.slice(0, at) + settled.join('') + mark + completeInline(words)
}

/** A code fence, at any nesting: its indent and marks, and what follows them. */
const fenceLine = /^(?:[ \t>]|[-*+] |\d{1,9}[.)] )*(`{3,}(?=[^`]*$)|~{3,})(.*)$/

export function isInFence(text: string): boolean {
  let open: string | undefined
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = fenceLine.exec(line) ?? []
    if (mark === undefined) continue
    if (open === undefined) open = mark
    else if (mark[0] === open[0] && mark.length >= open.length && rest.trim() === '') open = undefined
  }
  return open !== undefined
}

/** After the last empty line. */
function lastBlockAt(text: string): number {
  let at = 0
  for (const gap of text.matchAll(/\n[ \t]*(?=\n)/g)) at = gap.index + gap[0].length + 1
  return at
}

/**
 * A dash under a line may become a list, a rule or a table, and a fence begins with one mark, so both are held back.
 */
function withoutLoneMarks(block: string): string {
  const at = block.lastIndexOf('\n') + 1
  const line = block.slice(at)
  const task = /^(\s*(?:[-*+]|\d{1,9}[.)]) +)\[[ xX]?\]?$/.exec(line)
  if (task) return block.slice(0, at) + (task[1] ?? '')
  if (/^ {0,3}(?:\*{3,}|_{3,})[ \t]*$/.test(line)) return `${block}\n`
  const lone =
    /^[ \t>]*(?:[-=+*_]|[*_]{2}|`{1,2}|~{1,2})[ \t]*$/.test(line) || (at > 0 && /^ {0,3}(?:-+|=+)[ \t]*$/.test(line))
  return lone && !isRuleOfTable(block, at) ? block.slice(0, Math.max(0, at - 1)) : block
}

/** Dashes after `a | b` are the second line of a table. */
function isRuleOfTable(block: string, at: number): boolean {
  return block.slice(0, at).includes('|')
}

/** Adds the delimiter row of a table that has begun, so that each row is already shown as one while it is written. */
function completeTable(rows: string[]): string | undefined {
  const [head = '', rule = ''] = rows
  const starts = head.trimStart().startsWith('|')
  const isRule = rows.length > 1 && /^[ \t]*(?:\|[ \t]*)?:?-[-:| \t]*$/.test(rule) && head.includes('|')
  if (rows.length > 2 && isRule) return withLastCell(rows)
  const ruleBegins = rows.length === 2 && /^[-:| \t]*$/.test(rule)
  if (rows.length > 2 || !(starts || (isRule && rows.length === 2)) || (rows.length === 2 && !ruleBegins))
    return undefined
  const whole = rows.length === 1 ? withLastCell([head]) : head
  return `${closed(whole)}\n${Array(columns(whole)).fill('| --- ').join('')}|`
}

function withLastCell(rows: string[]): string {
  const text = rows.join('\n')
  const at = Math.max(text.lastIndexOf('|'), text.lastIndexOf('\n')) + 1
  return text.slice(0, at) + completeInline(text.slice(at))
}

function closed(row: string): string {
  return /\|\s*$/.test(row) ? row : `${row} |`
}

function columns(row: string): number {
  const cells = closed(row).trim().replace(/^\|/, '')
  return cells.match(/(?<!\\)\|/g)?.length ?? 1
}

/** The first line of the last heading, item, quote or paragraph: marks match only within it. */
function lastLeafAt(rows: string[]): number {
  const starts = /^[ \t>]*(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]/
  for (let line = rows.length - 1; line > 0; line--) {
    if (starts.test(rows[line] ?? '')) return line
    if (/^[ \t>]*#{1,6}[ \t]/.test(rows[line - 1] ?? '')) return line
  }
  return 0
}
