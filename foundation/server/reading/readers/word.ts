import type { Place } from '#foundation/contract/passage.ts'
import { type Block, inSteps, type Reader } from '../block.ts'
import { Refusal, refusals } from '../refusal.ts'
import { parseXml } from '../xml.ts'
import { openZip, type Zip } from '../zip.ts'
import { titleIn } from './office-parts.ts'

/** Word's docx: the text, then headers, footnotes and comments, each named as what it is. */
export const wordReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const zip = await openZip(bytes)
    const main = await zip.read(mainOf(zip))
    if (!main) throw new Refusal(refusals.damaged)
    const levels = await headingLevels(zip)
    const blocks = blocksOf(main, levels)
    for (const { name } of zip.entries) {
      const part = partOf(name)
      const content = part && (await zip.read(name))
      if (part && content) blocks.push(...blocksOf(content, levels, { part }))
    }
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

type Levels = ReadonlyMap<string, number>

/** The styles that are headings, by what they are called or by their place in the outline. */
async function headingLevels(zip: Zip): Promise<Levels> {
  const found = new Map<string, number>()
  const styles = await zip.read('word/styles.xml')
  if (!styles) return found
  let style = ''
  parseXml(styles, {
    open(name, { styleId, val = '' }) {
      if (name === 'style') style = styleId ?? ''
      const called = name === 'name' ? /^(?:heading|titre|überschrift) (\d)$/iv.exec(val)?.[1] : undefined
      if (called !== undefined) found.set(style, Number(called))
      if (name === 'name' && val.toLowerCase() === 'title') found.set(style, 1)
      if (name === 'outlineLvl' && Number(val) < 9) found.set(style, Number(val) + 1)
    },
  })
  return found
}

type Paragraph = { text: string; level: number | undefined }

const skipped = new Set(['Fallback', 'del', 'instrText', 'delText', 'moveFrom'])

function blocksOf(xml: Uint8Array, levels: Levels, place?: Place): Block[] {
  const found: Block[] = []
  // Text boxes stand within a paragraph, and tables within a cell.
  const open: Paragraph[] = []
  const rows: string[][] = []
  let [hidden, run] = [0, 0]
  const add = (block: Block): void => void found.push({ ...block, ...(place && { place }) })
  parseXml(xml, {
    open(name, { val = '' }) {
      const paragraph = open.at(-1)
      if (skipped.has(name)) hidden += 1
      else if (name === 'p') open.push({ text: '', level: undefined })
      else if (name === 'r') run += 1
      else if (name === 'tr') rows.push([])
      else if (name === 'tc') rows.at(-1)?.push('')
      else if (paragraph && name === 'pStyle') paragraph.level = levels.get(val)
      else if (paragraph && run > 0 && (name === 'tab' || name === 'br' || name === 'cr')) paragraph.text += ' '
      else if (paragraph && name === 'noBreakHyphen') paragraph.text += '-'
    },
    text(text) {
      const paragraph = open.at(-1)
      if (paragraph && hidden === 0 && run > 0) paragraph.text += text
    },
    close(name) {
      if (skipped.has(name)) hidden -= 1
      else if (name === 'r') run -= 1
      else if (name === 'tr') {
        const cells = rows.pop() ?? []
        const row = rows.at(-1)
        if (row) row[row.length - 1] = `${row.at(-1)} ${cells.join(' ')}`.trim()
        else add({ kind: 'row', text: cells.join('\t') })
      } else if (name === 'p') {
        const { text = '', level } = open.pop() ?? {}
        const row = rows.at(-1)
        if (row && row.length > 0) row[row.length - 1] = `${row.at(-1)} ${text}`.trim()
        else if (level === undefined) add({ kind: 'text', text })
        else add({ kind: 'heading', text, level })
      }
    },
  })
  return found
}
