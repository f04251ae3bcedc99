import type { Place } from './passage.ts'

/** “Page 3”, “Budget, A2:C9”: where a passage stands, in the words of its kind of file. */
export function placeInWords({ page, slide, sheet, cells, line, clock, entry, part }: Place): string {
  const where = [
    page === undefined ? '' : `Page ${page}`,
    slide === undefined ? '' : `Slide ${slide}`,
    sheet ?? '',
    cells ?? '',
    line === undefined ? '' : `Line ${line}`,
    clock ?? '',
    entry ?? '',
    part === undefined ? '' : parts[part],
  ]
  return where.filter((word) => word !== '').join(', ')
}

const parts: Readonly<Record<NonNullable<Place['part']>, string>> = {
  header: 'Header',
  notes: 'Notes',
  comments: 'Comment',
  form: 'Form',
  properties: 'Properties',
}
