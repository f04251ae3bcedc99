/** A line of Markdown without the marks of headings, lists, quotes, emphasis, code and links. */
export function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s*|[-*+]\s+(?:\[[ x]\]\s+)?|\d+[.)]\s+|```\w*\s*)/u, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/gu, '$1')
    .replaceAll(/(\*\*|__|~~|`)(.+?)\1/gu, '$2')
    .replaceAll(/(?<![\p{L}\p{N}])([*_])(\S(?:.{0,300}?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
}
