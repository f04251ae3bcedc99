import type { Place } from '#foundation/contract/passage.ts'
import { type Block, inSteps, type Reader } from '../block.ts'
import { Refusal, refusals } from '../refusal.ts'
import { parseXml } from '../xml.ts'
import { openZip, type Zip } from '../zip.ts'
import { numberOf, readFormats } from './excel-formats.ts'
import { figureBlocks, figureTypes } from './office-figures.ts'
import { relatedTo, titleIn } from './office-parts.ts'
import { sheetBlocks } from './sheet.ts'

type Sheet = { name: string; path: string }

/** Excel's xlsx, sheet by sheet; of a formula what it came to. */
export const excelReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const zip = await openZip(bytes)
    const main = zip.entries.find(({ name }) => /^xl\/workbook\d*\.xml$/iv.test(name))?.name
    if (main === undefined) throw new Refusal(refusals.damaged)
    const { sheets, from1904 } = await sheetsOf(zip, main)
    const words = await sharedWords(zip)
    const formats = await readFormats(zip)
    let done = 0
    for (const [at, { name, path }] of sheets.entries()) {
      const content = await zip.read(path)
      const rows = content ? rowsOf(content, { words, formats, from1904 }) : new Map<number, string[]>()
      const notes = [...(content ? marginsOf(content, name) : []), ...(await notesBeside(zip, path, name))]
      for (const part of inSteps([...sheetBlocks(name, rows), ...notes])) {
        done += 1
        yield { done, most: done + part.most - part.done + sheets.length - at - 1, blocks: part.blocks }
      }
    }
    return { title: await titleIn(zip) }
  },
}

async function sheetsOf(zip: Zip, main: string): Promise<{ sheets: Sheet[]; from1904: boolean }> {
  const content = await zip.read(main)
  if (!content) throw new Refusal(refusals.damaged)
  const paths = new Map((await relatedTo(zip, main)).map(({ id, path }) => [id, path]))
  const sheets: Sheet[] = []
  let from1904 = false
  parseXml(content, {
    open(name, { name: called = '', id = '', date1904 }) {
      const path = name === 'sheet' ? paths.get(id) : undefined
      if (path !== undefined) sheets.push({ name: called, path })
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  return { sheets, from1904 }
}

async function sharedWords(zip: Zip): Promise<string[]> {
  const content = await zip.read('xl/sharedStrings.xml')
  const found: string[] = []
  if (!content) return found
  let [text, reads, phonetic] = ['', false, false]
  parseXml(content, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') reads = !phonetic
      else if (name === 'rPh') phonetic = true
    },
    text(words) {
      if (reads) text += words
    },
    close(name) {
      if (name === 'si') found.push(text)
      else if (name === 't') reads = false
      else if (name === 'rPh') phonetic = false
    },
  })
  return found
}

type Book = { words: readonly string[]; formats: readonly string[]; from1904: boolean }

function rowsOf(xml: Uint8Array, book: Book): Map<number, string[]> {
  const rows = new Map<number, string[]>()
  let cell = { row: 0, column: 0, type: '', style: 0 }
  let [row, value, reads] = [0, '', false]
  parseXml(xml, {
    open(name, { r = '', t = '', s = '0' }) {
      if (name === 'row') {
        row = r === '' ? row + 1 : Number(r)
        cell = { ...cell, row, column: -1 }
      } else if (name === 'c') {
        cell = { row, column: r === '' ? cell.column + 1 : columnOf(r), type: t, style: Number(s) }
        value = ''
      } else reads = name === 'v' || name === 't'
    },
    text(words) {
      if (reads) value += words
    },
    close(name) {
      if (name === 'v' || name === 't') reads = false
      if (name !== 'c' || value === '' || cell.column > 16_384) return
      const cells = rows.get(cell.row) ?? []
      cells[cell.column] = shown(value, cell, book)
      rows.set(cell.row, cells)
    },
  })
  return rows
}

/** What is printed above and below the cells: “&L” and the like say where, and with which letters. */
function marginsOf(xml: Uint8Array, sheet: string): Block[] {
  const found: Block[] = []
  let [text, reads] = ['', false]
  parseXml(xml, {
    open: (name) => (reads = margins.has(name)),
    text(words) {
      if (reads) text += words
    },
    close(name) {
      if (!margins.has(name)) return
      for (const part of text.split(/&[LCR]/v)) {
        const said = part.replaceAll(/&"[^"]*"|&K[\dA-F]{6}|&\d{1,3}|&[A-Z]/gv, '').replaceAll('&&', '&')
        if (said.trim() !== '') found.push({ kind: 'text', text: said, place: { sheet, part: 'header' } })
      }
      ;[text, reads] = ['', false]
    },
  })
  return found
}

const margins = new Set(['oddHeader', 'evenHeader', 'firstHeader', 'oddFooter', 'evenFooter', 'firstFooter'])

function shown(value: string, { type, style }: { type: string; style: number }, book: Book): string {
  if (type === 's') return book.words[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'str' || type === 'inlineStr' || type === 'e' || type === 'd') return value
  return numberOf(value, book.formats[style] ?? 'General', book.from1904)
}

/** A1 is 0, AA1 is 26. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const at = letter.toUpperCase().codePointAt(0) ?? 0
    if (at < 65 || at > 90) break
    column = column * 26 + at - 64
  }
  return column - 1
}

/** What stands beside the cells: comments, text boxes, charts and diagrams. */
async function notesBeside(zip: Zip, path: string, sheet: string): Promise<Block[]> {
  const found: Block[] = []
  for (const { type, path: beside } of await relatedTo(zip, path)) {
    const isComment = type === 'threadedComment' || type === 'comments'
    const content = isComment || type === 'drawing' ? await zip.read(beside) : undefined
    if (!content) continue
    found.push(...wordsIn(content, { sheet, ...(isComment && { part: 'comments' as const }) }))
    const figures = (await relatedTo(zip, beside)).flatMap((each) => (figureTypes.has(each.type) ? each.path : []))
    found.push(...(await figureBlocks(zip, figures, { sheet })))
  }
  return found
}

function wordsIn(xml: Uint8Array, place: Place): Block[] {
  const found: Block[] = []
  let [text, reads] = ['', false]
  parseXml(xml, {
    open: (name) => (reads = name === 't' || name === 'text'),
    text(words) {
      if (reads) text += words
    },
    close(name) {
      reads = false
      if (name !== 'comment' && name !== 'threadedComment' && name !== 'p') return
      if (text.trim() !== '' && !text.startsWith(forOlderPrograms)) found.push({ kind: 'text', text, place })
      text = ''
    },
  })
  return found
}

/** A plain comment that only says that there is a threaded one. */
const forOlderPrograms = '[Threaded comment]'
