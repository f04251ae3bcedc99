import { Parser } from 'htmlparser2'
import { type Block, inSteps, type Reader } from '../block.ts'
import { decodeText } from '../decoding.ts'

/** The words of a page; scripts, styles and everything that would be fetched are left out. */
export const htmlReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { blocks, title } = readHtml(decodeHtml(bytes))
    yield* inSteps(blocks)
    return { title }
  },
}

/** By what the page says of itself, where its bytes do not tell. */
function decodeHtml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  const said = /charset\s*=\s*["']?([\w\-]{2,30})/iv.exec(head)?.[1]?.toLowerCase()
  if (said === undefined || said.startsWith('utf')) return decodeText(bytes)
  try {
    return new TextDecoder(said).decode(bytes)
  } catch {
    // There is no such encoding.
    return decodeText(bytes)
  }
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'object', 'select', 'head'])
const borders = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
  header hr html legend li main nav ol p pre section summary table tbody tfoot thead ul`.split(/\s+/v),
)

export function readHtml(html: string): { blocks: Block[]; title: string | undefined } {
  const blocks: Block[] = []
  const rows: string[][] = []
  let [text, title, hidden, isTitle, level] = ['', '', 0, false, 0]
  const close = (): void => {
    const row = rows.at(-1)
    if (row && row.length > 0) row[row.length - 1] = `${row.at(-1)} ${text.trim()}`.trim()
    else if (text.trim() !== '') blocks.push({ kind: level > 0 ? 'heading' : 'text', text, level: Math.max(1, level) })
    text = ''
  }
  const parser = new Parser({
    onopentag(name) {
      if (silent.has(name)) hidden += 1
      if (name === 'title') isTitle = true
      else if (/^h[1-6]$/v.test(name)) {
        close()
        level = Number(name[1])
      } else if (name === 'tr') {
        close()
        rows.push([])
      } else if (name === 'td' || name === 'th') {
        close()
        rows.at(-1)?.push('')
      } else if (name === 'br') text += ' '
      else if (borders.has(name)) close()
    },
    ontext(words) {
      if (isTitle && title.length < 300) title += words
      else if (hidden === 0) text += words
    },
    onclosetag(name) {
      if (silent.has(name)) hidden = Math.max(0, hidden - 1)
      if (name === 'title') isTitle = false
      else if (/^h[1-6]$/v.test(name)) {
        close()
        level = 0
      } else if (name === 'tr') {
        close()
        const cells = rows.pop() ?? []
        const around = rows.at(-1)
        if (around && around.length > 0) around[around.length - 1] = `${around.at(-1)} ${cells.join(' ')}`.trim()
        else if (cells.some((cell) => cell !== '')) blocks.push({ kind: 'row', text: cells.join('\t') })
      } else if (borders.has(name) || name === 'td' || name === 'th') close()
    },
  })
  parser.end(html)
  close()
  const found = title.replaceAll(/\s+/gv, ' ').trim()
  return { blocks, title: found === '' ? undefined : found }
}
