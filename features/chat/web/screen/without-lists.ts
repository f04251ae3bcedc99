/** The sentences alone: no lists, and no headings over them. */
export function withoutLists(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((block) => !/^(?:- |\d+\. |\*\*[^\n]+\*\*$)/.test(block))
    .join('\n\n')
}
