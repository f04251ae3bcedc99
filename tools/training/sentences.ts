import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Example, expanded } from '#foundation/language/learned/expanding.ts'
import { type LangFile, readLang } from '#foundation/language/learned/lang-file.ts'

/** What people say about the things of one feature, from all its `.lang` files. */
export type Sentences = { feature: string; lang: LangFile }

const everyday = 'foundation/language/learned/everyday.lang'

/** The features with example sentences, by name. Each knows the shared lists and its own. */
export function readSentences(root: string): Sentences[] {
  const files = globSync('features/*/language/*.lang', { cwd: root }).toSorted()
  const shared = readLang(readFileSync(join(root, everyday), 'utf8'), everyday)
  const byFeature = Map.groupBy(files, (file) => file.split('/')[1] ?? '')
  return [...byFeature].map(([feature, own]) => ({
    feature,
    lang: together([shared, ...own.map((file) => readLang(readFileSync(join(root, file), 'utf8'), file))]),
  }))
}

/** All sentences of a feature, up to `most` for each line. */
export function examplesOf({ lang }: Sentences, most: number): Example[] {
  return lang.lines.flatMap((line) => expanded(line, lang.lists, most))
}

export function placeOf({ line }: Example): string {
  return `${basename(line.file)}:${line.line}`
}

function together(files: readonly LangFile[]): LangFile {
  return {
    lines: files.flatMap(({ lines }) => lines),
    lists: Object.assign({}, ...files.map(({ lists }) => lists)) as LangFile['lists'],
    sameAs: files.flatMap(({ sameAs }) => sameAs),
  }
}
