/** What no standard allows and programs write all the same, put right before a mail is read. */
export function mended(bytes: Uint8Array): Uint8Array {
  const end = headEnd(bytes)
  const head = latin(bytes.subarray(0, end))
  const better = withKnownEncodings(withoutRawBytes(head))
  if (better === head) return bytes
  return Buffer.concat([Buffer.from(better, 'latin1'), bytes.subarray(end)])
}

/** The largest head that is looked at. */
const mostHead = 256 * 1_024

function headEnd(bytes: Uint8Array): number {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, mostHead))
  const ends = ['\r\n\r\n', '\n\n'].map((gap) => head.indexOf(gap)).filter((at) => at !== -1)
  return ends.length === 0 ? head.length : Math.min(...ends)
}

/** Old programs left letters as they were in encoded words: their encoding is the one that the word names. */
function withoutRawBytes(head: string): string {
  return head.replaceAll(/=\?[\w\-*]{1,40}\?[qQ]\?[^?\s]{1,1000}\?=/gv, (word) =>
    word.replaceAll(/[\u0080-\u00ff]/gv, (letter) => `=${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  )
}

/** Names of UTF-8 that nobody registered. */
function withKnownEncodings(head: string): string {
  return head.replaceAll(/(charset[ \t]{0,20}=[ \t]{0,20}"?)(?:iso|x|ansi)-?(utf-?8)\b/giv, '$1$2')
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}
