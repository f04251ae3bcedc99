import type { Reader, Source } from './block.ts'
import { type Kind, kindOf } from './kind.ts'
import { csvReader } from './readers/csv.ts'
import { markdownReader } from './readers/markdown.ts'
import { textReader } from './readers/text.ts'
import { transcriptReader } from './readers/transcript.ts'

/** Loaded when they are needed: some bring much with them. */
const readers: Record<Kind, () => Promise<Reader>> = {
  text: async () => textReader,
  markdown: async () => markdownReader,
  csv: async () => csvReader,
  transcript: async () => transcriptReader,
  pdf: async () => (await import('./readers/pdf.ts')).pdfReader,
  word: async () => (await import('./readers/word.ts')).wordReader,
  excel: async () => (await import('./readers/excel.ts')).excelReader,
  powerpoint: async () => (await import('./readers/powerpoint.ts')).powerpointReader,
  opendocument: async () => (await import('./readers/open-document.ts')).openDocumentReader,
  rtf: async () => (await import('./readers/rtf.ts')).rtfReader,
  xml: async () => (await import('./readers/xml-text.ts')).xmlReader,
  html: async () => (await import('./readers/html.ts')).htmlReader,
  mail: async () => (await import('./readers/mail.ts')).mailReader,
  outlook: async () => (await import('./readers/outlook.ts')).outlookReader,
  archive: async () => (await import('./readers/archive.ts')).createArchiveReader(readerOf),
  picture: async () => (await import('./readers/picture.ts')).pictureReader,
}

export async function readerOf({ bytes, name }: Pick<Source, 'bytes' | 'name'>): Promise<Reader & { kind: Kind }> {
  const kind = kindOf(bytes, name)
  return { ...(await readers[kind]()), kind }
}
