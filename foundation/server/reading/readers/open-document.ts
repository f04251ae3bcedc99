import type { Place } from '#foundation/contract/passage.ts'
import { type Block, inSteps, type Reader } from '../block.ts'
import { Refusal, refusals } from '../refusal.ts'
import { type Attributes, parseXml } from '../xml.ts'
import { openZip } from '../zip.ts'
import { titleIn } from './office-parts.ts'
import { columnName } from './csv.ts'

/** Texts, sheets and slides of OpenDocument, which all stand in one XML. */
export const openDocumentReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const zip = await openZip(bytes)
    const content = await zip.read('content.xml')
    if (!content) throw new Refusal(refusals.damaged)
    const manifest = await zip.read('META-INF/manifest.xml')
    if (manifest && new TextDecoder().decode(manifest).includes('encryption-data'))
      throw new Refusal(refusals.encrypted)
    yield* inSteps(blocksOf(content))
    return { title: await titleIn(zip) }
  },
}

type Paragraph = { text: string; level: number | undefined }

/** Where the reader is, with the paragraphs and rows that are still open: they stand within each other. */
type State = {
  found: Block[]
  paragraphs: Paragraph[]
  rows: string[][]
  slide: number
  sheet: string | undefined
  row: number
  notes: number
  hidden: number
  repeated: number
  isBook: boolean
}

const skipped = new Set(['tracked-changes', 'deletion', 'forms'])
const notes = new Set(['notes', 'note', 'annotation'])
const spaces = new Set(['s', 'tab', 'line-break'])
const mostRepeated = 200

function blocksOf(xml: Uint8Array): Block[] {
  const state: State = {
    found: [],
    paragraphs: [],
    rows: [],
    slide: 0,
    sheet: undefined,
    row: 0,
    notes: 0,
    hidden: 0,
    repeated: 1,
    isBook: false,
  }
  parseXml(xml, {
    open: (name, attributes) => open(state, name, attributes),
    text(text) {
      const paragraph = state.paragraphs.at(-1)
      if (paragraph && state.hidden === 0) paragraph.text += text
    },
    close: (name) => close(state, name),
  })
  return state.found
}

function open(state: State, name: string, attributes: Attributes): void {
  const paragraph = state.paragraphs.at(-1)
  if (skipped.has(name)) state.hidden += 1
  else if (name === 'spreadsheet') state.isBook = true
  else if (name === 'page') state.slide += 1
  else if (notes.has(name)) state.notes += 1
  else if (name === 'table' && state.isBook) {
    state.sheet = attributes['name'] ?? ''
    state.row = 0
    state.found.push({ kind: 'heading', text: state.sheet, level: 1, place: placeOf(state) })
  } else if (name === 'table-row') {
    state.row += 1
    state.rows.push([])
  } else if (name === 'table-cell' || name === 'covered-table-cell') {
    state.rows.at(-1)?.push('')
    state.repeated = Number(attributes['number-columns-repeated'] ?? 1)
  } else if (name === 'p' || name === 'h')
    state.paragraphs.push({ text: '', level: name === 'h' ? Number(attributes['outline-level'] ?? 1) : undefined })
  else if (spaces.has(name) && paragraph) paragraph.text += ' '
}

function close(state: State, name: string): void {
  if (skipped.has(name)) state.hidden -= 1
  else if (notes.has(name)) state.notes -= 1
  else if (name === 'table-cell') repeatCell(state)
  else if (name === 'table-row') endRow(state)
  else if (name === 'p' || name === 'h') endParagraph(state)
}

function repeatCell({ rows, repeated }: State): void {
  const row = rows.at(-1)
  const cell = row?.at(-1) ?? ''
  if (row && cell !== '') row.push(...Array.from({ length: Math.min(repeated, mostRepeated) - 1 }, () => cell))
}

function endRow(state: State): void {
  const cells = state.rows.pop() ?? []
  if (putInCell(state, cells.join(' '))) return
  const span = `A${state.row}:${columnName(Math.max(0, cells.length - 1))}${state.row}`
  const place = { ...placeOf(state), ...(state.isBook && { cells: span }) }
  state.found.push({ kind: 'row', text: cells.join('\t'), place })
}

function endParagraph(state: State): void {
  const { text = '', level } = state.paragraphs.pop() ?? {}
  if (putInCell(state, text)) return
  state.found.push({ kind: level === undefined ? 'text' : 'heading', text, level: level ?? 1, place: placeOf(state) })
}

/** What stands in a cell is part of its row. */
function putInCell({ rows }: State, text: string): boolean {
  const row = rows.at(-1)
  if (!row || row.length === 0) return false
  row[row.length - 1] = `${row.at(-1)} ${text}`.trim()
  return true
}

function placeOf({ slide, sheet, notes: inNotes, isBook }: State): Place {
  return {
    ...(slide > 0 && { slide }),
    ...(isBook && sheet !== undefined && { sheet }),
    ...(inNotes > 0 && { part: 'notes' as const }),
  }
}
