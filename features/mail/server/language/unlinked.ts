import { escaped } from '#foundation/language/wording/quoting.ts'

/** Words whose addresses lead nowhere: a press on that of a forger would write to them. */
export function unlinked(text: string): string {
  return text
    .split(address)
    .map((piece, at) => (at % 2 === 1 ? `\`${piece.replaceAll('`', '')}\`` : escaped(piece)))
    .join('')
}

const address = /([^\s<>"“”,;:()`]{1,64}@[^\s<>"“”,;:()`]{1,190}[\p{L}\p{N}])/u
