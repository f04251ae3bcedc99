import { htmlWords } from '#foundation/server/reading/html/html-words.ts'
import { htmlOf } from '../../rules/rich/html.ts'
import { isPlain, type Line, textOf } from '../../rules/rich/lines.ts'
import { linesOfHtml } from '../../rules/rich/parse.ts'

/** HTML that may be sent, and the plain text that says the same. Both are made of the same lines. */
export type Twins = { html: string; text: string; lines: readonly Line[] }

/** `undefined` where nothing is formatted, or where something is made not to be seen. */
export function twinsOf(html: string): Twins | undefined {
  if (html.trim() === '' || htmlWords(html).hidden.trim() !== '') return undefined
  const lines = linesOfHtml(html)
  return isPlain(lines) ? undefined : { html: htmlOf(lines), text: textOf(lines), lines }
}
