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

/** What people say of the thing that is in hand, or of a thing that they name. */
type Kind = 'in-hand' | 'first'
/** What people say at any time, whatever is in hand. */
const anytime = 'features/*/language/anytime/*.lang'

/** What is said first of the things of each feature: counter-examples for the others. Recreated with the background. */
export const firstFile = 'tools/training/first.txt'

export type WeightsFile = { file: string; bytes: Uint8Array }

/** For each feature with examples: what recognises the intents, and what finds their slots. */
export function retellingWeights(root: string, background: readonly Known[]): WeightsFile[] {
  const folders = globSync('features/*/language/said', { cwd: root }).toSorted()
  return folders.flatMap((folder) => {
    const feature = folder.split('/')[1] ?? ''
    const [inHand, first] = [samplesIn(root, `${folder}/in-hand/*.lang`), samplesIn(root, `${folder}/first/*.lang`)]
    const elsewhere = [
      ...samplesIn(root, anytime),
      ...background.filter(({ label }) => !label.startsWith(`${feature}/`)),
    ]
    const ofOthers = firstOfOthers(root, feature)
    return [
      ...weightsFor(folder, 'in-hand', inHand, [...elsewhere.filter(isNotPointing), ...first.filter(isNaming)]),
      ...weightsFor(folder, 'first', first, [...elsewhere, ...ofOthers]),
    ]
  })
}

/** A sample of what is said first, for the file that the others are trained with. */
export function newFirstFile(root: string, perIntent: number): string {
  const folders = globSync('features/*/language/said', { cwd: root }).toSorted()
  return folders
    .flatMap((folder) => {
      const byIntent = Map.groupBy(samplesIn(root, `${folder}/first/*.lang`), ({ intent }) => intent)
      return [...byIntent.values()].flatMap((own) => {
        const step = Math.max(1, own.length / perIntent)
        const kept = Array.from({ length: Math.min(perIntent, own.length) }, (_, at) => own[Math.floor(at * step)])
        return kept.flatMap((each) => (each ? [`${folder.split('/')[1]}\t${each.text}\n`] : []))
      })
    })
    .join('')
}

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
  kind: Kind,
  own: readonly MarkedSample[],
  elsewhere: readonly { text: string }[],
): WeightsFile[] {
  const files: [string, () => ReturnType<typeof train>][] = [
    [`${folder}/${kind}.weights`, () => train(toldApart(own, elsewhere), training)],
    [`${folder}/${kind}-slots.weights`, () => trainSlots(own, classes)],
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

/** A sentence that names a thing is not about the one in hand. */
function isNaming({ marks, intent }: MarkedSample): boolean {
  return intent !== 'add' && marks.some(({ slot }) => slot === 'event' || slot === 'task' || slot === 'topic')
}

function toldApart(own: readonly MarkedSample[], elsewhere: readonly { text: string }[]): Sample[] {
  const said = own.flatMap(({ text, intent }) => [text, ...spoken(text)].map((each) => sampleOf(each, intent, text)))
  return [...said, ...elsewhere.map(({ text }) => ({ ...sampleOf(text, other, text), weight: 0.4 }))]
}

function sampleOf(text: string, label: string, group: string): Sample {
  return { signs: signsWithClasses(wordsOf(text), classes), label, group, weight: 1 }
}
