import { emptyLine, type Line, type LineKind, type Run, safeHref, tidied } from './lines.ts'
import { type Token, tokensOf } from './tags.ts'

type Attributes = Readonly<Record<string, string>>
type Marks = Omit<Run, 'text'>

/** An element that is open, with what holds for everything in it. */
type Frame = {
  name: string
  marks: Marks
  lists: readonly ('bullet' | 'number')[]
  quotes: number
  heading: boolean
  hidden: boolean
  pre: boolean
  /** An item whose mark stands before the first line in it alone. */
  item: Item | undefined
}
type Item = { kind: 'bullet' | 'number'; level: number; used: boolean; marker: string }

type Walk = {
  lines: Line[]
  open: Frame[]
  runs: Run[]
  /** A paragraph has ended: what follows stands apart from it. */
  gap: boolean
}

const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header html li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const deepest = 200
const longest = 500_000
const outside: Frame = {
  name: '',
  marks: {},
  lists: [],
  quotes: 0,
  heading: false,
  hidden: false,
  pre: false,
  item: undefined,
}

/**
 * The lines of any HTML: its words with the few forms that a mail can have here. Whatever else stands in it is left out,
 * so the result is safe wherever the HTML came from. Reads what `htmlOf` wrote without loss.
 */
export function linesOfHtml(html: string): Line[] {
  const walk: Walk = { lines: [], open: [], runs: [], gap: false }
  for (const token of tokensOf(html.slice(0, longest))) take(walk, token)
  endLine(walk)
  return tidied(walk.lines)
}

function take(walk: Walk, token: Token): void {
  if (token.type === 'text') told(walk, token.text)
  else if (token.type === 'open') opened(walk, token.name, token.attributes)
  else closed(walk, token.name)
}

function around({ open }: Walk): Frame {
  return open.at(-1) ?? outside
}

function opened(walk: Walk, name: string, attributes: Attributes): void {
  if (name === 'br') endLine(walk, true)
  if (blocks.has(name)) endLine(walk)
  if ((name === 'td' || name === 'th') && walk.runs.length > 0) told(walk, ' ')
  if (empty.has(name) || walk.open.length >= deepest) return
  const frame = around(walk)
  const style = styleOf(attributes['style'] ?? '')
  const isHeading = /^h[1-6]$/.test(name)
  const lists =
    name === 'ul' || name === 'ol' ? [...frame.lists, name === 'ol' ? ('number' as const) : 'bullet'] : frame.lists
  walk.open.push({
    name,
    marks: marksIn(name, attributes, style, frame.marks),
    lists: lists as Frame['lists'],
    quotes: frame.quotes + (name === 'blockquote' ? 1 : 0),
    heading: frame.heading || isHeading,
    hidden: frame.hidden || isHiddenBy(style),
    pre: frame.pre || name === 'pre',
    item: itemIn(name, style, { ...frame, lists: lists as Frame['lists'] }),
  })
}

type Style = ReadonlyMap<string, string>

function styleOf(style: string): Style {
  const declared = style
    .slice(0, 2_000)
    .toLowerCase()
    .split(';')
    .map((each) => each.split(':'))
  return new Map(declared.map(([name = '', value = '']) => [name.trim(), value.trim()]))
}

function isHiddenBy(style: Style): boolean {
  const [display, visibility] = [style.get('display') ?? '', style.get('visibility') ?? '']
  return display.startsWith('none') || visibility.startsWith('hidden') || style.get('mso-hide') === 'all'
}

function marksIn(name: string, attributes: Attributes, style: Style, before: Marks): Marks {
  const marks: Marks = { ...before }
  if (name === 'b' || name === 'strong') marks.bold = true
  if (name === 'i' || name === 'em') marks.italic = true
  if (name === 'u') marks.underline = true
  const weight = style.get('font-weight')
  if (weight === 'bold' || Number(weight) >= 600) marks.bold = true
  else if (weight === 'normal' || Number(weight) < 600) delete marks.bold
  const slant = style.get('font-style')
  if (slant === 'italic' || slant === 'oblique') marks.italic = true
  else if (slant === 'normal') delete marks.italic
  const href = name === 'a' ? safeHref(attributes['href'] ?? '') : undefined
  if (href !== undefined) marks.href = href
  // Links are underlined anyway.
  if (marks.href !== undefined && name !== 'u') return marks
  const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? ''
  if (line.split(' ').includes('underline')) marks.underline = true
  return marks
}

/** Word writes the items of a list as paragraphs, whose mark is text. */
function itemIn(name: string, style: Style, { lists, item }: Frame): Item | undefined {
  const kind = lists.at(-1)
  if (name === 'li') return { kind: kind ?? 'bullet', level: Math.max(lists.length - 1, 0), used: false, marker: '' }
  const word = (style.get('mso-list') ?? '').split(' ')
  const level = name === 'p' ? word.find((each) => /^level\d$/.test(each)) : undefined
  if (level !== undefined) return { kind: 'bullet', level: Number(level.slice(-1)) - 1, used: false, marker: '' }
  if (word.includes('ignore') && item) return { ...item, marker: '?' }
  return item
}

function told(walk: Walk, text: string): void {
  const { hidden, pre, marks, item } = around(walk)
  if (hidden) return
  if (item?.marker === '?') return marked(walk, text)
  if (!pre) return append(walk, text.replaceAll(/[ \t\r\n\f]+/g, ' '), marks)
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (at > 0) endLine(walk, true)
    append(walk, line.replaceAll('\t', '    '), marks, true)
  }
}

/** The mark that Word wrote says whether its list is numbered. */
function marked({ open }: Walk, text: string): void {
  const item = open.findLast((frame) => frame.item && frame.item.marker !== '?')?.item
  if (item && /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(text)) item.kind = 'number'
}

function append({ runs }: Walk, text: string, marks: Marks, isExact = false): void {
  const before = runs.at(-1)?.text ?? ' '
  const words = !isExact && before.endsWith(' ') && text.startsWith(' ') ? text.slice(1) : text
  if (words !== '') runs.push({ ...marks, text: words })
}

function closed(walk: Walk, name: string): void {
  const at = walk.open.findLastIndex((frame) => frame.name === name)
  if (at === -1) return
  if (walk.open.slice(at).some((frame) => blocks.has(frame.name))) endLine(walk)
  if (name === 'p' && !around(walk).item) walk.gap = true
  walk.open.length = at
}

function endLine(walk: Walk, isForced = false): void {
  const { pre } = around(walk)
  const runs = pre ? walk.runs : withoutEnd(walk.runs)
  walk.runs = []
  if (runs.length === 0 && !isForced) return
  const { kind, level } = kindIn(around(walk))
  if (walk.gap && walk.lines.length > 0 && runs.length > 0 && kind === 'text') walk.lines.push(emptyLine())
  walk.gap = false
  walk.lines.push({ kind, level, runs })
}

function kindIn({ item, quotes, heading }: Frame): { kind: LineKind; level: number } {
  if (item && !item.used) {
    item.used = true
    return item
  }
  if (quotes > 0) return { kind: 'quote', level: quotes - 1 }
  return { kind: heading ? 'heading' : 'text', level: 0 }
}

function withoutEnd(runs: readonly Run[]): Run[] {
  const last = runs.at(-1)
  if (!last?.text.endsWith(' ')) return [...runs]
  const text = last.text.slice(0, -1)
  return text === '' ? withoutEnd(runs.slice(0, -1)) : [...runs.slice(0, -1), { ...last, text }]
}
