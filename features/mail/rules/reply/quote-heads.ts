import {
  addressLike,
  dateLike,
  fieldOf,
  forwarded,
  messageWord,
  opener,
  wrote,
  wroteElsewhere,
  wroteLast,
} from './quote-words.ts'

const mostLines = 5
const mostCharacters = 500

/** How many lines from `at` on introduce a quotation, such as “On Monday Ana wrote:”; 0 if none does. */
export function headLength(lines: readonly string[], at: number): number {
  const line = lines[at] ?? ''
  if (line.trim() === '' || line.length > mostCharacters) return 0
  return isMessageBar(line) ? 1 : Math.max(fieldsLength(lines, at), attributionLength(lines, at))
}

/** “-----Original Message-----” in any language. */
function isMessageBar(line: string): boolean {
  const bar = line.trim()
  if (!/^[\-_*]{2,}[^\-_*]/v.test(bar) || !/[\-_*]{2}$/v.test(bar)) return false
  const words = bar.replaceAll(/[\-_*]/gv, ' ').trim()
  return words.length <= 40 && words.split(/\s+/v).length <= 4 && messageWord.test(words) && !forwarded.test(words)
}

/** “---------- Forwarded message ---------” and “Begin forwarded message:”. */
export function isForwardBar(line: string): boolean {
  const bar = line.trim()
  return bar.length <= 80 && forwarded.test(bar) && (/^-{2}/v.test(bar) || bar.endsWith(':'))
}

/** A block of header fields, of which one says who wrote it, or when and to which address: “From: … Sent: … To: … Subject: …”. */
function fieldsLength(lines: readonly string[], at: number): number {
  const found = new Set<string>()
  let length = 0
  let gap = 0
  for (let next = at; next < lines.length && next < at + 12; next += 1) {
    const line = lines[next] ?? ''
    const field = fieldOf(line)
    if (field !== undefined) {
      found.add(field)
      length = next - at + 1
      gap = 0
    } else if (found.size === 0 || gap === 1) break
    // A long field goes on in the next line, and some programs put empty lines between fields.
    else gap += 1
  }
  const hasAddress = lines.slice(at, at + length).some((line) => addressLike.test(line))
  return found.size > 1 && (found.has('from') || (hasAddress && found.has('date') && found.has('to'))) ? length : 0
}

/** “On Monday, Ana <ana@example.com> wrote:”, on one line or on several. */
function attributionLength(lines: readonly string[], at: number): number {
  const first = bare(lines[at] ?? '')
  const couldGoOn = (opener.test(first) || /^\d/v.test(first)) && dateLike.test(first)
  let joined = ''
  for (let length = 1; length <= mostLines; length += 1) {
    const line = lines[at + length - 1]
    if (
      line === undefined ||
      (/^\s*>\s/v.test(line) && !/^\s*>\s*\S{0,12}:$/v.test(line) && !/^\s*> \p{L}{3,12}:/v.test(line))
    )
      return 0
    if (line.trim() === '' && !/^\s*<\s*$/v.test(lines[at + length] ?? '')) return 0
    joined = `${joined} ${bare(line)}`.trim()
    if (joined.length > mostCharacters) return 0
    if (isAttribution(joined) || (isQuotedNext(lines, at + length) && namesWhoAndWhen(joined))) return length
    if (!couldGoOn) return 0
  }
  return 0
}

/** In a language whose words are not known here, marked lines below it say what it is. */
function isQuotedNext(lines: readonly string[], from: number): boolean {
  const next = (lines[from] ?? '').trim() === '' ? lines[from + 1] : lines[from]
  return next !== undefined && next.trimStart().startsWith('>')
}

function namesWhoAndWhen(text: string): boolean {
  return /[:：]$/v.test(text) && addressLike.test(text) && dateLike.test(text)
}

/** Without the dashes and stars that programs put around it. */
function bare(line: string): string {
  return line
    .replace(/^[\s\-_*]+/v, '')
    .trimEnd()
    .replace(/(?<![\-_*])[\-_*]+$/v, '')
}

function isAttribution(text: string): boolean {
  const isOpen = opener.test(text) || /^\d/v.test(text)
  const end = text.trimEnd()
  const hasColon = /[:：]$/v.test(end)
  const said = hasColon ? end.slice(0, -1).trimEnd() : end
  const [hasAddress, hasDate] = [addressLike.test(said), dateLike.test(said)]
  if (!hasAddress && !hasDate) return false
  if (wroteLast.test(said)) return hasColon || (isOpen && hasDate)
  if (wroteElsewhere.test(said)) return hasColon
  if (wrote.test(said)) return hasColon && isOpen && hasDate
  return hasColon && hasAddress && hasDate && /[>\)\]]$|@[^\s@]+$/v.test(said) && startsWithDate(said)
}

/** “30.09.2017, 18.30, …”, “Wednesday, 17 November …”. */
function startsWithDate(text: string): boolean {
  return /^(?:\p{L}{2,12}[.,]{0,2} )?\d/v.test(text)
}
