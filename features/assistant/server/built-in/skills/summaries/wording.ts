export const whatText = 'Which text should I sum up? Please paste it here.'
export const emptyChat = 'There is nothing to sum up in this chat yet.'

type Line = { text: string; who: string | undefined }

/** Sentences as they were written, as a quotation; in a chat, with who said each. */
export function summary(lines: readonly Line[], of: number): string {
  const quoted = lines.map(({ text, who }) => `> ${who === undefined ? '' : `${who}: `}${text.replaceAll(/\s+/g, ' ')}`)
  return `Summary (${lines.length} of ${of} sentences):\n\n${quoted.join('\n>\n')}`
}
