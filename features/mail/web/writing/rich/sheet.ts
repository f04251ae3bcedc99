import type { Place, Stretch } from '../../../rules/rich/edits.ts'
import { followChanges } from './changes.ts'
import {
  isList,
  joinedRuns,
  type Line,
  type LineKind,
  lineKinds,
  numbersOf,
  type Run,
} from '../../../rules/rich/lines.ts'

/** The lines in a document: drawn from the model, and read back where the browser itself has changed one. */
export type Sheet = {
  draw: (lines: readonly Line[]) => void
  /** Lines that still say what was drawn, without the caret, are the same objects. */
  read: () => Line[]
  /** Whether the elements are those of the lines. The browser may have joined, split or removed some by itself. */
  isDrawn: () => boolean
  selection: () => Stretch | undefined
  select: (stretch: Stretch) => void
  placeOf: (node: Node, offset: number) => Place | undefined
}

type Drawn = { line: Line; element: HTMLElement }

export function createSheet(root: HTMLElement): Sheet {
  let drawn: Drawn[] = []
  const changes = followChanges(root)
  const isDrawn = (): boolean => drawn.length > 0 && !changes.areStructural()
  const found = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-line]')]
  const elements = (): HTMLElement[] => (isDrawn() ? drawn.map(({ element }) => element) : found())
  const placeOf = (node: Node, offset: number) => placeIn(root, elements(), node, offset)
  return {
    isDrawn,
    draw(lines) {
      drawn = redrawn(drawn, lines)
      put(root, grouped(drawn))
      changes.forget()
    },
    read() {
      if (!isDrawn()) {
        drawn = []
        const all = found()
        return all.length === 0 ? [{ kind: 'text', level: 0, runs: runsOf(root) }] : all.map(lineOf)
      }
      const touched = new Set([...changes.lines(), ...linesOfSelection()])
      changes.forget()
      drawn = drawn.map((one) => (touched.has(one.element) ? { ...one, line: lineOf(one.element) } : one))
      return drawn.map(({ line }) => line)
    },
    selection() {
      const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined
      if (!range || !root.contains(range.commonAncestorContainer)) return undefined
      const from = placeOf(range.startContainer, range.startOffset)
      const to = placeOf(range.endContainer, range.endOffset)
      return from && to && { from, to }
    },
    select({ from, to }) {
      const [begin, end] = [pointOf(drawn[from.line]?.element, from.at), pointOf(drawn[to.line]?.element, to.at)]
      if (begin && end) getSelection()?.setBaseAndExtent(...begin, ...end)
    },
    placeOf,
  }
}

/** The lines in which the selection begins and ends: the browser writes nowhere else. */
function linesOfSelection(): (Element | null | undefined)[] {
  const { anchorNode = null, focusNode = null } = getSelection() ?? {}
  return [anchorNode, focusNode].map((node) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('[data-line]'),
  )
}

/** A line that is still the same object keeps its element. */
function redrawn(before: readonly Drawn[], lines: readonly Line[]): Drawn[] {
  const free = new Map(before.map(({ line, element }) => [line, element]))
  const numbers = numbersOf(lines)
  return lines.map((line, at) => {
    const element = free.get(line) ?? elementOf(line)
    // The same object may stand there twice.
    free.delete(line)
    if (element instanceof HTMLLIElement && line.kind === 'number') element.value = numbers[at] ?? 1
    return { line, element }
  })
}

const tags: Record<LineKind, string> = { text: 'div', heading: 'h3', quote: 'blockquote', bullet: 'li', number: 'li' }

function elementOf(line: Line): HTMLElement {
  const element = document.createElement(tags[line.kind])
  element.dataset['line'] = line.kind
  element.dataset['level'] = String(line.level)
  element.dir = 'auto'
  element.append(...(line.runs.length === 0 ? [document.createElement('br')] : line.runs.map(runElement)))
  return element
}

function runElement({ text, bold, italic, underline, href }: Run): Node {
  let node: Node = document.createTextNode(text)
  const around = (name: string): HTMLElement => {
    const element = document.createElement(name)
    element.append(node)
    node = element
    return element
  }
  if (underline) around('u')
  if (italic) around('i')
  if (bold) around('b')
  if (href !== undefined) {
    const link = around('a')
    link.setAttribute('href', href)
    link.title = href
  }
  return node
}

/** Items that follow each other stand in one list. */
function grouped(drawn: readonly Drawn[]): HTMLElement[] {
  const groups: { name: string; items: HTMLElement[] }[] = []
  for (const { line, element } of drawn) {
    const name = isList(line) ? (line.kind === 'number' ? 'ol' : 'ul') : ''
    const last = groups.at(-1)
    if (last && name !== '' && last.name === name) last.items.push(element)
    else groups.push({ name, items: [element] })
  }
  return groups.flatMap(({ name, items }) => (name === '' ? items : [listOf(name, items)]))
}

function listOf(name: string, items: HTMLElement[]): HTMLElement {
  const before = items[0]?.parentElement
  if (before?.localName === name && before.childNodes.length === items.length) {
    if (items.every((item, at) => before.childNodes[at] === item)) return before
  }
  const list = document.createElement(name)
  list.append(...items)
  return list
}

/** Leaves what is there already where it is. */
function put(root: HTMLElement, wanted: readonly HTMLElement[]): void {
  const kept = new Set<Node>(wanted)
  for (const child of Array.from(root.childNodes)) if (!kept.has(child)) child.remove()
  let next = root.firstChild
  for (const element of wanted) {
    if (next === element) next = element.nextSibling
    else root.insertBefore(element, next)
  }
}

function lineOf(element: HTMLElement): Line {
  const kind = lineKinds.find((each) => each === element.dataset['line']) ?? 'text'
  return { kind, level: Number(element.dataset['level'] ?? 0), runs: runsOf(element) }
}

function runsOf(element: HTMLElement): Run[] {
  const runs: Run[] = []
  const walk = (node: Node, look: Omit<Run, 'text'>): void => {
    if (node instanceof Text) runs.push({ ...look, text: node.data.replaceAll('\n', ' ') })
    const own = node instanceof HTMLElement && node !== element ? { ...look, ...lookOf(node) } : look
    for (const child of node.childNodes) walk(child, own)
  }
  walk(element, {})
  return joinedRuns(runs)
}

function lookOf(element: HTMLElement): Omit<Run, 'text'> {
  const name = element.localName
  if (name === 'b' || name === 'strong') return { bold: true }
  if (name === 'i' || name === 'em') return { italic: true }
  if (name === 'u') return { underline: true }
  const href = name === 'a' ? element.getAttribute('href') : null
  return href === null ? {} : { href }
}

function placeIn(root: HTMLElement, lines: HTMLElement[], node: Node, offset: number): Place | undefined {
  const element = (node instanceof HTMLElement ? node : node.parentElement)?.closest<HTMLElement>('[data-line]')
  if (element && root.contains(element)) {
    const range = document.createRange()
    range.setStart(element, 0)
    range.setEnd(node, offset)
    return { line: lines.indexOf(element), at: range.toString().length }
  }
  // Between two lines: the beginning of the next one, or the end of the last.
  const range = document.createRange()
  range.setStart(node, offset)
  const line = lines.findIndex((each) => range.comparePoint(each, 0) >= 0)
  if (line !== -1) return { line, at: 0 }
  return lines.length === 0 ? undefined : { line: lines.length - 1, at: lines.at(-1)?.textContent.length ?? 0 }
}

/** At the border of two looks, the end of the first. */
function pointOf(element: HTMLElement | undefined, at: number): [Node, number] | undefined {
  if (!element) return undefined
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (at <= before + length) return [node, at - before]
    before += length
  }
  return [element, 0]
}
