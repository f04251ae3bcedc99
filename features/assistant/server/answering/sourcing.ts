import { claimsIn, type Ground, groundOf } from '../../rules/grounding.ts'

/** Adds to each sentence of a model where it stands in the passages that were read, or that it stands in none. */
export type Sourcing = {
  /** Passages that the answer has to rest on. From the first one on, sentences are looked at. */
  rest: (passages: readonly Ground[]) => void
  /** What else was looked up or done: a sentence about it is neither marked nor listed. */
  know: (text: string) => void
  /** The text as far as it is ready; a line is held back until it is whole. */
  feed: (text: string) => string
  /** What was held back. */
  flush: () => string
  /** The list of the sources that were named, once the answer is over. */
  sources: () => string
}

const noSource = ' *(no source)*'
const longestQuote = 160

export function openSourcing(): Sourcing {
  const passages: Ground[] = []
  const others: Ground[] = []
  const named: Ground[] = []
  let held = ''
  let inCode = false

  function numberOf(ground: Ground): number {
    if (!named.includes(ground)) named.push(ground)
    return named.indexOf(ground) + 1
  }

  function markOf(sentence: string): string {
    const ground = groundOf(sentence, passages)
    if (ground) return ` [${numberOf(ground)}]`
    return groundOf(sentence, others) ? '' : noSource
  }

  /** Code is no sentence, and a heading names what follows it. */
  function marked(line: string): string {
    const begun = line.trimStart()
    const isFence = /^(?:```|~~~)/.test(begun)
    if (isFence) inCode = !inCode
    if (isFence || inCode || /^(?:#|[\s:|-]*$)/.test(begun)) return line
    // Only the house gives numbers to sources, so that a model cannot claim one.
    const own = line.replaceAll(/ ?\[\d+\](?!\()/g, '')
    if (begun.startsWith('|')) return /\d/.test(own) ? inRow(own, markOf(own)) : own
    return claimsIn(own).reduceRight(
      (text, { text: claim, to }) => text.slice(0, to) + markOf(claim) + text.slice(to),
      own,
    )
  }

  return {
    rest: (more) => void passages.push(...more),
    know: (text) => void others.push({ text, from: '' }),
    feed(text) {
      if (passages.length === 0) return text
      const lines = (held + text).split('\n')
      held = lines.pop() ?? ''
      return lines.map((line) => `${marked(line)}\n`).join('')
    },
    flush() {
      const rest = held
      held = ''
      return rest === '' ? '' : marked(rest)
    },
    sources: () => listed(named),
  }
}

function listed(named: readonly Ground[]): string {
  const lines = named.map(({ from, text, path }, at) => {
    const place = path === undefined ? inline(from) : `[${inline(from)}](${path})`
    return `${at + 1}. ${place}: “${inline(text, longestQuote)}”`
  })
  return lines.length === 0 ? '' : `\n\n**Sources**\n\n${lines.join('\n')}`
}

/** Within the last cell of a row: what stands behind it is not shown. */
function inRow(row: string, mark: string): string {
  const end = row.trimEnd()
  return end.endsWith('|') ? `${end.slice(0, -1).trimEnd()}${mark} |` : `${end}${mark}`
}

/** The words of others form neither a link nor a line of their own. */
function inline(text: string, most = 200): string {
  const line = text.split(/\s+/).join(' ').trim()
  const short = line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line
  return short.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
}
