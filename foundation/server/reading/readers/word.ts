import type { Place } from '#foundation/contract/passage.ts'
import { type Block, inSteps, type Reader } from '../block.ts'
import { Refusal, refusals } from '../refusal.ts'
import { parseXml } from '../xml.ts'
import { openZip, type Zip } from '../zip.ts'
import { figureBlocks } from './office-figures.ts'
import { titleIn } from './office-parts.ts'
import { type Numbered, type Numbering, readNumbering } from './word-numbering.ts'

/** Word's docx: the text, then headers, footnotes and comments, each named as what it is. */
export const wordReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const zip = await openZip(bytes)
    const main = await zip.read(mainOf(zip))
    if (!main) throw new Refusal(refusals.damaged)
    const styles = await readStyles(zip)
    const numbering = await readNumbering(zip)
    const blocks = blocksOf(main, { styles, numbering })
    for (const { name } of zip.entries) {
      const part = partOf(name)
      const content = part && (await zip.read(name))
      if (part && content) blocks.push(...blocksOf(content, { styles, numbering }, { part }))
    }
    blocks.push(...(await figureBlocks(zip, figuresIn(zip))))
    yield* inSteps(blocks)
    return { title: await titleIn(zip) }
  },
}

function mainOf({ entries }: Zip): string {
  return entries.find(({ name }) => /^word\/document\d*\.xml$/iv.test(name))?.name ?? 'word/document.xml'
}

function partOf(name: string): Place['part'] | undefined {
  if (/^word\/(?:header|footer)\d*\.xml$/iv.test(name)) return 'header'
  if (/^word\/(?:footnotes|endnotes)\.xml$/iv.test(name)) return 'notes'
  return /^word\/comments\.xml$/iv.test(name) ? 'comments' : undefined
}

/** The paragraphs and tables of any part, without styles and numbers. */
export function wordBlocks(xml: string): Block[] {
  return blocksOf(xml, { styles: new Map(), numbering: () => '' })
}

function figuresIn({ entries }: Zip): string[] {
  return entries.flatMap(({ name }) => (/^word\/(?:charts\/chart|diagrams\/data)\d*\.xml$/iv.test(name) ? name : []))
}

type Style = { level?: number; numbered?: Numbered }
type Styles = ReadonlyMap<string, Style>

/** The styles that are headings, by what they are called or by their place in the outline, or that count their paragraphs. */
async function readStyles(zip: Zip): Promise<Styles> {
  const found = new Map<string, Style>()
  const styles = await zip.read('word/styles.xml')
  if (!styles) return found
  let style: Style = {}
  parseXml(styles, {
    open(name, { styleId = '', val = '' }) {
      if (name === 'style') found.set(styleId, (style = {}))
      const called = name === 'name' ? /^(?:heading|titre|überschrift) (\d)$/iv.exec(val)?.[1] : undefined
      if (called !== undefined) style.level = Number(called)
      if (name === 'name' && val.toLowerCase() === 'title') style.level = 1
      if (name === 'outlineLvl' && Number(val) < 9) style.level = Number(val) + 1
      number(style, name, val)
    },
  })
  return found
}

function number(within: { numbered?: Numbered }, name: string, val: string): void {
  const { list = '', depth = 0 } = within.numbered ?? {}
  if (name === 'numId') within.numbered = { list: val, depth }
  else if (name === 'ilvl') within.numbered = { list, depth: Number(val) }
}

type Paragraph = { text: string; style?: Style; numbered?: Numbered }
type Book = { styles: Styles; numbering: Numbering }

const skipped = new Set(['Fallback', 'del', 'instrText', 'delText', 'moveFrom'])

function blocksOf(xml: Uint8Array | string, { styles, numbering }: Book, place?: Place): Block[] {
  const found: Block[] = []
  // Text boxes stand within a paragraph, and tables within a cell.
  const open: Paragraph[] = []
  const rows: string[][] = []
  let [hidden, run, reads] = [0, 0, false]
  const add = (block: Block): void => void found.push({ ...block, ...(place && { place }) })
  parseXml(xml, {
    open(name, { val = '' }) {
      const paragraph = open.at(-1)
      reads = name === 't'
      if (skipped.has(name)) hidden += 1
      else if (name === 'p') open.push({ text: '' })
      else if (name === 'r') run += 1
      else if (name === 'tr') rows.push([])
      else if (name === 'tc') rows.at(-1)?.push('')
      else if (paragraph && name === 'pStyle') paragraph.style = styles.get(val) ?? {}
      else if (paragraph && (name === 'numId' || name === 'ilvl')) number(paragraph, name, val)
      else if (paragraph && run > 0 && (name === 'tab' || name === 'br' || name === 'cr')) paragraph.text += ' '
      else if (paragraph && name === 'noBreakHyphen') paragraph.text += '-'
      else if (paragraph && name === 'oMath') paragraph.text += ' '
    },
    text(text) {
      const paragraph = open.at(-1)
      if (paragraph && hidden === 0 && run > 0 && reads) paragraph.text += text
    },
    close(name) {
      reads = false
      if (skipped.has(name)) hidden -= 1
      else if (name === 'r') run -= 1
      else if (name === 'tr') {
        const cells = rows.pop() ?? []
        const row = rows.at(-1)
        if (row) row[row.length - 1] = `${row.at(-1)} ${cells.join(' ')}`.trim()
        else add({ kind: 'row', text: cells.join('\t') })
      } else if (name === 'p') {
        const paragraph = open.pop()
        const level = paragraph?.style?.level
        const text = numberedText(paragraph, numbering)
        const row = rows.at(-1)
        if (row && row.length > 0) row[row.length - 1] = `${row.at(-1)} ${text}`.trim()
        else if (level === undefined) add({ kind: 'text', text })
        else add({ kind: 'heading', text, level })
      }
    },
  })
  return found
}

/** What a paragraph says of its list comes before what its style says; list 0 is none. */
function numberedText(paragraph: Paragraph | undefined, numbering: Numbering): string {
  const { text = '', style, numbered } = paragraph ?? {}
  const list = numbered?.list || style?.numbered?.list
  if (list === undefined || list === '0' || text.trim() === '') return text
  return `${numbering({ list, depth: numbered?.depth ?? style?.numbered?.depth ?? 0 })} ${text}`.trimStart()
}
