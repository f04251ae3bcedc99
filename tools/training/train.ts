import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { train } from '#foundation/language/learned/training.ts'
import { writtenWeights } from '#foundation/language/learned/weights.ts'
import { type Known, perLine, samplesFor } from './samples.ts'
import { firstFile, newFirstFile, retellingWeights } from './retellings.ts'
import { examplesOf, readSentences, type Sentences } from './sentences.ts'
import { trainedFile, writtenTrained } from './trained.ts'

/**
 * A sample of what all features understand, against which each learns to recognise its own. It is stored, so that
 * changing one feature's sentences does not change the weights of others; `npm run train -- --background` recreates it.
 */
const backgroundFile = 'tools/training/background.txt'

/** Sentences per intent in the background. */
const perIntent = 40

/** `npm run train`: writes each feature's weights beside its sentences. */
export function trainAll(root: string, args: readonly string[]): void {
  if (args.includes('--background')) {
    writeFileSync(join(root, backgroundFile), newBackground(readSentences(root)))
    writeFileSync(join(root, firstFile), newFirstFile(root, perIntent))
  }
  const weights = trainedWeights(root)
  for (const { file, bytes } of weights) {
    writeFileSync(join(root, file), bytes)
    process.stdout.write(`${file} ${(bytes.length / 1000).toFixed(0)} kB\n`)
  }
  writeFileSync(join(root, trainedFile), writtenTrained(root, weights))
}

/** The weights of every feature, computed from the sentences and the background. */
function trainedWeights(root: string): { file: string; bytes: Uint8Array }[] {
  const background = readBackground(root)
  const byFeature = readSentences(root).map((sentences) => ({
    file: weightsFile(sentences.feature),
    bytes: weightsOf(sentences, background),
  }))
  return [...byFeature, ...retellingWeights(root, background)]
}

export function weightsOf(sentences: Sentences, background: readonly Known[]): Uint8Array {
  const { feature, lang } = sentences
  const samples = samplesFor(feature, examplesOf(sentences, perLine), background, lang.sameAs)
  return brotliCompressSync(writtenWeights(train(samples)))
}

export function weightsFile(feature: string): string {
  return `features/${feature}/language/intents.weights`
}

export function readBackground(root: string): Known[] {
  const file = join(root, backgroundFile)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', text = ''] = line.split('\t')
      return { label, text }
    })
}

function newBackground(features: readonly Sentences[]): string {
  return features.flatMap(backgroundOf).join('')
}

/** The first sentence of each line, spread evenly over the lines of an intent. */
function backgroundOf(sentences: Sentences): string[] {
  const byIntent = Map.groupBy(examplesOf(sentences, 1), ({ intent }) => intent)
  return [...byIntent].flatMap(([intent, examples]) => {
    const step = Math.max(1, examples.length / perIntent)
    const kept = Array.from(
      { length: Math.min(perIntent, examples.length) },
      (_, at) => examples[Math.floor(at * step)],
    )
    return kept.flatMap((example) => (example ? [`${sentences.feature}/${intent}\t${example.text}\n`] : []))
  })
}
