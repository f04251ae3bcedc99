import { sentencesOf } from '../summary/sentences.ts'
import type { FindingSource } from './finding.ts'

/** A sentence, a line of a list or a row, and under what kind of heading it stands. */
export type Unit = {
  source: number
  text: string
  /** Without its list marker and box. */
  plain: string
  isListed: boolean
  isTicked: boolean
  hasBox: boolean
  section: Section | undefined
  who: string | undefined
  columns: readonly string[] | undefined
  isRow: boolean
}

type Section = 'duty' | 'decision' | 'question'

const sections: readonly (readonly [Section, RegExp])[] = [
  [
    'duty',
    /^(?:\d{1,2}[.)]? )?(?:the )?(?:action items?|actions?|action points?|agreed actions|next steps?|to[- ]?dos?|tasks?|duties|follow[- ]?ups?|who does what|aufgaben|nächste schritte)(?: \(.{1,40}\))?:?$/iu,
  ],
  [
    'decision',
    /^(?:\d{1,2}[.)]? )?(?:the )?(?:decisions?|resolutions?|agreed|what we decided|beschlüsse|entscheidungen)(?: made| taken)?:?$/iu,
  ],
  [
    'question',
    /^(?:\d{1,2}[.)]? )?(?:the )?(?:(?:open|unresolved|outstanding) (?:questions?|points?|issues?|items?)|questions?|parking lot|offene (?:fragen|punkte))(?: \(.{1,40}\))?:?$/iu,
  ],
]

/** “Action items” above a list says what is in it. */
export function sectionOf(line: string): Section | undefined {
  const bare = line.trim().replace(/^[#*\s]+|(?<![*\s])[*\s]+$/gu, '')
  return sections.find(([, pattern]) => pattern.test(bare))?.[0]
}

const marker = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?/u
const box = /^\[([ xX✓]?)\]\s*/u

/** In their order, each once. */
export function unitsOf(sources: readonly FindingSource[]): Unit[] {
  const isTalk = isConversation(sources)
  let ruled: { section: Section | undefined; heading: string } = { section: undefined, heading: '' }
  return sources.flatMap((source, number) => {
    const heading = (source.heading ?? []).join('\n')
    const byHeading = (source.heading ?? []).map(sectionOf).findLast((each) => each !== undefined)
    if (heading !== ruled.heading) ruled = { section: byHeading, heading }
    if (source.kind === 'heading') {
      ruled = { section: sectionOf(source.text), heading: [...(source.heading ?? []), source.text].join('\n') }
      return []
    }
    if (source.kind === 'table') return rowsIn(source, number, byHeading)
    return source.text.split('\n').flatMap((line) => {
      const named = sectionOf(line)
      if (named !== undefined || /^.{2,40}:$/u.test(line.trim())) {
        ruled = { ...ruled, section: named }
        return []
      }
      const about = { source: number, section: ruled.section, who: source.who }
      const [lead, who] = isTalk && source.who === undefined ? (speaker.exec(line) ?? []) : []
      if (lead === undefined || who === undefined) return unitsIn(line, about)
      return unitsIn(line.slice(lead.length), { ...about, who })
    })
  })
}

const speaker = /^(\p{Lu}[\p{L} .'’-]{0,40}):\s+(?=\S)/u

/** Most of its lines begin with a name. */
function isConversation(sources: readonly FindingSource[]): boolean {
  const lines = sources.flatMap(({ kind, text }) => (kind === undefined || kind === 'text' ? text.split('\n') : []))
  const spoken = lines.filter((line) => speaker.test(line) && sectionOf(line.split(':', 1)[0] ?? '') === undefined)
  return spoken.length >= 4 && spoken.length * 10 >= lines.length * 6
}

/** Where nothing else names the columns, the first row may. */
function rowsIn({ text, columns }: FindingSource, source: number, section: Section | undefined): Unit[] {
  const rows = text.split('\n')
  const names = columns ?? headerIn(rows)
  const header = names?.join('\t')
  return rows.flatMap((row) => {
    if (row.trim() === '' || (header !== undefined && row.trim().startsWith(header))) return []
    return [{ ...blank, source, text: row, plain: row.trim(), section, columns: names, isRow: true }]
  })
}

function headerIn([first = '', ...others]: readonly string[]): string[] | undefined {
  const cells = first.split('\t').map((cell) => cell.trim())
  return others.length > 0 && cells.length > 1 && cells.every((cell) => /^\D{1,40}$/u.test(cell)) ? cells : undefined
}

const blank = {
  isListed: false,
  isTicked: false,
  hasBox: false,
  section: undefined,
  who: undefined,
  columns: undefined,
}

/** A line of a list is one thing, even of several sentences. */
function unitsIn(line: string, about: Pick<Unit, 'source' | 'section' | 'who'>): Unit[] {
  const [lead] = marker.exec(line) ?? ['']
  const rest = line.slice(lead.length)
  const [ticked, mark = ''] = box.exec(rest) ?? []
  const isListed = lead.trim() !== ''
  if (!isListed && ticked === undefined)
    return sentencesOf(line).map(({ from, to }) => {
      const text = line.slice(from, to)
      return { ...blank, ...about, text, plain: text, isRow: false }
    })
  const plain = rest.slice(ticked?.length ?? 0).trim()
  if (plain === '') return []
  const isTicked = ticked !== undefined && mark.trim() !== ''
  return [
    { ...blank, ...about, text: line.trim(), plain, isListed, isTicked, hasBox: ticked !== undefined, isRow: false },
  ]
}
