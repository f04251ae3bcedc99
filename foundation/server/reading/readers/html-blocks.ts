import { Parser } from 'htmlparser2'
import type { Block } from '../block.ts'

/** An element of a page: how much text stands in it and all below it, and how much of that in links. */
export type Element = { name: string; called: string; parent: number; text: number; links: number }

/** `element`: the number of the element that the block stands in. */
export type HtmlBlock = Block & { element: number }

type HtmlPage = { blocks: HtmlBlock[]; elements: Element[]; title: string | undefined }

const silent = new Set(
  'script style template noscript svg annotation annotation-xml iframe object select head'.split(' '),
)
const borders = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
  header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/v),
)

/** Within ordered lists the number of each item comes before its words. */
export function blocksOfHtml(html: string): HtmlPage {
  const page = begun()
  const parser = new Parser({
    onopentag: (name, attributes) => open(page, name, attributes),
    ontext: (words) => add(page, words),
    onclosetag: (name) => close(page, name),
  })
  parser.end(html)
  end(page)
  const title = page.title.replaceAll(/\s+/gv, ' ').trim()
  return { blocks: page.blocks, elements: summed(page.elements), title: title === '' ? undefined : title }
}

type Page = {
  blocks: HtmlBlock[]
  elements: Element[]
  /** The open elements, by their numbers. */
  path: number[]
  rows: string[][]
  /** The number of the next item of each open list; 0 in lists without numbers. */
  lists: number[]
  mark: string
  text: string
  title: string
  hidden: number
  links: number
  isTitle: boolean
  level: number
}

function begun(): Page {
  return {
    blocks: [],
    elements: [{ name: '', called: '', parent: 0, text: 0, links: 0 }],
    path: [0],
    rows: [],
    lists: [],
    mark: '',
    text: '',
    title: '',
    hidden: 0,
    links: 0,
    isTitle: false,
    level: 0,
  }
}

function open(page: Page, name: string, attributes: Readonly<Record<string, string>>): void {
  const { path, elements, rows, lists } = page
  if (silent.has(name)) page.hidden += 1
  if (name === 'a') page.links += 1
  if (name === 'title') page.isTitle = true
  if (isBorder(name)) end(page)
  if (name === 'br') page.text += ' '
  // A picture that is a link stands for its words.
  else if (name === 'img' && page.links > 0) page.text += ` ${attributes['alt'] ?? ''} `
  else if (isHeading(name)) page.level = Number(name[1])
  else if (name === 'tr') rows.push([])
  else if (name === 'td' || name === 'th') rows.at(-1)?.push('')
  else if (name === 'ol') lists.push(Number(attributes['start'] ?? 1) || 1)
  else if (name === 'ul') lists.push(0)
  else if (name === 'li') page.mark = markOf(lists, attributes['value'])
  const { id = '', class: classes = '', role = '' } = attributes
  const called = `${id} ${classes} ${role}`.toLowerCase()
  elements.push({ name, called, parent: path.at(-1) ?? 0, text: 0, links: 0 })
  path.push(elements.length - 1)
}

function add(page: Page, words: string): void {
  if (page.isTitle && page.title.length < 300) page.title += words
  else if (page.hidden === 0) {
    page.text += words
    const length = words.trim().length
    const element = page.elements[page.path.at(-1) ?? 0]
    if (element) element.text += length
    if (element && page.links > 0) element.links += length
  }
}

function close(page: Page, name: string): void {
  if (silent.has(name)) page.hidden = Math.max(0, page.hidden - 1)
  if (name === 'a') page.links = Math.max(0, page.links - 1)
  if (name === 'title') page.isTitle = false
  if (isBorder(name)) end(page)
  if (isHeading(name)) page.level = 0
  if (name === 'tr') endRow(page)
  if (name === 'ol' || name === 'ul') page.lists.pop()
  if (page.path.length > 1) page.path.pop()
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/v.test(name)
}

function isBorder(name: string): boolean {
  return borders.has(name) || isHeading(name)
}

function end(page: Page): void {
  const { rows, mark, text, level } = page
  if (text.trim() === '') return
  const said = mark + text.trim()
  const row = rows.at(-1)
  if (row && row.length > 0) row[row.length - 1] = `${row.at(-1)} ${said}`.trim()
  else put(page, { kind: level > 0 ? 'heading' : 'text', text: said, level: Math.max(1, level) })
  page.mark = ''
  page.text = ''
}

function endRow(page: Page): void {
  const cells = page.rows.pop() ?? []
  const around = page.rows.at(-1)
  if (around && around.length > 0) around[around.length - 1] = `${around.at(-1)} ${cells.join(' ')}`.trim()
  else if (cells.some((cell) => cell !== '')) put(page, { kind: 'row', text: cells.join('\t') })
}

function put({ blocks, path }: Page, block: Block): void {
  blocks.push({ ...block, element: path.at(-1) ?? 0 })
}

function markOf(lists: number[], value: string | undefined): string {
  const number = Number(value ?? lists.at(-1) ?? 0)
  if (!Number.isInteger(number) || (lists.at(-1) ?? 0) === 0) return ''
  lists[lists.length - 1] = number + 1
  return `${number}. `
}

/** Elements come after those that they stand in. */
function summed(elements: Element[]): Element[] {
  for (const { parent, text, links } of elements.slice(1).toReversed()) {
    const around = elements[parent]
    if (!around) continue
    around.text += text
    around.links += links
  }
  return elements
}
