import type { FormattedLine } from '#foundation/contract/act.ts'

type Run = FormattedLine['runs'][number]

/** `at`: its number, as long as it stands there. */
type Numbered<Thing> = Thing & { at: number }

/** Lines that follow each other in one list, or lines outside of lists. */
export type Block = Numbered<{ list: 'ul' | 'ol' | undefined; lines: Numbered<FormattedLine>[] }>

/** The runs of one link, or those between two links. `isNamed`: the words of the link are its address. */
export type Link = Numbered<{ href: string | undefined; isNamed: boolean; runs: Numbered<Run>[] }>

export function blocksOf(lines: readonly FormattedLine[]): Block[] {
  const blocks: Block[] = []
  for (const [at, line] of lines.entries()) {
    const list = line.kind === 'bullet' ? 'ul' : line.kind === 'number' ? 'ol' : undefined
    const last = blocks.at(-1)
    if (last && last.list === list) last.lines.push({ ...line, at })
    else blocks.push({ at, list, lines: [{ ...line, at }] })
  }
  return blocks
}

export function linksOf(runs: readonly Run[]): Link[] {
  const links: Link[] = []
  for (const [at, run] of runs.entries()) {
    const last = links.at(-1)
    if (last && last.href === run.href) last.runs.push({ ...run, at })
    else links.push({ at, href: run.href, isNamed: false, runs: [{ ...run, at }] })
  }
  return links.map((link) => ({ ...link, isNamed: names(link.runs.map(({ text }) => text).join(''), link.href) }))
}

/** As it is, or as a web address is usually written. What stands before an @ is no host. */
function names(words: string, href: string | undefined): boolean {
  return words === href || (!words.includes('@') && `https://${words}` === href)
}
