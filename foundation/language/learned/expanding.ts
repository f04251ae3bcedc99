import { type LangFile, type Line, misread } from './lang-file.ts'
import { type Marked, unmark } from './marks.ts'
import { hashOf, randomFrom } from './random.ts'

/** A sentence to learn from. */
export type Example = Marked & { intent: string; line: Line }

type Lists = LangFile['lists']

/**
 * Up to `most` sentences of a line: `{a|b|}` is a choice, `{name}` a value of that list. A line is always expanded
 * alike, whatever stands around it, so that a change of one line changes the sentences of no other.
 */
export function expanded(line: Line, lists: Lists, most: number): Example[] {
  const next = randomFrom(hashOf(line.text))
  const found = new Map<string, Example>()
  for (let attempt = 0; attempt < most * 3 && found.size < most; attempt += 1) {
    const filled = fill(line, lists, next)
    const marked = unmark(filled)
    if ('wrong' in marked) throw misread(line.file, line.line, marked.wrong)
    found.set(filled, { ...marked, intent: line.intent, line })
    if (filled === line.text) break
  }
  return [...found.values()]
}

const deepest = 12

function fill(line: Line, lists: Lists, next: (below: number) => number): string {
  let text = line.text
  for (let depth = 0; text.includes('{') || text.includes('}'); depth += 1) {
    if (depth > deepest) throw misread(line.file, line.line, 'its lists name each other in a circle')
    const before = text
    text = text.replaceAll(/\{([^{}]*)\}/g, (_, inner: string) => chosen(inner, line, lists, next))
    if (text === before) throw misread(line.file, line.line, 'a choice is not closed')
  }
  return text.replaceAll(/ {2,}/g, ' ').replaceAll(' ?', '?').replaceAll(' ,', ',').trim()
}

function chosen(inner: string, line: Line, lists: Lists, next: (below: number) => number): string {
  const values = inner.includes('|') ? inner.split('|') : lists[inner]
  if (values === undefined) throw misread(line.file, line.line, `there is no list ${inner}`)
  return values[next(values.length)] ?? ''
}
