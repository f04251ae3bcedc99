/**
 * A thing of another feature that a message carries along, such as a file. It is named by kind and id alone: its name may
 * be other people’s text, and a message holds the person’s own words.
 */
export type Reference = { kind: string; id: string }

/** The most references in one message. */
export const mostReferences = 10

/** The message as it is sent: the words, and as its last paragraph one Markdown link for each thing. */
export function withReferences(words: string, references: readonly Reference[]): string {
  if (references.length === 0) return words
  return `${words.trimEnd()}\n\n${references.map(({ kind, id }) => `[Attached ${kind}](attache:${kind}/${id})`).join('\n')}`
}

/** Splits words from attachments; a paragraph with anything else counts as words. */
export function apart(content: string): { words: string; references: Reference[] } {
  const at = content.lastIndexOf('\n\n')
  const lines = at < 0 ? [] : content.slice(at + 2).split('\n')
  const references = lines.length > mostReferences ? [] : lines.flatMap((line) => referenceIn(line) ?? [])
  const isWhole = references.length > 0 && references.length === lines.length
  return isWhole ? { words: content.slice(0, at), references } : { words: content, references: [] }
}

const link = /^\[Attached ([a-z]{1,40})\]\(attache:([a-z]{1,40})\/([0-9a-f-]{36})\)$/

function referenceIn(line: string): Reference | undefined {
  const [, said, kind = '', id = ''] = link.exec(line) ?? []
  return said === kind ? { kind, id } : undefined
}
