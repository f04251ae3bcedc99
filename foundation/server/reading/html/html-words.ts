import { Parser } from 'htmlparser2'
import { bounded } from './bounded-html.ts'
import { type Colours, coloursOf, isHiddenBy } from './hidden-text.ts'

export type HtmlLine = {
  text: string
  /** It stands in what mail programs put around a quotation. */
  quoted: boolean
}

export type HtmlLink = { text: string; href: string }

/** What HTML says to a reader; what is made not to be seen is kept apart. */
export type HtmlWords = { lines: HtmlLine[]; hidden: string; links: HtmlLink[] }

const silent = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'textarea',
  'select',
  'iframe',
  'object',
  'xmp',
])
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol table pre blockquote dl'.split(' '))
const borders = new Set(
  'address article aside body center dd details div dt fieldset figcaption figure footer form header html legend li main nav section summary tr'.split(
    ' ',
  ),
)

const quoteNames =
  /(?:^|\s)(?:gmail_quote(?:_container)?|yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra|moz-cite-prefix|moz-forward-container|gmail_attr|quoted-?text|olk_src_body_section|mail-editor-reference-message-container|replysplit|ms-outlook-mobile-reference-message)(?:\s|$)/v
const signatureNames = /(?:^|\s)(?:gmail_signature|moz-signature|signature|ms-outlook-mobile-signature)(?:\s|$)/v

/** An element that is open, with what holds for everything in it. */
type Frame = {
  name: string
  quoted: boolean
  hidden: boolean
  colours: Colours
  silent: boolean
  link: HtmlLink | undefined
}

type Walk = HtmlWords & {
  open: Frame[]
  /** Its first characters are looked at while the rest is still coming. */
  line: { beginning: string; pieces: string[]; quoted: boolean }
  tooDeep: number
}

const outside: Frame = { name: '', quoted: false, hidden: false, colours: {}, silent: false, link: undefined }

/** As many elements inside of each other are told apart. */
const deepest = 500
const longestHidden = 10_000

export function htmlWords(html: string): HtmlWords {
  const walk: Walk = { lines: [], hidden: '', links: [], open: [], line: blankLine(), tooDeep: 0 }
  const parser = new Parser({
    onopentag: (name, attributes) => opened(walk, name, attributes),
    ontext: (text) => told(walk, text),
    onclosetag: (name) => closed(walk, name),
  })
  parser.end(bounded(html))
  endLine(walk)
  return { lines: walk.lines, hidden: walk.hidden.replaceAll(/\s+/gv, ' ').trim(), links: walk.links }
}

type Attributes = Readonly<Record<string, string>>

function opened(walk: Walk, name: string, attributes: Attributes): void {
  const around = walk.open.at(-1) ?? outside
  border(walk, name)
  if (name === 'br') endLine(walk, true)
  if (name === 'hr') addLine(walk, '________')
  // Some programs put the fields of a quoted header side by side, each with its name in bold.
  if ((name === 'b' || name === 'strong') && /^\s*\p{L}[\p{L} ]{0,19}:\s/v.test(walk.line.beginning)) endLine(walk)
  if (empty.has(name)) return
  if (walk.open.length >= deepest) {
    walk.tooDeep += 1
    return
  }
  const names = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.toLowerCase().slice(0, 400)
  if (signatureNames.test(names) || attributes['data-signatureblock'] !== undefined) addLine(walk, '-- ')
  const colours = coloursOf(name, attributes, around.colours)
  const hidden = around.hidden || isHiddenBy(attributes, colours)
  if (hidden) walk.hidden += ' '
  walk.open.push({
    name,
    quoted: around.quoted || isQuotation(name, names),
    hidden,
    colours,
    silent: around.silent || silent.has(name),
    link: linkIn(walk, name, attributes) ?? around.link,
  })
}

function linkIn({ links }: Walk, name: string, { href }: Attributes): HtmlLink | undefined {
  if (name !== 'a' || href === undefined) return undefined
  const link = { text: '', href }
  links.push(link)
  return link
}

function told(walk: Walk, text: string): void {
  const { hidden, silent: isSilent, quoted, link } = walk.open.at(-1) ?? outside
  if (isSilent) return
  if (hidden) {
    if (walk.hidden.length < longestHidden) walk.hidden += text
    return
  }
  append(walk, text, quoted)
  if (link && link.text.length < 300) link.text += text
}

function closed(walk: Walk, name: string): void {
  border(walk, name)
  if (empty.has(name)) return
  if (walk.tooDeep > 0) {
    walk.tooDeep -= 1
    return
  }
  const at = walk.open.findLastIndex((frame) => frame.name === name)
  if (at !== -1) walk.open.length = at
}

function border(walk: Walk, name: string): void {
  if (paragraphs.has(name)) {
    endLine(walk)
    endLine(walk, true)
  } else if (borders.has(name)) endLine(walk)
  else if (name === 'td' || name === 'th') append(walk, ' ', walk.line.quoted)
}

function endLine(walk: Walk, wantsGap = false): void {
  const { pieces, quoted } = walk.line
  const text = pieces
    .join('')
    .replaceAll(/[ \t\r\n\u00a0]+/gv, ' ')
    .trim()
  walk.line = blankLine()
  if (text !== '') walk.lines.push({ text, quoted })
  else if (wantsGap && walk.lines.at(-1)?.text !== '') walk.lines.push({ text: '', quoted: isInQuote(walk) })
}

function blankLine(): Walk['line'] {
  return { beginning: '', pieces: [], quoted: false }
}

function append({ line }: Walk, text: string, quoted: boolean): void {
  if (line.beginning.trim() === '') line.quoted = quoted
  if (line.beginning.length < 60) line.beginning = `${line.beginning.trimStart()}${text}`.slice(0, 100)
  line.pieces.push(text)
}

function addLine(walk: Walk, text: string): void {
  endLine(walk)
  walk.lines.push({ text, quoted: isInQuote(walk) })
}

function isInQuote({ open }: Walk): boolean {
  return (open.at(-1) ?? outside).quoted
}

/** In Gmail, a block within one's own words is one's own, and only the element around a whole answer is a quotation. */
function isQuotation(name: string, names: string): boolean {
  return name === 'blockquote' ? !/(?:^|\s)gmail_quote(?:\s|$)/v.test(names) : quoteNames.test(names)
}
