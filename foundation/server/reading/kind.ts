import { looksLikeText } from './decoding.ts'
import { pictureFormat } from './readers/picture-formats.ts'
import { Refusal, refusals } from './refusal.ts'

export type Kind =
  | 'text'
  | 'markdown'
  | 'csv'
  | 'transcript'
  | 'pdf'
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'opendocument'
  | 'rtf'
  | 'html'
  | 'xml'
  | 'mail'
  | 'outlook'
  | 'archive'
  | 'picture'

const textKinds: Readonly<Record<string, Kind>> = {
  md: 'markdown',
  markdown: 'markdown',
  csv: 'csv',
  tsv: 'csv',
  vtt: 'transcript',
  srt: 'transcript',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  xml: 'xml',
  rss: 'xml',
  atom: 'xml',
  eml: 'mail',
  rtf: 'rtf',
}

/** Of these it is known how they begin, so a file that begins otherwise is not one. */
const known = new Set(
  'pdf docx docm xlsx xlsm pptx pptm odt ods odp zip msg png jpg jpeg gif webp tif tiff heic avif bmp'.split(' '),
)

/** What a file is, by how it begins; among texts by the ending of its name. */
export function kindOf(bytes: Uint8Array, name: string): Kind {
  if (bytes.length === 0) throw new Refusal(refusals.empty)
  const head = latin(bytes.subarray(0, 1_024))
  const ending = /\.([^.]{1,10})$/v.exec(name)?.[1]?.toLowerCase() ?? ''
  if (head.includes('%PDF-') || (ending === 'pdf' && latin(bytes.subarray(0, 8_192)).includes('%PDF-'))) return 'pdf'
  if (head.startsWith(String.raw`{\rtf`)) return 'rtf'
  if (head.startsWith('PK\u0003\u0004')) return zipKind(bytes)
  if (head.startsWith('PK\u0005\u0006')) throw new Refusal(refusals.empty)
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) {
    if (isOutlook(bytes)) return 'outlook'
    throw new Refusal(oldOrEncrypted(bytes))
  }
  if (pictureFormat(bytes) !== undefined) return 'picture'
  if (known.has(ending)) throw new Refusal(refusals.damaged)
  const kind = textKinds[ending]
  if (!looksLikeText(bytes)) throw new Refusal(kind === undefined ? refusals.unknown : refusals.damaged)
  if (/^(?:\u{EF}\u{BB}\u{BF})?WEBVTT\b/v.test(head)) return 'transcript'
  return kind ?? (/^\s*<(?:!doctype html|html)\b/iv.test(head) ? 'html' : 'text')
}

/** By the names of what is in it, which stand at its end as well as before each of them. */
function zipKind(bytes: Uint8Array): Kind {
  const names = latin(bytes.subarray(-65_536)) + latin(bytes.subarray(0, 65_536))
  if (names.includes('mimetype') && names.includes('content.xml')) return 'opendocument'
  if (names.includes('word/document')) return 'word'
  if (names.includes('xl/workbook')) return 'excel'
  return names.includes('ppt/presentation') ? 'powerpoint' : 'archive'
}

/** By a name that every mail of Outlook has in it. */
function isOutlook(bytes: Uint8Array): boolean {
  const name = Buffer.from('__properties_version1.0', 'utf16le')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name)
}

/** The container of old Office files also wraps new ones that are encrypted. */
function oldOrEncrypted(bytes: Uint8Array): string {
  const isEncrypted = latin(bytes.subarray(0, 262_144)).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0')
  return isEncrypted ? refusals.encrypted : refusals.old
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
