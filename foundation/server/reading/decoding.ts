import { readingLimits } from './limits.ts'
import { onlyItsBeginning } from './refusal.ts'

/** By its byte order mark; else UTF-8 where it is that throughout, else the encoding of old Windows files. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const guessed = bareUtf16(bytes)
  if (guessed !== undefined) return new TextDecoder(guessed).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A character of UTF-16 is at most three bytes of UTF-8. */
const mostBytes = 3 * readingLimits.characters

/** Of a long text as much as is read of a file at all: all of its lines at once would need too much memory. */
export function decodeBeginning(bytes: Uint8Array): { text: string; note?: string } {
  const text = decodeText(wholeCharacters(bytes, mostBytes))
  if (bytes.length <= mostBytes && text.length <= readingLimits.characters) return { text }
  return { text: text.slice(0, readingLimits.characters), note: onlyItsBeginning }
}

/** Not cut within a character of UTF-8, which would make all of it look like another encoding. */
function wholeCharacters(bytes: Uint8Array, most: number): Uint8Array {
  if (bytes.length <= most) return bytes
  let end = most
  while (end > most - 3 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return bytes.subarray(0, end)
}

const sample = 4_096

/** In UTF-16 without a mark every second byte of Western text is zero. */
function bareUtf16(bytes: Uint8Array): string | undefined {
  const some = bytes.subarray(0, sample)
  if (some.length < 4) return undefined
  const zeros = [0, 0]
  for (const [at, byte] of some.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > some.length * 0.4 && even < some.length * 0.05) return 'utf-16le'
  if (even > some.length * 0.4 && odd < some.length * 0.05) return 'utf-16be'
  return undefined
}

/** What holds control characters that no text has is not text, whatever its name says. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return true
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return true
  if (bareUtf16(bytes) !== undefined) return true
  const some = bytes.subarray(0, sample)
  const odd = some.filter((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)).length
  return odd * 100 <= some.length
}
