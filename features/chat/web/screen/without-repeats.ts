/** The words without paragraphs that a card below says as well, letter for letter; its label has no full stop. */
export function withoutRepeats(text: string, labels: readonly string[], streaming = false): string {
  const told = labels.map((label) => `${label}.`)
  const isTold = (block: string) => told.some((each) => (streaming ? each.startsWith(block) : each === block))
  return text
    .split(/\n{2,}/)
    .filter((block) => !isTold(block))
    .join('\n\n')
}
