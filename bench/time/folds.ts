import { readdirSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folds = 5

/** `right` of all cases, and how many of them would be right without what only their own fifth of the cases needs. */
export type Folds = { cases: number; right: number; held: number }

/** The code and the words of the readers that a case needs. */
type Needs = { code: Map<string, Uint8Array>; words: Set<string> }

/**
 * Estimates what an unseen half would lose. The rules are code, so they cannot be trained on four fifths; instead,
 * whatever the other four fifths never use counts as missing: every piece of code, however small, and every word of the
 * tables.
 */
export async function createFolds(readersIn: string) {
  const sources = sourcesIn(readersIn)
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

  return {
    async count<Case extends { text: string }>(
      cases: readonly Case[],
      isRight: (one: Case) => boolean,
    ): Promise<Folds> {
      const tried: { isRight: boolean; needs: Needs }[] = []
      for (const one of cases) {
        await session.post('Profiler.takePreciseCoverage')
        const right = isRight(one)
        const { result } = await session.post('Profiler.takePreciseCoverage')
        tried.push({ isRight: right, needs: { code: codeIn(result, sources.sizes), words: sources.wordsOf(one.text) } })
      }
      const parts = inParts(tried)
      const held = parts.map((part) => {
        const known = unionOf(tried.filter((each) => !part.includes(each)).map(({ needs }) => needs))
        return part.filter((each) => each.isRight && isMetBy(each.needs, known)).length
      })
      const right = tried.filter((each) => each.isRight).length
      return { cases: cases.length, right, held: held.reduce((sum, each) => sum + each, 0) }
    },
    [Symbol.dispose]: () => session.disconnect(),
  }
}

/** Neighbours are often variants of one another, and stay together. */
function inParts<T>(all: readonly T[]): T[][] {
  const size = Math.ceil(all.length / folds)
  return Array.from({ length: folds }, (_, part) => all.slice(part * size, (part + 1) * size))
}

function isMetBy({ code, words }: Needs, known: Needs): boolean {
  if ([...words].some((word) => !known.words.has(word))) return false
  return [...code].every(([file, used]) => {
    const seen = known.code.get(file)
    return used.every((bit, at) => bit === 0 || seen?.[at] === 1)
  })
}

function unionOf(all: readonly Needs[]): Needs {
  const union: Needs = { code: new Map(), words: new Set(all.flatMap(({ words }) => [...words])) }
  for (const { code } of all)
    for (const [file, used] of code) {
      const seen = union.code.get(file) ?? new Uint8Array(used.length)
      for (const [at, bit] of used.entries()) if (bit === 1) seen[at] = 1
      union.code.set(file, seen)
    }
  return union
}

type Covered = { url: string; functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[] }

/** One byte for each character of a file: whether the code there ran. Inner ranges come after outer ones. */
function codeIn(result: readonly Covered[], sizes: ReadonlyMap<string, number>): Map<string, Uint8Array> {
  const code = new Map<string, Uint8Array>()
  for (const { url, functions } of result) {
    const size = sizes.get(url)
    if (size === undefined) continue
    const used = new Uint8Array(size)
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) used.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    code.set(url, used)
  }
  return code
}

function sourcesIn(folder: string): { sizes: Map<string, number>; wordsOf: (text: string) => Set<string> } {
  const sizes = new Map<string, number>()
  const vocabulary = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const text = readFileSync(join(folder, file), 'utf8')
    sizes.set(pathToFileURL(join(folder, file)).href, text.length)
    for (const [literal] of text.matchAll(/'[^'\n]*'|`[^`]*`/g))
      for (const word of wordsIn(literal)) vocabulary.add(word)
  }
  return { sizes, wordsOf: (text) => new Set(wordsIn(text).filter((word) => vocabulary.has(word))) }
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
