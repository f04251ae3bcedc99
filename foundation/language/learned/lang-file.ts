/** One line of a `.lang` file: a sentence with choices, lists and marks, as somebody wrote it. */
export type Line = { intent: string; text: string; file: string; line: number }

export type LangFile = {
  lines: readonly Line[]
  lists: Readonly<Record<string, readonly string[]>>
  /** Sentences of other features that say the same, such as `assistant/want-mail`: never counter-examples of these. */
  sameAs: readonly string[]
}

/**
 * Reads a file of example sentences. `list name: a | b` is a list, `intent name` begins the sentences of an intent,
 * `same as feature/intent` names sentences elsewhere that mean the same, `#` begins a comment; every other line is a sentence.
 */
export function readLang(text: string, file: string): LangFile {
  const lines: Line[] = []
  const lists: Record<string, string[]> = {}
  const sameAs: string[] = []
  let intent: string | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const list = /^list ([a-z-]+):/.exec(line)
    const named = /^intent ([a-z-]+)$/.exec(line)
    if (list) addTo(lists, list[1] ?? '', line.slice(list[0].length))
    else if (named) intent = named[1]
    else if (line.startsWith('same as ')) sameAs.push(line.slice('same as '.length).trim())
    else if (intent === undefined) throw misread(file, index + 1, 'a sentence stands before the first intent')
    else lines.push({ intent, text: line, file, line: index + 1 })
  }
  return { lines, lists, sameAs }
}

/** What is wrong with a `.lang` file, and where, as one sentence for whoever wrote the line. */
export function misread(file: string, line: number, why: string): Error {
  return Object.assign(new Error(`${file}:${line}: ${why}`), { name: 'Stop' })
}

/** A long list may go over several lines that begin alike. */
function addTo(lists: Record<string, string[]>, name: string, values: string): void {
  const added = values.split('|').map((value) => value.trim())
  lists[name] = [...(lists[name] ?? []), ...added.filter((value) => value !== '')]
}
