import { counted, escaped, quote } from '#foundation/language/wording/quoting.ts'

export const whatText = 'Which text should I sum up? Please paste it here.'
export const emptyChat = 'There is nothing to sum up in this chat yet.'

export function tooShort(text: string): string {
  return `I found nothing called ${quote(text)}, and by itself that is too short to sum up.`
}

/** `isOurs`: an answer of ours, which is Markdown already. `path`: where it stands in the app; `line`: of a pasted text. */
type Line = {
  text: string
  who: string | undefined
  isOurs: boolean
  path?: string | undefined
  line?: number | undefined
}

/** Sentences as they were written, as a quotation; in a chat, with who said each. Each links to its place. */
export function summary(lines: readonly Line[], of: number): string {
  const quoted = lines.map((line) => `> ${said(line)}`)
  return `Summary (${lines.length} of ${counted(of, 'sentence')}):\n\n${quoted.join('\n>\n')}`
}

/** In a chat the name links to the message; behind a sentence of a pasted text its line does. */
function said(line: Line): string {
  const { who, path, line: number } = line
  const place = number === undefined ? 'in your message' : `line\u00A0${number}`
  if (who === undefined) return path === undefined ? inLine(line) : `${inLine(line)} ([${place}](${path}))`
  return `${path === undefined ? who : `[${escaped(who)}](${path})`}: ${inLine(line)}`
}

/** Without its list marker. */
function inLine({ text, isOurs }: Line): string {
  const own = text.replace(/^(?:[-*•>#]+|\d+[.)])\s+/, '')
  return (isOurs ? own.replaceAll(/\s+/g, ' ') : escaped(own)).replace(/^([-+=]|\d+[.)])/, String.raw`\$1`)
}
