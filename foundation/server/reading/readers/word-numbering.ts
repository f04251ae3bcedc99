import { parseXml } from '../xml.ts'
import type { Zip } from '../zip.ts'

/** A list that a paragraph, or its style, belongs to, and how deep in it. */
export type Numbered = { list: string; depth: number }

/** Counts the paragraphs of each list: “2.1” before the second one's first part; bullets count as nothing. */
export type Numbering = (numbered: Numbered) => string

type Level = { start: number; format: string; text: string }
type Lists = { levels: Map<string, Level>; abstracts: Map<string, string>; starts: Map<string, number> }

export async function readNumbering(zip: Zip): Promise<Numbering> {
  const content = await zip.read('word/numbering.xml')
  const { levels, abstracts, starts } = content ? listsIn(content) : emptyLists()
  const counted = new Map<string, number[]>()
  const begun = new Set<string>()

  return ({ list, depth }) => {
    const abstract = abstracts.get(list)
    const level = levels.get(`${abstract} ${depth}`)
    if (abstract === undefined || !level || depth > deepest) return ''
    const counts = counted.get(abstract) ?? []
    counted.set(abstract, counts)
    const restart = starts.get(`${list} ${depth}`)
    if (restart !== undefined && !begun.has(`${list} ${depth}`)) counts.length = Math.min(counts.length, depth)
    begun.add(`${list} ${depth}`)
    const startOf = (at: number) => (at === depth ? restart : undefined) ?? levels.get(`${abstract} ${at}`)?.start ?? 1
    for (let at = 0; at < depth; at += 1) counts[at] ??= startOf(at)
    counts[depth] = counts[depth] === undefined ? startOf(depth) : counts[depth] + 1
    counts.length = depth + 1
    return level.text.replaceAll(/%(\d)/gv, (_, place: string) => {
      const at = Number(place) - 1
      return written(counts[at] ?? 1, levels.get(`${abstract} ${at}`)?.format ?? 'decimal')
    })
  }
}

const deepest = 8

function emptyLists(): Lists {
  return { levels: new Map(), abstracts: new Map(), starts: new Map() }
}

function listsIn(xml: Uint8Array): Lists {
  const found = emptyLists()
  let [abstract, list, depth] = ['', '', 0]
  parseXml(xml, {
    open(name, { val = '', abstractNumId, numId, ilvl }) {
      if (name === 'abstractNum') [abstract, list] = [abstractNumId ?? '', '']
      else if (name === 'num') [abstract, list] = ['', numId ?? '']
      else if (name === 'abstractNumId') found.abstracts.set(list, val)
      else if (name === 'lvl' || name === 'lvlOverride') depth = Number(ilvl ?? 0)
      if (name === 'lvl' && abstract !== '')
        found.levels.set(`${abstract} ${depth}`, { start: 1, format: 'decimal', text: '' })
      const level = abstract === '' ? undefined : found.levels.get(`${abstract} ${depth}`)
      if (level && name === 'start') level.start = Number(val)
      else if (level && name === 'numFmt') level.format = val
      else if (level && name === 'lvlText') level.text = val
      else if (name === 'startOverride') found.starts.set(`${list} ${depth}`, Number(val))
    },
  })
  // The mark of a bullet is no number.
  for (const level of found.levels.values()) if (level.format === 'bullet' || level.format === 'none') level.text = ''
  return found
}

function written(count: number, format: string): string {
  if (format === 'lowerLetter' || format === 'upperLetter') {
    const letter = String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(1 + Math.floor((count - 1) / 26), 5))
    return format === 'lowerLetter' ? letter : letter.toUpperCase()
  }
  if (format === 'lowerRoman') return roman(count)
  if (format === 'upperRoman') return roman(count).toUpperCase()
  return format === 'decimalZero' ? String(count).padStart(2, '0') : String(count)
}

const numerals = [
  [1_000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function roman(count: number): string {
  if (count < 1 || count > 3_999) return String(count)
  let [rest, text] = [count, '']
  for (const [value, numeral] of numerals) {
    text += numeral.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}
