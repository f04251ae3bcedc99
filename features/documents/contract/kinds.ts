/** Kinds of files as people name them, each with the endings of its names. */
const endingsOfKinds = {
  pdf: 'pdf',
  document: 'doc docx odt rtf txt md html htm pages',
  spreadsheet: 'xls xlsx ods csv tsv numbers',
  presentation: 'ppt pptx odp key',
  picture: 'jpg jpeg png gif webp heic tif tiff bmp svg avif',
  mail: 'eml msg',
  archive: 'zip 7z rar tar gz',
  recording: 'mp3 m4a wav ogg flac mp4 mov webm mkv avi vtt srt',
} as const

export const fileKinds = [
  'pdf',
  'document',
  'spreadsheet',
  'presentation',
  'picture',
  'mail',
  'archive',
  'recording',
] as const
export type FileKind = (typeof fileKinds)[number]

export function endingsOf(kind: FileKind): string[] {
  return endingsOfKinds[kind].split(' ')
}
