import { tokenize } from '../text/tokens.ts'
import { type Gap, gaps } from './gaps.ts'

/**
 * Plain orders, each with other ways of saying it. A way is a sequence of elements:
 *
 * - `kill`, `(kill|get rid of)` these very words; `now?`, `(right now)?` they may be there;
 * - `{thing}` words of that kind (`gaps.ts`), which the order repeats; `{old:thing}` keeps them under another name, and
 *   `{verb:move|push}` keeps which of these words it is;
 * - `,` a mark may stand here, and `;` one must; elsewhere none does;
 * - `?` at the end: it may be asked, and `??`: it must be; otherwise a question is never taken for it.
 */
export type Paraphrases = Readonly<Record<string, readonly string[]>>

export type Element =
  | { kind: 'words'; ways: readonly (readonly string[])[]; isNeeded: boolean; name?: string }
  | { kind: 'gap'; name: string; gap: Gap; isNeeded: boolean }
  | { kind: 'mark'; isNeeded: boolean }

export type Form = {
  order: string
  elements: readonly Element[]
  /** Whether it is a question; nothing where it may be one. */
  asks: boolean | undefined
  /** What it can begin with; nothing where that may be any word. */
  first: ReadonlySet<string> | undefined
}

/** A form that names what nobody defined is a mistake of its author, and stops the start. */
export function compileForms(paraphrases: Paraphrases): Form[] {
  return Object.entries(paraphrases).flatMap(([order, ways]) => ways.map((way) => compile(order, way)))
}

function compile(order: string, way: string): Form {
  const written = way.replace(/ \?+$/, '').match(/\{[^{}]+\}\??|\([^()]+\)\??|[,;]|[^\s(){},;]+/g) ?? []
  const elements = written.map(elementOf)
  const names = new Set(elements.flatMap((each) => (each.kind !== 'mark' && each.isNeeded ? [each.name] : [])))
  const unknown = namesIn(order).find((name) => !names.has(name))
  if (unknown !== undefined) throw new Error(`“${way}” has no {${unknown}} for “${order}”.`)
  const asks = way.endsWith(' ??') ? true : way.endsWith(' ?') ? undefined : false
  return { order, elements, asks, first: firstOf(elements) }
}

function elementOf(written: string): Element {
  if (written === ',' || written === ';') return { kind: 'mark', isNeeded: written === ';' }
  const isNeeded = !written.endsWith('?')
  const bare = isNeeded ? written : written.slice(0, -1)
  if (!bare.startsWith('{')) return { kind: 'words', ways: waysOf(bare.replace(/^\((.*)\)$/, '$1')), isNeeded }
  const [name = '', kind = name] = bare.slice(1, -1).split(':')
  if (kind.includes('|')) return { kind: 'words', ways: waysOf(kind), isNeeded, name }
  const gap = gaps[kind]
  if (!gap) throw new Error(`There is no kind of words called ${kind}.`)
  return { kind: 'gap', name, gap, isNeeded }
}

function waysOf(written: string): string[][] {
  return written.split('|').map((way) => tokenize(way).flatMap(({ text }) => (isDash(text) ? [] : [text])))
}

/** A dash within a word says nothing, and one between words is a mark. */
export function isDash(word: string): boolean {
  return word === '-' || word === '–' || word === '—'
}

export function namesIn(order: string): string[] {
  return [...order.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function firstOf(elements: readonly Element[]): ReadonlySet<string> | undefined {
  const words = new Set<string>()
  for (const element of elements) {
    if (element.kind === 'gap') return undefined
    if (element.kind === 'mark') continue
    for (const [word = ''] of element.ways) words.add(word)
    if (element.isNeeded) return words
  }
  return undefined
}
