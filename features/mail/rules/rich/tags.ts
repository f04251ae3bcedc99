/** What HTML is made of, as far as words and their form are concerned. */
export type Token =
  | { type: 'text'; text: string }
  | { type: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { type: 'close'; name: string }

/** What stands in these is no HTML, and is not read. */
const opaque = new Set(
  'script style title textarea xmp iframe noembed noframes noscript template svg math select object'.split(' '),
)
const tagName = /[a-z][^\s/>]*/iy
/** Reads HTML in one pass, from the beginning to the end; what does not end is not read. Needs no document. */
export function* tokensOf(html: string): Generator<Token> {
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const end = next === -1 ? html.length : next
    if (end > at) yield { type: 'text', text: decoded(html.slice(at, end)) }
    if (next === -1) return
    const tag = readTag(html, next)
    if (tag === undefined) return
    if (tag.token) yield tag.token
    at = tag.end
    if (tag.token?.type === 'open' && opaque.has(tag.token.name)) at = endOf(html, tag.token.name, at)
  }
}

/** `undefined`: it never ends. */
function readTag(html: string, at: number): { token?: Token; end: number } | undefined {
  const second = html[at + 1] ?? ''
  if (second === '!' || second === '?') {
    const end = html.startsWith('<!--', at) ? html.indexOf('-->', at + 4) + 2 : html.indexOf('>', at)
    return end < at + 2 ? undefined : { end: end + 1 }
  }
  const isClosing = second === '/'
  tagName.lastIndex = at + (isClosing ? 2 : 1)
  const name = tagName.exec(html)?.[0].toLowerCase()
  if (name === undefined) return { token: { type: 'text', text: '<' }, end: at + 1 }
  const { attributes, end } = readAttributes(html, tagName.lastIndex)
  if (end === undefined) return undefined
  return { token: isClosing ? { type: 'close', name } : { type: 'open', name, attributes }, end }
}

/** Scanned by hand: a pattern would take quadratic time for a long row of spaces. */
function readAttributes(html: string, from: number): { attributes: Record<string, string>; end: number | undefined } {
  const attributes: Record<string, string> = Object.create(null)
  let at = after(html, from, isBlankOrSlash)
  while (at < html.length && html[at] !== '>') {
    const nameEnd = after(
      html,
      at + 1,
      (character) => !isBlankOrSlash(character) && character !== '>' && character !== '=',
    )
    const name = html.slice(at, nameEnd).toLowerCase()
    const sign = after(html, nameEnd, isBlank)
    const value = html[sign] === '=' ? readValue(html, after(html, sign + 1, isBlank)) : { text: '', end: nameEnd }
    if (value === undefined) return { attributes, end: undefined }
    attributes[name] ??= decoded(value.text)
    at = after(html, value.end, isBlankOrSlash)
  }
  return { attributes, end: at < html.length ? at + 1 : undefined }
}

/** `undefined`: its quotation mark is never closed, and takes all that follows. */
function readValue(html: string, at: number): { text: string; end: number } | undefined {
  const quote = html[at]
  if (quote === '"' || quote === "'") {
    const end = html.indexOf(quote, at + 1)
    return end === -1 ? undefined : { text: html.slice(at + 1, end), end: end + 1 }
  }
  const end = after(html, at, (character) => !isBlank(character) && character !== '>')
  return { text: html.slice(at, end), end }
}

/** The first place at which a character is another one. */
function after(html: string, from: number, isOne: (character: string) => boolean): number {
  let at = from
  while (at < html.length && isOne(html.charAt(at))) at += 1
  return at
}

function isBlank(character: string): boolean {
  return ' \t\n\r\f'.includes(character)
}

function isBlankOrSlash(character: string): boolean {
  return character === '/' || isBlank(character)
}

function endOf(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at
  }
  return html.length
}

const named = new Map([
  ['nbsp', '\u00a0'],
  ['shy', ''],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
  ...pairs(
    'amp& lt< gt> quot" apos\' ndash– mdash— hellip… bull• middot· lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo»',
  ),
  ...pairs('copy© reg® trade™ euro€ pound£ yen¥ cent¢ sect§ para¶ deg° times× plusmn± larr← rarr→ minus−'),
  ...pairs('auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß agrave à aacute á acirc â ccedil ç egrave è eacute é'),
  ...pairs('ecirc ê euml ë iacute í icirc î iuml ï ntilde ñ oacute ó ocirc ô ugrave ù uacute ú oslash ø Eacute É'),
  ...pairs('aring å aelig æ Aring Å Oslash Ø'),
])

/** Names, each followed by its character. */
function pairs(list: string): [string, string][] {
  return [...list.matchAll(/([a-zA-Z]{2,8}) ?([^\sa-zA-Z])/gu)].map(([, name = '', character = '']) => [
    name,
    character,
  ])
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(name) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    return isCharacter ? String.fromCodePoint(code) : ''
  })
}
