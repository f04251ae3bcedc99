import { join } from 'node:path'
import { createLearned } from '#foundation/language/learned/learned.ts'
import { signsOf } from '#foundation/language/learned/signs.ts'
import { spoken } from '#foundation/language/learned/spoken.ts'
import { type Sample, train } from '#foundation/language/learned/training.ts'
import { readWeights, writtenWeights } from '#foundation/language/learned/weights.ts'
import { wordsOf } from '#foundation/language/learned/words.ts'
import { examplesOf, readSentences } from '../../../tools/training/sentences.ts'
import type { Intent, Teach } from './recognise.ts'
import type { IntentSet } from './sentences.ts'

const root = join(import.meta.dirname, '../../..')

/** Weights learned from our own sentences and the set's together, only for this measurement. */
export function learnedFor(set: IntentSet): Teach {
  const own = ownSamples(set)
  const intents = Object.entries(set.names).map(([intent, name]) => [name, intent as Intent] as const)
  const intentOf = new Map(intents.toReversed())
  return (taught) => {
    const samples = taught.flatMap(({ text, label }) => samplesOf(text, label))
    const learned = createLearned([readWeights(writtenWeights(train([...own, ...samples])))])
    return (text) => intentOf.get(learned(wordsOf(text))[0]?.intent ?? '') ?? 'other'
  }
}

/** Our sentences with the set's labels; those without one are of no use to it. */
function ownSamples({ names }: IntentSet): Sample[] {
  return readSentences(root).flatMap((sentences) =>
    examplesOf(sentences, 2).flatMap(({ text, intent }) => {
      const ours = meaning.get(`${sentences.feature}/${intent}`)
      const label = ours && names[ours]
      return label === undefined ? [] : samplesOf(text, label).slice(0, 1)
    }),
  )
}

function samplesOf(text: string, label: string): Sample[] {
  const said = label === elsewhere ? [text, ...spoken(text).slice(0, 1)] : [text, ...spoken(text)]
  return said.map((each) => ({ signs: signsOf(wordsOf(each)), label: labelOf(label), group: text, weight: 1 }))
}

/** The classifier reserves `other` for sentences without a score, so a set's own “other” gets another name. */
const elsewhere = 'other'

function labelOf(label: string): string {
  return label === elsewhere ? 'elsewhere' : label
}

const calendar: Readonly<Record<'find' | 'create' | 'change' | 'delete', string>> = {
  find: `list any count hours clashes busiest empty overview who-meet next details when how-long where who free find-time`,
  create: 'create create-free beside',
  change: 'move resize swap rename place invite uninvite repeat note colour',
  delete: 'cancel',
}

const meaning: ReadonlyMap<string, Intent> = new Map([
  ...Object.entries(calendar).flatMap(([intent, names]) =>
    names.split(' ').map((name): [string, Intent] => [`calendar/${name}`, intent as Intent]),
  ),
  ...['time-now', 'time-in-place', 'date-today', 'date-relative', 'weekday-of-date', 'days-until', 'zone-own'].map(
    (name): [string, Intent] => [`assistant/${name}`, 'time'],
  ),
  ...['convert-time', 'zone-difference'].map((name): [string, Intent] => [`assistant/${name}`, 'zones']),
])
