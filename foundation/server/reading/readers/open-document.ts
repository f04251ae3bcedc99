import type { Place } from '#foundation/contract/passage.ts'
import { type Block, inSteps, type Reader } from '../block.ts'
import { Refusal, refusals } from '../refusal.ts'
import { type Attributes, parseXml, type XmlHeed } from '../xml.ts'
import { openZip, type Zip } from '../zip.ts'
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
    const styles = await zip.read('styles.xml')
    const { objects, note } = await objectsIn(zip)
    yield* inSteps([...blocksOf(content), ...(styles ? marginsOf(styles) : []), ...objects])
    return { title: await titleIn(zip), note }
  },
}

const embedded = /^Object [^\/]{1,20}\/content\.xml$/v

/** Charts and other documents within the document; what of them cannot be read is no reason to refuse all of it. */
async function objectsIn(zip: Zip): Promise<{ objects: Block[]; note: string | undefined }> {
  const objects: Block[] = []
  let unread = 0
  for (const { name } of zip.entries) {
    const content = embedded.test(name) ? await zip.read(name) : undefined
    if (!content) continue
    try {
      objects.push(...blocksOf(content))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      unread += 1
    }
  }
  return { objects, note: unread === 0 ? undefined : `What is embedded in it was not all read: ${unread} left out.` }
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
  part: Place['part']
}

const margins = new Set(['header', 'header-left', 'header-first', 'footer', 'footer-left', 'footer-first'])
const skipped = new Set(['tracked-changes', 'deletion', 'forms'])
const notes = new Set(['notes', 'note', 'annotation'])
const spaces = new Set(['s', 'tab', 'line-break'])
const mostRepeated = 200

function blocksOf(xml: Uint8Array): Block[] {
  const state = begun()
  parseXml(xml, heedOf(state))
  return state.found
}

/** What stands above and below each page; everything else among the styles is hidden. */
function marginsOf(xml: Uint8Array): Block[] {
  const state = { ...begun(), hidden: 1, part: 'header' as const }
  const heed = heedOf(state)
  parseXml(xml, {
    ...heed,
    open(name, attributes) {
      if (margins.has(name)) state.hidden -= 1
      heed.open(name, attributes)
    },
    close(name) {
      heed.close(name)
      if (margins.has(name)) state.hidden += 1
    },
  })
  return state.found
}

function begun(): State {
  return {
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
    part: undefined,
  }
}

function heedOf(state: State): Required<XmlHeed> {
  return {
    open: (name, attributes) => open(state, name, attributes),
    text(text) {
      const paragraph = state.paragraphs.at(-1)
      if (paragraph && state.hidden === 0) paragraph.text += text
    },
    close: (name) => close(state, name),
  }
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

function placeOf({ slide, sheet, notes: inNotes, isBook, part }: State): Place {
  return {
    ...(part && { part }),
    ...(slide > 0 && { slide }),
    ...(isBook && sheet !== undefined && { sheet }),
    ...(inNotes > 0 && { part: 'notes' as const }),
  }
}
