import type { Place } from '#foundation/contract/passage.ts'
import type { Block } from '../block.ts'
import { parseXml } from '../xml.ts'
import type { Zip } from '../zip.ts'

/** What a part of an Office file leads to where it holds a chart or a diagram. */
export const figureTypes: ReadonlySet<string> = new Set(['chart', 'diagramData'])

/** The words of charts, with their numbers as tables, and of diagrams. */
export async function figureBlocks(zip: Zip, paths: readonly string[], place?: Place): Promise<Block[]> {
  const found: Block[] = []
  for (const path of paths) {
    const content = await zip.read(path)
    if (content) found.push(...(path.includes('/diagrams/') ? diagramBlocks(content) : chartBlocks(content)))
  }
  return place ? found.map((block) => ({ ...block, place })) : found
}

/** By its position: points without a value are left out of the file. */
type Points = Map<number, string>
type Series = { name: string; categories: Points; values: Points }

const sections: Readonly<Record<string, keyof Series>> = {
  tx: 'name',
  cat: 'categories',
  xVal: 'categories',
  val: 'values',
  yVal: 'values',
}

function chartBlocks(xml: Uint8Array): Block[] {
  const all: Series[] = []
  const kinds: string[] = []
  let [title, isTitle, word, index] = ['', false, '', 0]
  let section: keyof Series | undefined
  parseXml(xml, {
    open(name, { idx }) {
      const kind = /^([a-z]+?)(?:3D)?Chart$/v.exec(name)?.[1]
      if (kind !== undefined) kinds.push(`${kind} chart`)
      else if (name === 'ser') all.push({ name: '', categories: new Map(), values: new Map() })
      else if (name === 'title') isTitle = true
      else if (name === 'pt') index = Number(idx ?? 0)
      section = sections[name] ?? section
      word = ''
    },
    text: (words) => (word += words),
    close(name) {
      const series = all.at(-1)
      if (name === 'title') isTitle = false
      else if (name === 't' && isTitle) title += word
      else if (name === 'v' && series && section === 'name') series.name = `${series.name} ${word}`.trim()
      else if (name === 'v' && series && section !== undefined && section !== 'name')
        series[section].set(index, numberIn(word))
      if (name in sections) section = undefined
    },
  })
  const said = [...new Set(kinds)].join(', ')
  const text = [said.charAt(0).toUpperCase() + said.slice(1), title.trim()].filter((part) => part !== '').join(': ')
  return [{ kind: 'text', text }, ...rowsOf(all)]
}

function rowsOf(all: readonly Series[]): Block[] {
  const categories = all.find((series) => series.categories.size > 0)?.categories ?? new Map<number, string>()
  const indexes = [...new Set([categories, ...all.map(({ values }) => values)].flatMap((points) => [...points.keys()]))]
  const rows = indexes
    .toSorted((one, other) => one - other)
    .map((at) => [categories.get(at) ?? '', ...all.map(({ values }) => values.get(at) ?? '')])
  return [['', ...all.map(({ name }) => name)], ...rows].map((cells) => ({ kind: 'row', text: cells.join('\t') }))
}

function numberIn(word: string): string {
  const number = Number(word)
  return word.trim() === '' || !Number.isFinite(number) ? word : String(Number(number.toPrecision(15)))
}

function diagramBlocks(xml: Uint8Array): Block[] {
  const found: Block[] = []
  let [text, reads] = ['', false]
  parseXml(xml, {
    open(name) {
      reads = name === 't'
      if (name === 'pt') text = ''
    },
    text(words) {
      if (reads) text += words
    },
    close(name) {
      reads = false
      if (name === 'p') text += ' '
      if (name === 'pt' && text.trim() !== '') found.push({ kind: 'text', text })
    },
  })
  return found
}
