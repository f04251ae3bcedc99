import { withoutMarks } from '#foundation/contract/without-marks.ts'
import type { Passage } from './contract.ts'

/** Around a hit in the words of a passage; no text that is searched keeps them. */
export const hitStart = '\u0001'
export const hitEnd = '\u0002'

/** Text with its hits marked, as parts and in one line, without the marks of Markdown. */
export function passageFrom(marked: string): Passage {
  const line = marked
    .split('\n')
    .filter((each) => !/^\s*(?:`{3,}|~{3,}|-{3,}\s*$|\|[\s:|-]+$)/.test(each))
    .map(withoutMarks)
    .join(' ')
  const [before = '', ...rest] = withoutRemains(line).replaceAll(/\s+/gu, ' ').trim().split(hitStart)
  const parts = rest.flatMap((part) => {
    const [hit = '', after = ''] = part.split(hitEnd)
    return [
      { text: hit, hit: true },
      { text: after, hit: false },
    ]
  })
  return [{ text: before, hit: false }, ...parts].filter(({ text }) => text !== '')
}

/** A cut through a link or through emphasis leaves marks without their partner. */
function withoutRemains(line: string): string {
  return line
    .replace(/\[([^[\]]*)\]\([^()\s]*$/u, '$1')
    .replaceAll(/\*\*|~~|`/gu, '')
    .replaceAll(/\s\|(?=\s|$)|^\|/gu, ' ')
}

/** Characters before the first hit, so that it is visible in two short lines. */
const before = 40
/** Characters from the first hit on. */
const from = 160

/** The surroundings of the first hit, cut between words. */
export function excerptOf(marked: string): Passage {
  const parts = passageFrom(marked)
  const at = parts.findIndex(({ hit }) => hit)
  if (at < 0) return cutEnd(parts, from)
  const lead = parts.slice(0, at).map(({ text }) => ({ text: cutStart(text), hit: false }))
  return [...lead, ...cutEnd(parts.slice(at), from)]
}

function cutStart(text: string): string {
  if (text.length <= before) return text
  const kept = text.slice(-before)
  const word = kept.search(/\s/u)
  return `…${word < 0 || word > before / 2 ? kept.toWellFormed() : kept.slice(word + 1)}`
}

function cutEnd(parts: Passage, most: number): Passage {
  const kept: Passage = []
  let left = most
  for (const part of parts) {
    if (part.text.length > left) return [...kept, { ...part, text: cutAfter(part.text, left) }]
    kept.push(part)
    left -= part.text.length
  }
  return kept
}

function cutAfter(text: string, most: number): string {
  const kept = text.slice(0, most)
  const end = kept.lastIndexOf(' ')
  return `${(end > 0 ? kept.slice(0, end) : kept).toWellFormed().trimEnd()}…`
}
