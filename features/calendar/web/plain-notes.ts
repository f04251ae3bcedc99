import { withoutMarks } from '#foundation/contract/without-marks.ts'

/** Notes, which are Markdown, as the lines that they say. */
export function plainNotes(notes: string): string {
  return notes
    .split('\n')
    .map(withoutMarks)
    .filter((line) => line.trim() !== '')
    .join('\n')
}
