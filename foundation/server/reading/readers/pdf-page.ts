import type { Place } from '#foundation/contract/passage.ts'
import type { Block } from '../block.ts'

/** A run of letters as pdf.js gives it. */
export type Item = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }

/** The page in points; the origin of PDF is at its lower left. */
export type Sheet = { number: number; left: number; bottom: number; width: number; height: number }

type Line = { text: string; left: number; right: number; base: number; size: number }

/** Runs become lines, lines paragraphs; what is set larger than most of the page is a heading. */
export function blocksOfPage(items: readonly Item[], sheet: Sheet): Block[] {
  const lines = linesOf(items)
  const usual = usualSize(lines)
  const found: Block[] = []
  let open: Line[] = []
  const close = (): void => {
    if (open.length > 0) found.push(blockOf(open, sheet, usual))
    open = []
  }
  for (const line of lines) {
    const last = open.at(-1)
    if (last && !continues(last, line)) close()
    open.push(line)
  }
  close()
  return found
}

function linesOf(items: readonly Item[]): Line[] {
  const found: Line[] = []
  let open: Line | undefined
  for (const { str, transform, width, height, hasEOL } of items) {
    const [a = 0, b = 0, , , left = 0, base = 0] = transform
    const size = height || Math.hypot(a, b)
    if (str !== '') {
      if (open && Math.abs(open.base - base) > Math.max(size, open.size) * 0.6) {
        found.push(open)
        open = undefined
      }
      open = open ? longer(open, { str, left, width, size }) : { text: str, left, right: left + width, base, size }
    }
    if (hasEOL && open) {
      found.push(open)
      open = undefined
    }
  }
  if (open) found.push(open)
  return found.filter(({ text }) => text.trim() !== '')
}

function longer(line: Line, { str, left, width, size }: { str: string; left: number; width: number; size: number }) {
  const isApart = left - line.right > line.size * 0.2 && !line.text.endsWith(' ') && !str.startsWith(' ')
  return {
    ...line,
    text: line.text + (isApart ? ' ' : '') + str,
    left: Math.min(line.left, left),
    right: Math.max(line.right, left + width),
    size: str.trim() === '' ? line.size : Math.max(line.size, size),
  }
}

/** That of most letters. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines)
    letters.set(Math.round(size * 2) / 2, (letters.get(Math.round(size * 2) / 2) ?? 0) + text.length)
  return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

/** Directly below, of the same size, and not in another column. */
function continues(last: Line, next: Line): boolean {
  const gap = last.base - next.base
  const size = Math.max(last.size, next.size, 1)
  if (Math.abs(last.size - next.size) > size * 0.15) return false
  return gap > -size * 0.3 && gap < size * 1.75 && next.left < last.right && next.right > last.left
}

function blockOf(lines: readonly Line[], sheet: Sheet, usual: number): Block {
  const text = lines.reduce((whole, line) => joined(whole, line.text.trim()), '')
  const place = { page: sheet.number, ...boxOf(lines, sheet) }
  const ratio = usual > 0 ? (lines[0]?.size ?? 0) / usual : 1
  if (ratio < 1.18 || text.length > 150 || lines.length > 3) return { kind: 'text', text, place }
  return { kind: 'heading', text, place, level: ratio >= 1.7 ? 1 : ratio >= 1.35 ? 2 : 3 }
}

/** A word that was parted at the end of its line becomes whole. */
function joined(whole: string, line: string): string {
  if (whole === '') return line
  if (/\p{L}\p{Ll}-$/v.test(whole) && /^\p{Ll}/v.test(line)) return whole.slice(0, -1) + line
  return `${whole} ${line}`
}

function boxOf(lines: readonly Line[], { left, bottom, width, height }: Sheet): Pick<Place, 'box'> {
  const from = share((Math.min(...lines.map((line) => line.left)) - left) / width)
  const to = share((Math.max(...lines.map((line) => line.right)) - left) / width)
  const top = share(1 - (Math.max(...lines.map((line) => line.base + line.size)) - bottom) / height)
  const end = share(1 - (Math.min(...lines.map((line) => line.base - line.size * 0.25)) - bottom) / height)
  if (![from, to, top, end].every(Number.isFinite) || to < from || end < top) return {}
  return { box: { left: from, top, width: share(to - from), height: share(end - top) } }
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
}
