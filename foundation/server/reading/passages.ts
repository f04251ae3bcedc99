import type { Passage, Place } from '#foundation/contract/passage.ts'
import type { Block } from './block.ts'
import { languageOf } from './language.ts'

export type Read = Omit<Passage, 'number'>

const mostWords = 120
const fewestWords = 60
const mostCharacters = 1_200
const mostRows = 20
const mostRowCharacters = 4_800
const mostHeadings = 6

/** Joins blocks into passages, and remembers from step to step under which headings they stand. */
export function createPassages(): (blocks: readonly Block[]) => Read[] {
  let headings: string[] = []
  let language: string | null = null

  return (blocks) => {
    const found: Read[] = []
    let open: Read | undefined
    const close = (): void => {
      if (open) found.push(open)
      open = undefined
    }
    for (const block of blocks) {
      const text = cleaned(block.text, block.kind)
      if (text === '') continue
      if (block.kind === 'heading') {
        headings = [...headings.slice(0, (block.level ?? 1) - 1), text.slice(0, 200).toWellFormed()].slice(
          -mostHeadings,
        )
      }
      const kind: Read['kind'] = block.kind === 'row' ? 'table' : block.kind
      const above = kind === 'heading' ? headings.slice(0, -1) : headings
      const place: Place = { ...storablePlace(block.place), ...(above.length > 0 && { heading: above }) }
      let from = 0
      for (const [at, part] of partsOf(kind, text).entries()) {
        from = Math.max(from, text.indexOf(part, from))
        const next = { kind, text: part, place: placeOfPart(place, from, part), between: at === 0 ? '\n' : ' ' }
        if (open && joins(open, next)) open = joined(open, next)
        else {
          close()
          open = { kind, text: part, place: next.place, language: null }
        }
      }
    }
    close()
    return found.map((each) => {
      language = languageOf(each.text, language)
      return { ...each, language }
    })
  }
}

/** PostgreSQL stores neither NUL characters nor lone surrogates; names within a file can contain both. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

function storablePlace({ sheet, entry, columns, ...place }: Place = {}): Place {
  return {
    ...place,
    ...(sheet !== undefined && { sheet: storable(sheet) }),
    ...(entry !== undefined && { entry: storable(entry) }),
    ...(columns && { columns: columns.map(storable) }),
  }
}

function cleaned(text: string, kind: Block['kind']): string {
  const wellFormed = storable(text)
  if (kind === 'row') return wellFormed.replaceAll(/[^\S\t]+/gv, ' ').replace(/^ /v, '')
  return wellFormed.replaceAll(/\s+/gv, ' ').trim()
}

function partsOf(kind: Read['kind'], text: string): string[] {
  if (kind === 'text') return sentencesOf(text)
  return [text.slice(0, kind === 'table' ? mostRowCharacters : mostCharacters).toWellFormed()]
}

/** The times that apply within this part. */
function placeOfPart(place: Place, from: number, part: string): Place {
  const { clocks } = place
  if (!clocks) return place
  const begins = clocks.findLast(({ at }) => at <= from)?.clock
  const later = clocks.filter(({ at }) => at > from && at < from + part.length)
  return {
    ...place,
    ...(begins !== undefined && { clock: begins }),
    clocks: [
      ...(begins === undefined ? [] : [{ at: 0, clock: begins }]),
      ...later.map(({ at, clock }) => ({ at: at - from, clock })),
    ],
  }
}

type Part = Pick<Read, 'kind' | 'text' | 'place'>

function joins(open: Part, next: Part): boolean {
  if (open.kind !== next.kind || open.kind === 'heading' || !sameRegion(open.place, next.place)) return false
  if (open.text.length + next.text.length > mostCharacters) return false
  if (open.kind === 'table') return open.text.split('\n').length < mostRows
  const words = wordsIn(open.text)
  return words < fewestWords || words + wordsIn(next.text) <= mostWords
}

/** In one page, slide, sheet or part, under the same headings. */
function sameRegion(one: Place, other: Place): boolean {
  return regionOf(one) === regionOf(other)
}

function regionOf({ page, slide, sheet, entry, part, heading }: Place): string {
  return JSON.stringify([page, slide, sheet, entry, part, heading])
}

/** `between`: a line break between paragraphs and rows, a space between sentences. */
function joined(open: Read, { text, place, between }: Part & { between: string }): Read {
  const { box, cells, clocks } = open.place
  const shift = open.text.length + between.length
  return {
    ...open,
    text: `${open.text}${between}${text}`,
    place: {
      ...open.place,
      ...(box && place.box && { box: around(box, place.box) }),
      ...(cells !== undefined && place.cells !== undefined && { cells: spanOf(cells, place.cells) }),
      ...(clocks &&
        place.clocks && { clocks: [...clocks, ...place.clocks.map(({ at, clock }) => ({ at: at + shift, clock }))] }),
    },
  }
}

type Box = NonNullable<Place['box']>

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: Math.min(1, right - left), height: Math.min(1, bottom - top) }
}

function spanOf(first: string, last: string): string {
  return `${first.split(':', 1)[0]}:${last.split(':').at(-1)}`
}

function wordsIn(text: string): number {
  return text.split(/\s/).length
}

/** A paragraph that is short enough stays whole; a long one is cut between sentences, or where there is no other way. */
function sentencesOf(text: string): string[] {
  if (text.length <= mostCharacters && wordsIn(text) <= mostWords) return [text]
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => pieces(sentence))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function pieces(sentence: string): string[] {
  if (sentence.length <= mostCharacters) return [sentence]
  const found: string[] = []
  for (let at = 0; at < sentence.length;) {
    const end = sentence.lastIndexOf(' ', at + mostCharacters)
    const until = at + mostCharacters >= sentence.length ? sentence.length : end > at ? end : at + mostCharacters
    found.push(sentence.slice(at, until).trim())
    at = until
  }
  return found.filter((piece) => piece !== '').map((piece) => piece.toWellFormed())
}
