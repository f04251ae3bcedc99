import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readLang } from '#foundation/language/learned/lang-file.ts'
import { wordsOf } from '#foundation/language/learned/words.ts'
import { learnedFrom } from '#foundation/server/learned.ts'
import { examplesOf, placeOf, readSentences } from './training/sentences.ts'
import { retellingWeights } from './training/retellings.ts'
import { readBackground, weightsFile, weightsOf } from './training/train.ts'
import { hashOf, hashOfIngredients, readTrained } from './training/trained.ts'

const root = join(import.meta.dirname, '..')
const features = readSentences(root)
const examples = features.flatMap((sentences) =>
  examplesOf(sentences, 1).map((example) => ({ ...example, intent: `${sentences.feature}/${example.intent}` })),
)

test('the committed weights are what `npm run train` has made of these sentences', () => {
  const { from, weights } = readTrained(root)
  expect(from).toBe(hashOfIngredients(root))
  const committed = globSync('features/*/language/**/*.weights', { cwd: root }).toSorted()
  expect(committed).toEqual(Object.keys(weights).toSorted())
  expect(committed.filter((file) => hashOf(readFileSync(join(root, file))) !== weights[file])).toEqual([])
})

test('the code trains them alike, byte for byte: those of the smallest feature', () => {
  const [made, slots] = retellingWeights(root, readBackground(root), 'reminders')
  for (const weights of [made, slots])
    expect(weights && readFileSync(join(root, weights.file)).equals(weights.bytes)).toBe(true)
})

test('every sentence is understood as its own intent', () => {
  const learned = learnedFrom(features.map(({ feature }) => pathToFileURL(join(root, weightsFile(feature)))))
  const missed = examples.flatMap((example) => {
    const [best] = learned(wordsOf(example.text))
    return best?.intent === example.intent ? [] : [`${placeOf(example)} ${example.text}: ${best?.intent}`]
  })
  expect(missed).toEqual([])
})

test('no sentence has two intents', () => {
  const intentOf = new Map<string, string>()
  const doubled = examples.filter(({ text, intent }) => {
    const before = intentOf.get(text) ?? intent
    intentOf.set(text, intent)
    return before !== intent
  })
  expect(doubled.map(({ text }) => text)).toEqual([])
})

test('each intent has at least twenty lines', () => {
  const lines = new Set(features.flatMap(({ feature, lang }) => lang.lines.map((line) => ({ feature, ...line }))))
  const counts = Object.groupBy(lines, ({ feature, intent }) => `${feature}/${intent}`)
  expect(Object.entries(counts).filter(([, found]) => (found?.length ?? 0) < 20)).toEqual([])
})

test('another sentence of one feature leaves the weights of the others unchanged', () => {
  const [changed, kept] = [
    features.find(({ feature }) => feature === 'people'),
    features.find(({ feature }) => feature === 'activity'),
  ]
  if (!changed || !kept) throw new Error('people and activity bring sentences')
  const background = readBackground(root)
  const more = {
    ...changed,
    lang: {
      ...changed.lang,
      lines: [...changed.lang.lines, { intent: 'read-name', text: 'whoami', file: 'x.lang', line: 1 }],
    },
  }
  expect(weightsOf(more, background)).not.toEqual(weightsOf(changed, background))
  expect(readFileSync(join(root, weightsFile('activity'))).equals(weightsOf(kept, background))).toBe(true)
})

test('all weights together are at most 3 MB, those of the intents a third of it', () => {
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + readFileSync(join(root, file)).length, 0)
  const intents = sizeOf(features.map(({ feature }) => weightsFile(feature)))
  expect(intents).toBeLessThan(1_000_000)
  expect(intents + sizeOf(globSync('features/*/language/said/*.weights', { cwd: root }))).toBeLessThan(3_000_000)
})

test('no example of what is retold stands in its file twice', () => {
  const files = globSync('features/*/language/{said,anytime}/*.lang', { cwd: root })
  const lines = files.flatMap((file) => readLang(readFileSync(join(root, file), 'utf8'), file).lines)
  expect(files.length).toBeGreaterThan(100)
  const byFile = Map.groupBy(lines, ({ file, text }) => `${file} ${text.toLowerCase()}`)
  expect([...byFile.values()].filter((same) => same.length > 1)).toEqual([])
})
