import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expanded } from '#foundation/language/learned/expanding.ts'
import { readLang } from '#foundation/language/learned/lang-file.ts'
import { other } from '#foundation/language/learned/learned.ts'
import { signsWithClasses } from '#foundation/language/learned/signs.ts'
import { type MarkedSample, trainSlots } from '#foundation/language/learned/slot-training.ts'
import { spoken } from '#foundation/language/learned/spoken.ts'
import { type Sample, train, usualTraining } from '#foundation/language/learned/training.ts'
import { writtenWeights } from '#foundation/language/learned/weights.ts'
import { wordsOf } from '#foundation/language/learned/words.ts'
import { wordClasses } from '#foundation/server/learned.ts'
import type { Known } from './samples.ts'

/** What people say at any time, whatever is in hand. */
const anytime = 'features/*/language/anytime/*.lang'

/** What is said of the things of each feature by their names: counter-examples for the others. Recreated with the background. */
export const firstFile = 'tools/training/first.txt'

export type WeightsFile = { file: string; bytes: Uint8Array }

/** For each feature with examples, or for one: what recognises the intents, and what finds their slots. */
export function retellingWeights(root: string, background: readonly Known[], one = '*'): WeightsFile[] {
  const folders = globSync(`features/${one}/language/said`, { cwd: root }).toSorted()
  return folders.flatMap((folder) => {
    const feature = folder.split('/')[1] ?? ''
    const elsewhere = [
      ...samplesIn(root, anytime),
      ...background.filter(({ label }) => !label.startsWith(`${feature}/`)),
      ...firstOfOthers(root, feature),
    ]
    return weightsFor(folder, samplesIn(root, `${folder}/*.lang`), elsewhere.filter(isNotPointing))
  })
}

/** A sample of what is said of a thing by its name, for the file that the others are trained with. */
export function newFirstFile(root: string, perIntent: number): string {
  const folders = globSync('features/*/language/said', { cwd: root }).toSorted()
  return folders
    .flatMap((folder) => {
      const feature = folder.split('/')[1] ?? ''
      const samples = samplesIn(root, `${folder}/*.lang`).filter(isNaming)
      const byIntent = Map.groupBy(samples, ({ intent }) => intent)
      return [...byIntent].flatMap(([intent, own]) => {
        if (handed.has(intent)) return []
        const step = Math.max(1, own.length / perIntent)
        const kept = Array.from({ length: Math.min(perIntent, own.length) }, (_, at) => own[Math.floor(at * step)])
        return kept.flatMap((each) => (each ? [`${feature}\t${each.text}\n`] : []))
      })
    })
    .join('')
}

/** What makes something of another feature is no counter-example for that one. */
const handed = new Set(['event', 'mail', 'remind', 'task'])

function firstOfOthers(root: string, feature: string): { text: string }[] {
  const file = join(root, firstFile)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith(`${feature}\t`))
    .map((line) => ({ text: line.slice(line.indexOf('\t') + 1) }))
}

function weightsFor(
  folder: string,
  own: readonly MarkedSample[],
  elsewhere: readonly { text: string }[],
): WeightsFile[] {
  const files: [string, () => ReturnType<typeof train>][] = [
    [`${folder}/said.weights`, () => train(toldApart(own, elsewhere), training)],
    [`${folder}/slots.weights`, () => trainSlots(own, classes)],
  ]
  return files.map(([file, weights]) => ({ file, bytes: brotliCompressSync(writtenWeights(weights())) }))
}

const classes = wordClasses()
/** More rounds make the files larger, and the readings no better. */
const training = { ...usualTraining, rounds: 4, least: 3 }

function samplesIn(root: string, pattern: string): MarkedSample[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const { lines, lists } = readLang(readFileSync(join(root, file), 'utf8'), file)
      return lines.flatMap((line) => expanded(line, lists, 1))
    })
}

/** “Move it to 3” may be said of anything. */
function isNotPointing({ text }: { text: string }): boolean {
  return !/\b(?:it|that|this|them|those|these|one)\b/i.test(text)
}

/** It names its thing, or makes one. */
function isNaming({ marks }: MarkedSample): boolean {
  return marks.some(({ slot }) => naming.has(slot))
}

const naming = new Set(['event', 'task', 'topic', 'title', 'note'])

function toldApart(own: readonly MarkedSample[], elsewhere: readonly { text: string }[]): Sample[] {
  const said = own.flatMap(({ text, intent }) => [text, ...spoken(text)].map((each) => sampleOf(each, intent, text)))
  return [...said, ...elsewhere.map(({ text }) => ({ ...sampleOf(text, other, text), weight: 0.4 }))]
}

function sampleOf(text: string, label: string, group: string): Sample {
  return { signs: signsWithClasses(wordsOf(text), classes), label, group, weight: 1 }
}
