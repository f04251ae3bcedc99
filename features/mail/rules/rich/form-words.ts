import { type Line, type LineKind, type Run, wordsOf } from './lines.ts'

/** All of the form of a mail in words, for a card that shows its text as plain text. */
export function formWords(lines: readonly Line[]): string {
  const runs = lines.flatMap((line) => joinedLinks(line.runs))
  const stretches = (mark: 'bold' | 'italic' | 'underline') =>
    quotedList(lines.flatMap((line) => stretchesOf(line.runs, mark)))
  const links = runs.flatMap(({ text, href }) => (href === undefined ? [] : [`“${text.trim()}” to ${href}`]))
  const parts = [
    ['Headings', quotedList(lines.filter(({ kind }) => kind === 'heading').map(wordsOf))],
    ['Bold', stretches('bold')],
    ['Italic', stretches('italic')],
    ['Underlined', stretches('underline')],
    ['Bulleted lines', countOf(lines, 'bullet')],
    ['Numbered lines', countOf(lines, 'number')],
    ['Quoted lines', countOf(lines, 'quote')],
    ['Links', links.join(', ')],
  ] as const
  return parts
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('\n')
}

function countOf(lines: readonly Line[], kind: LineKind): string {
  const count = lines.filter((line) => line.kind === kind).length
  return count === 0 ? '' : String(count)
}

function quotedList(stretches: readonly string[]): string {
  return stretches
    .filter((words) => words.trim() !== '')
    .map((words) => `“${words.trim()}”`)
    .join(', ')
}

/** The words that carry a mark, in as few pieces as they stand in. */
function stretchesOf(runs: readonly Run[], mark: 'bold' | 'italic' | 'underline'): string[] {
  const stretches: string[] = []
  let isWithin = false
  for (const run of runs) {
    if (run[mark] && isWithin) stretches.push(`${stretches.pop() ?? ''}${run.text}`)
    else if (run[mark]) stretches.push(run.text)
    isWithin = run[mark] === true
  }
  return stretches
}

/** A link in several looks is one link. */
function joinedLinks(runs: readonly Run[]): { text: string; href: string | undefined }[] {
  const joined: { text: string; href: string | undefined }[] = []
  for (const { text, href } of runs) {
    const last = joined.at(-1)
    if (last && last.href === href) last.text += text
    else joined.push({ text, href })
  }
  return joined
}
