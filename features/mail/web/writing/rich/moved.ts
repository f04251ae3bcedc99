import type { Place, Stretch } from '../../../rules/rich/edits.ts'
import { type Line, wordsOf } from '../../../rules/rich/lines.ts'
import { editOf } from '../../../rules/rich/merge.ts'

/** Where a selection is after the lines were changed around it. */
export function moved(before: readonly Line[], after: readonly Line[], { from, to }: Stretch): Stretch {
  const [was, is] = [unitsOf(before), unitsOf(after)]
  const edit = editOf(was, is, (one, other) => one === other)
  const shift = edit.items.length - (edit.to - edit.from)
  const place = (old: Place): Place => {
    const offset = offsetOf(before, old)
    const next = offset <= edit.from ? offset : offset >= edit.to ? offset + shift : edit.from + edit.items.length
    return placeAt(after, next)
  }
  return { from: place(from), to: place(to) }
}

function unitsOf(lines: readonly Line[]): string[] {
  return lines.map(wordsOf).join('\n').split('')
}

function offsetOf(lines: readonly Line[], { line, at }: Place): number {
  return lines.slice(0, line).reduce((sum, each) => sum + wordsOf(each).length + 1, 0) + at
}

function placeAt(lines: readonly Line[], offset: number): Place {
  let rest = offset
  for (const [line, each] of lines.entries()) {
    const { length } = wordsOf(each)
    if (rest <= length) return { line, at: Math.max(0, rest) }
    rest -= length + 1
  }
  return { line: lines.length - 1, at: wordsOf(lines.at(-1) ?? { kind: 'text', level: 0, runs: [] }).length }
}
