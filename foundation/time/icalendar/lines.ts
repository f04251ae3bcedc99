/** A line of the file, or none where it is only told how far the reading is. */
export type ContentLine = { line?: string; at: number; long?: boolean }

const longest = 100_000
const wayEvery = 16_384

/**
 * The content lines of RFC 5545 (3.1): unfolded, without their ends. Line feeds alone are taken, empty lines passed over,
 * and so is what a byte order mark and old editors leave. A line that is too long comes without its end.
 */
export function* contentLines(text: string): Generator<ContentLine> {
  const plain = text.includes('\n') ? text : text.replaceAll('\r', '\n')
  let parts: string[] = []
  let isPrintable = false
  let length = 0
  let told = 0
  for (let from = plain.startsWith('\uFEFF') ? 1 : 0; from < plain.length;) {
    if (from - told >= wayEvery) yield { at: (told = from) }
    const end = plain.indexOf('\n', from)
    const until = end === -1 ? plain.length : end
    const line = plain.slice(from, Math.min(plain[until - 1] === '\r' ? until - 1 : until, from + longest + 1))
    from = until + 1
    const folded = line.startsWith(' ') || line.startsWith('\t')
    if (parts.length > 0 && (folded || (isPrintable && (parts.at(-1) ?? '').endsWith('=')))) {
      length += line.length
      if (length <= longest + 1_000) parts.push(folded ? line.slice(1) : line)
      continue
    }
    if (parts.length > 0) yield { line: joined(parts), at: from, long: length > longest }
    parts = line.trim() === '' ? [] : [line]
    isPrintable = isQuotedPrintable(line)
    length = line.length
  }
  if (parts.length > 0) yield { line: joined(parts), at: plain.length, long: length > longest }
}

/** Lines of at most 75 octets, none of them cut within a character. */
export function fold(line: string): string {
  if (line.length <= 25) return `${line}\r\n`
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/** Older files write a text in quoted-printable, which breaks its lines with an equals sign. */
function isQuotedPrintable(line: string): boolean {
  return /^[^:]*;ENCODING=QUOTED-PRINTABLE[;:]/i.test(line)
}

function joined(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : parts.join('')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
