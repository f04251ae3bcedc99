import { isList, type Line, remembered, type Run, tidied } from './lines.ts'

/** The HTML that is sent: made of these few elements, with one address attribute and one style, and of nothing else. */
export function htmlOf(lines: readonly Line[]): string {
  const tidy = tidied(lines)
  const open: Opened[] = []
  const pieces = tidy.map((line) => `${moved(open, line)}${elementOf(line)}`)
  return pieces.join('') + closed(open, 0)
}

type Opened = 'ul' | 'ol' | 'blockquote'

const quoteStyle = 'margin:0 0 0 8px;border-left:2px solid #ccc;padding-left:12px'

/** Opens and closes lists and quotations up to those that the line stands in. */
function moved(open: Opened[], line: Line): string {
  const wanted = line.kind === 'text' || line.kind === 'heading' ? 0 : line.level + 1
  const own: Opened = line.kind === 'quote' ? 'blockquote' : line.kind === 'number' ? 'ol' : 'ul'
  const isSameKind = (one: Opened | undefined) => (one === 'blockquote') === (own === 'blockquote')
  let html = ''
  if (!isSameKind(open[0])) html += closed(open, 0)
  html += closed(open, wanted)
  // The list that it would stand in is of the other kind.
  if (wanted > 0 && open.length === wanted && open.at(-1) !== own) html += closed(open, wanted - 1)
  else if (wanted > 0 && open.length === wanted && isList(line)) html += '</li>'
  while (open.length < wanted) {
    html += own === 'blockquote' ? `<blockquote style="${quoteStyle}">` : `<${own}>`
    open.push(own)
  }
  return html
}

/** An item is left open, for a list within it. */
function closed(open: Opened[], count: number): string {
  let html = ''
  while (open.length > count) {
    const name = open.pop()
    html += name === 'blockquote' ? '</blockquote>' : `</li></${name}>`
  }
  return html
}

function elementOf({ kind, runs }: Line): string {
  const inside = runs.length === 0 ? '<br>' : htmlOfRuns(runs)
  if (isList({ kind })) return `<li>${inside}`
  return kind === 'heading' ? `<h2>${inside}</h2>` : `<div>${inside}</div>`
}

/** Spaces that HTML would lose are no-break spaces there. */
const htmlOfRuns = remembered((runs: readonly Run[]): string => {
  const words = runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/^ +| +$| {2,}/g, (spaces, at: number, all: string) =>
      at === 0 || at + spaces.length === all.length
        ? '\u00a0'.repeat(spaces.length)
        : `${'\u00a0'.repeat(spaces.length - 1)} `,
    )
  let at = 0
  return runs
    .map((run) => {
      const text = words.slice(at, at + run.text.length)
      at += run.text.length
      return marked(run, escaped(text))
    })
    .join('')
})

function marked({ bold, italic, underline, href }: Run, inside: string): string {
  let html = inside
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<i>${html}</i>`
  if (bold) html = `<b>${html}</b>`
  return href === undefined ? html : `<a href="${escaped(href)}">${html}</a>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"\u00a0]/g, (character) => entities[character] ?? character)
}
