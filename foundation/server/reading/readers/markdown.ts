import { type Block, inSteps, type Reader } from '../block.ts'
import { decodeBeginning } from '../decoding.ts'

/** Markdown with its headings and tables; the marks of emphasis and links are left out. */
export const markdownReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { text, note } = decodeBeginning(bytes)
    yield* inSteps(blocksOf(text))
    return { note }
  },
}

function blocksOf(text: string): Block[] {
  const found: Block[] = []
  let paragraph: { text: string[]; line: number } | undefined
  let fence: string | undefined
  const close = (): void => {
    if (paragraph) found.push({ kind: 'text', text: bare(paragraph.text.join(' ')), place: { line: paragraph.line } })
    paragraph = undefined
  }
  for (const [at, raw] of text.split(/\r\n|[\n\r]/v).entries()) {
    const line = raw.trimEnd()
    const place = { line: at + 1 }
    const mark = /^ {0,3}(`{3,}|~{3,})/v.exec(line)?.[1]?.[0]
    if (mark !== undefined && (fence === undefined || fence === mark)) {
      close()
      fence = fence === undefined ? mark : undefined
    } else if (fence !== undefined) found.push({ kind: 'text', text: line, place })
    else if (line.trim() === '') close()
    else {
      const known = lineOf(line, paragraph?.text.join(' '))
      if (known === 'rule') close()
      else if (known === undefined) {
        paragraph ??= { text: [], line: at + 1 }
        paragraph.text.push(line.trim())
      } else {
        if (known.underlines === true) paragraph = undefined
        close()
        found.push({ ...known.block, place })
      }
    }
  }
  close()
  return found
}

type Known = { block: Omit<Block, 'place'>; underlines?: true }

/** A heading, an item or a row; `undefined` for a line of a paragraph. */
function lineOf(line: string, above: string | undefined): Known | 'rule' | undefined {
  const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/v.exec(line)
  if (heading) {
    const text = bare((heading[2] ?? '').replace(/ #+$/v, ''))
    return { block: { kind: 'heading', level: heading[1]?.length ?? 1, text } }
  }
  const isUnderline = /^ {0,3}(?:=+|-+)$/v.test(line)
  if (isUnderline && above !== undefined)
    return { block: { kind: 'heading', level: line.includes('=') ? 1 : 2, text: bare(above) }, underlines: true }
  if (isUnderline || /^[\s*_\-]+$/v.test(line)) return 'rule'
  if (/^\s*\|/v.test(line)) return rowOf(line)
  const item = /^\s*(?:[*+\-]|\d{1,9}[.\)])[ \t]+(\S.*)$/v.exec(line)
  return item ? { block: { kind: 'text', text: bare(item[1] ?? '') } } : undefined
}

function rowOf(line: string): Known | 'rule' {
  if (/^[\s:\|\-]+$/v.test(line)) return 'rule'
  const cells = line.trim().slice(1).split('|')
  if (cells.at(-1)?.trim() === '') cells.pop()
  return { block: { kind: 'row', text: cells.map((cell) => bare(cell.trim())).join('\t') } }
}

/** Without the marks of emphasis, code, links and pictures. */
function bare(text: string): string {
  return text
    .replaceAll(/!?\[([^\[\]]{0,500})\]\([^\(\)\s]{0,2000}\)/gv, '$1')
    .replaceAll(/\*\*|__|~~|`/gv, '')
    .replaceAll(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gv, '')
    .replace(/^(?:>\s?)+/v, '')
}
