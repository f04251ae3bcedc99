/** A paragraph, or a heading of a depth. */
export type PlainBlock = { depth: number; text: string }

/** An answer as it reads before the code is there that draws Markdown: its blocks, without marks. */
export function plainBlocks(markdown: string): PlainBlock[] {
  return markdown
    .replaceAll(/^ {0,3}#{1,6} .*$/gm, '\n$&\n')
    .split(/\n{2,}/)
    .map((block) => ({ depth: /^\s*(#{1,6}) /.exec(block)?.[1]?.length ?? 0, text: plain(block) }))
    .filter(({ text }) => text !== '')
}

function plain(block: string): string {
  return block
    .replaceAll(/^```.*$\n?/gm, '')
    .replaceAll(/^ {0,3}(?:#{1,6}|>) +/gm, '')
    .replaceAll(/^( *)[-*+] +/gm, '$1• ')
    .replaceAll(/\[([^[\]\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .trim()
}
