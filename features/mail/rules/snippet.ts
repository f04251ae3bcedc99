const most = 200

/** The beginning of a text, on one line. */
export function snippetOf(text: string): string {
  const line = text
    .slice(0, most * 10)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`
}
