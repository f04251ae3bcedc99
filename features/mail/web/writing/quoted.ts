/** A text with what is quoted beneath it. Together they are what is sent. */
export type Parts = { own: string; quoted: string }

const forwardLine = '---------- Forwarded message ----------'
const heads = new RegExp(`^(?:On .{1,300} wrote:|${forwardLine})$`, 'u')

/** Finds the quotation that the editor put at the end. */
export function partsOf(text: string): Parts {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => heads.test(line) && isQuotation(lines, index))
  if (at === -1) return { own: text, quoted: '' }
  // The empty line between belongs to neither.
  const end = at > 0 && lines[at - 1] === '' ? at - 1 : at
  return { own: lines.slice(0, end).join('\n'), quoted: lines.slice(at).join('\n') }
}

export function joined({ own, quoted }: Parts): string {
  return quoted === '' ? own : `${own}\n\n${quoted}`
}

/** All that follows is quoted: whoever writes below a quotation sees one text. */
function isQuotation(lines: readonly string[], at: number): boolean {
  if (lines[at] === forwardLine) return true
  const rest = lines.slice(at + 1)
  return rest.length > 0 && rest.every((line) => line.startsWith('>') || line === '')
}

export function quotation({ who, at, text }: { who: string; at: string; text: string }): string {
  const lines = text.trimEnd().split('\n')
  return [`On ${at}, ${who} wrote:`, ...lines.map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`))].join(
    '\n',
  )
}

type Forwarded = { from: string; at: string; subject: string; to: string; text: string }

export function forwarded({ from, at, subject, to, text }: Forwarded): string {
  return [forwardLine, `From: ${from}`, `Date: ${at}`, `Subject: ${subject}`, `To: ${to}`, '', text.trimEnd()].join(
    '\n',
  )
}

export function isForwarded(text: string): boolean {
  return partsOf(text).quoted.startsWith(forwardLine)
}
