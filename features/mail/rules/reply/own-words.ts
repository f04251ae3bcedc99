import { headLength, isForwardBar } from './quote-heads.ts'
import { signatureStart } from './sign-off.ts'

export type OwnWords = {
  /** What its author wrote; with the quoted lines where the answers stand between them. */
  own: string
  /** What is quoted; empty if nothing is. */
  quoted: string
  /** Behind a delimiter, or what a phone adds; empty if there is none. */
  signature: string
}

/** Of a line: empty, quoted, head of a quotation, forwarded, or text. */
export type LineKind = 'empty' | 'quoted' | 'head' | 'forward' | 'text'

/** The words of the author of a reply, apart from what it quotes. */
export function ownWords(text: string): OwnWords {
  const lines = linesOf(text)
  return ownLines(lines, kindsOf(lines))
}

/** The same for lines of which is known what they are, such as those of HTML. */
export function ownLines(lines: readonly string[], kinds: readonly LineKind[]): OwnWords {
  const quote = quotedRange(lines, kinds)
  const before = lines.slice(0, quote.begin)
  const after = lines.slice(quote.end)
  const cutBefore = signatureStart(before)
  const cutAfter = signatureStart(after)
  const own = [...before.slice(0, cutBefore), ...after.slice(0, cutAfter)]
  const signature = [...before.slice(cutBefore), ...after.slice(cutAfter)]
  const quoted = lines.slice(quote.begin, quote.end)
  // Where everything would be quotation or signature, everything is what its author sent.
  if (isBlank(own) && isBlank(quoted)) return { own: joined(lines), quoted: '', signature: '' }
  return { own: joined(trimmedBars(own)), quoted: joined(quoted), signature: joined(signature) }
}

/** The beginning of “On Monday, 2 March, Ana wrote:” within a line. */
const sharedHead = /-{3} ?\p{Lu}\p{Ll}{0,5} |(?<=\S )(?:On|Am|Le|El|Il|Op|Den|Em) (?=[^:]{0,40}\d)/v

/** Splits where a line says first what is answered and then who wrote what. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/v).flatMap((line) => {
    const at = line.length > 1_000 ? -1 : line.search(sharedHead)
    return at > 0 && headLength([line.slice(at)], 0) > 0 ? [line.slice(0, at), line.slice(at)] : [line]
  })
}

export function kindsOf(lines: readonly string[]): LineKind[] {
  const kinds: LineKind[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const length = headLength(lines, at)
    if (length > 0) kinds.push(...Array.from({ length }, (): LineKind => 'head'))
    else if (line.trim() === '') kinds.push('empty')
    else if (line.trimStart().startsWith('>')) kinds.push('quoted')
    else kinds.push(isForwardBar(line) ? 'forward' : 'text')
    at += Math.max(1, length)
  }
  return kinds
}

type Range = { begin: number; end: number }

function quotedRange(lines: readonly string[], kinds: readonly LineKind[]): Range {
  const none = { begin: lines.length, end: lines.length }
  const first = kinds.findIndex((kind) => kind !== 'empty')
  const marked = kinds.find((kind) => kind !== 'empty' && kind !== 'text')
  // What is forwarded is what the mail is about, whatever was written above it.
  if (marked === 'forward') return none
  const head = kinds.findIndex((kind) => kind === 'head' || kind === 'forward')
  const quoted = kinds.filter((kind) => kind === 'quoted').length
  const last = kinds.findLastIndex((kind) => kind !== 'empty')
  if (head === -1 && quoted < 3 && kinds[last] !== 'quoted') return none
  if (answersBetween(lines, kinds)) return none
  const cut = unmarkedQuotation(kinds)
  const end = cut === undefined ? kinds.findLastIndex((kind) => kind === 'quoted' || kind === 'head') + 1 : lines.length
  const begin = kinds.findIndex((kind) => kind === 'head' || kind === 'forward' || kind === 'quoted')
  // Nothing of its own above a quotation without marks: somebody passes on what they got.
  return cut !== undefined && begin === first ? none : { begin, end }
}

/** Text between quoted lines is an answer, unless it is the rest of a long link that was broken. */
function answersBetween(lines: readonly string[], kinds: readonly LineKind[]): boolean {
  let before = -1
  let text = -1
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'text' && before >= 0 && text === -1) text = at
    if (kind === 'head' || kind === 'forward') [before, text] = [-1, -1]
    if (kind !== 'quoted') continue
    if (text !== -1 && !isBrokenLink(lines[before] ?? '', lines[text] ?? '')) return true
    ;[before, text] = [at, -1]
  }
  return false
}

function isBrokenLink(before: string, text: string): boolean {
  const link = Math.max(before.lastIndexOf('<http'), before.lastIndexOf('(http'))
  const isOpen = link !== -1 && !/[\s>\)]/v.test(before.slice(link))
  return isOpen || /^\s*[<\(]https?:/v.test(text)
}

/** Where a head is followed by text that is not marked: all of it is quoted, to the end. */
function unmarkedQuotation(kinds: readonly LineKind[]): number | undefined {
  let head: number | undefined
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'head' || kind === 'forward') head ??= at
    else if (kind === 'quoted') head = undefined
    else if (kind === 'text' && head !== undefined) return head
  }
  return undefined
}

/** The bar that some programs draw above a quotation stays behind as the last line. */
function trimmedBars(lines: readonly string[]): string[] {
  const end = lines.findLastIndex((line) => !/^[\s_\-=*]*$/v.test(line)) + 1
  return lines.slice(0, end)
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '')
}

function joined(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/^\s*\n/v, '')
    .trimEnd()
}
