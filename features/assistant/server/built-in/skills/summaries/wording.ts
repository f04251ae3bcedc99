import { counted, escaped, quote } from '#foundation/language/wording/quoting.ts'

export const whatText = 'Which text should I sum up? Please paste it here.'
export const emptyChat = 'There is nothing to sum up in this chat yet.'

export function tooShort(text: string): string {
  return `I found nothing called ${quote(text)}, and by itself that is too short to sum up.`
}

/** `isOurs`: an answer of ours, which is Markdown already. */
type Line = { text: string; who: string | undefined; isOurs: boolean }

/** Sentences as they were written, as a quotation; in a chat, with who said each. */
export function summary(lines: readonly Line[], of: number): string {
  const quoted = lines.map((line) => `> ${line.who === undefined ? '' : `${line.who}: `}${inLine(line)}`)
  return `Summary (${lines.length} of ${counted(of, 'sentence')}):\n\n${quoted.join('\n>\n')}`
}

/** Without its list marker. */
function inLine({ text, isOurs }: Line): string {
  const own = text.replace(/^(?:[-*•>#]+|\d+[.)])\s+/, '')
  return (isOurs ? own.replaceAll(/\s+/g, ' ') : escaped(own)).replace(/^([-+=]|\d+[.)])/, String.raw`\$1`)
}
