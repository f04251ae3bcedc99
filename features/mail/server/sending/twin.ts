import { htmlWords } from '#foundation/server/reading/html/html-words.ts'
import { htmlOf } from '../../rules/rich/html.ts'
import { isPlain, type Line, textOf } from '../../rules/rich/lines.ts'
import { linesOfHtml } from '../../rules/rich/parse.ts'

/** HTML that may be sent, empty where nothing is formatted, and the plain text that says the same. */
export type Twins = { html: string; text: string; lines: readonly Line[] }

/** Both are made of the lines of any HTML. `undefined` where there is none, or where something is made not to be seen. */
export function twinsOf(html: string): Twins | undefined {
  if (html.trim() === '' || htmlWords(html).hidden.trim() !== '') return undefined
  const lines = linesOfHtml(html)
  return { html: isPlain(lines) ? '' : htmlOf(lines), text: textOf(lines), lines }
}
