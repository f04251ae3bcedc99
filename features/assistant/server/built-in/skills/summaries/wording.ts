import type { Extract } from './extract.ts'

export const whatText = 'Which text should I sum up? Please paste it here.'
export const emptyChat = 'There is nothing to sum up in this chat yet.'

/** Sentences as they were written, as a quotation. */
export function summary({ sentences, of }: Extract): string {
  const lines = sentences.map((sentence) => `> ${sentence}`).join('\n>\n')
  return `Summary (${sentences.length} of ${of} sentences):\n\n${lines}`
}
