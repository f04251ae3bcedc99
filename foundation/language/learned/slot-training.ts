import type { Classes } from './classes.ts'
import type { Marked } from './marks.ts'
import { randomFrom } from './random.ts'
import { type Piece, piecesOf, signsOfPieces } from './slot-signs.ts'
import { bestRow, mayFollow, outside, stepSign, tagsSign, wordSign } from './slots.ts'
import { shuffle } from './training.ts'
import type { Weights } from './weights.ts'

/** A sentence of an intent, with what fills its slots marked. */
export type MarkedSample = Marked & { intent: string }

/** The average of all weights that a perceptron passes through: equal samples give equal bytes. */
export function trainSlots(samples: readonly MarkedSample[], classes: Classes, rounds = 5): Weights {
  const read = samples.map((sample) => {
    const pieces = piecesOf(sample.text)
    return { intent: sample.intent, pieces, tags: tagsOf(sample, pieces) }
  })
  const tagsByIntent = tagsPerIntent(read)
  const labels = [...new Set([...tagsByIntent.values()].flat())].toSorted()
  const model = createPerceptron(labels)
  const lessons = read.map(({ intent, pieces, tags }) => {
    const names = tagsByIntent.get(intent) ?? []
    return {
      names,
      signs: signsOfPieces(intent, pieces, classes),
      steps: [undefined, ...names].map((before) => stepSign(intent, before)),
      right: tags.map((tag) => names.indexOf(tag)),
    }
  })
  const next = randomFrom(7)
  const order = Uint32Array.from(lessons.keys())
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, next)
    for (const at of order) if (lessons[at]) learn(model, lessons[at])
  }
  const rows = model.averaged()
  for (const [intent, names] of tagsByIntent)
    rows.set(
      tagsSign(intent),
      names.map((name) => ({ label: labels.indexOf(name), weight: 127 })),
    )
  for (const sign of wordsSeen(read))
    if (!rows.has(sign)) rows.set(sign, [{ label: labels.indexOf(outside), weight: 1 }])
  const keys = Uint32Array.from(rows.keys()).toSorted()
  return { labels, keys, rows: Array.from(keys, (key) => rows.get(key) ?? []) }
}

type Lesson = {
  names: readonly string[]
  signs: readonly Uint32Array[]
  steps: readonly number[]
  right: readonly number[]
}
type Perceptron = ReturnType<typeof createPerceptron>

function learn(model: Perceptron, { names, signs, steps, right }: Lesson): void {
  const scores = signs.map((own) => model.scores(own, names))
  const behind = steps.map((sign) => model.scores([sign], names))
  const found = bestRow(scores, (before, tag) =>
    mayFollow(names[tag] ?? '', names[before]) ? (behind[before + 1]?.[tag] ?? 0) : Number.NEGATIVE_INFINITY,
  )
  model.tick()
  const change = (by: number, row: readonly number[]) => {
    for (const [place, tag] of row.entries()) {
      const name = names[tag] ?? outside
      if (found[place] !== right[place]) for (const sign of signs[place] ?? []) model.change(sign, name, by)
      if (found[place] !== right[place] || found[place - 1] !== right[place - 1])
        model.change(steps[(row[place - 1] ?? -1) + 1] ?? 0, name, by)
    }
  }
  change(1, right)
  change(-1, found)
}

/** Weights of signs for tags, and their sums over time, from which averages are made. */
function createPerceptron(labels: readonly string[]) {
  const [now, sums] = [new Map<number, Float64Array>(), new Map<number, Float64Array>()]
  const placeOf = new Map(labels.map((label, at) => [label, at]))
  let time = 0
  const add = (all: Map<number, Float64Array>, sign: number, at: number, by: number) => {
    const row = all.get(sign) ?? new Float64Array(labels.length)
    row[at] = (row[at] ?? 0) + by
    all.set(sign, row)
  }
  return {
    tick: () => void (time += 1),
    change(sign: number, label: string, by: number) {
      const at = placeOf.get(label) ?? 0
      add(now, sign, at, by)
      add(sums, sign, at, by * time)
    },
    scores(signs: Iterable<number>, names: readonly string[]): Float64Array {
      const scores = new Float64Array(names.length)
      for (const sign of signs) {
        const row = now.get(sign)
        if (row)
          for (const [at, name] of names.entries()) scores[at] = (scores[at] ?? 0) + (row[placeOf.get(name) ?? 0] ?? 0)
      }
      return scores
    },
    averaged(): Map<number, { label: number; weight: number }[]> {
      const rows = [...now].map(([sign, row]) => [sign, averages(row, sums.get(sign), time).filter(isTelling)] as const)
      return new Map(rows.filter(([, row]) => row.length > 0))
    },
  }
}

function averages(row: Float64Array, sum: Float64Array | undefined, time: number): { label: number; weight: number }[] {
  return Array.from(row, (value, label) => ({ label, weight: small(value - (sum?.[label] ?? 0) / (time + 1)) }))
}

/** Kept as whole numbers of eighths. */
function small(weight: number): number {
  return Math.max(-127, Math.min(127, Math.round(weight * 8)))
}

/** Smaller weights together make most of the file, and change hardly any slot. */
const mostForgotten = 10

function isTelling({ weight }: { weight: number }): boolean {
  return Math.abs(weight) > mostForgotten
}

type ReadSample = { intent: string; pieces: readonly Piece[]; tags: readonly string[] }

function tagsPerIntent(samples: readonly ReadSample[]): Map<string, string[]> {
  const byIntent = Map.groupBy(samples, ({ intent }) => intent)
  return new Map(
    [...byIntent].map(([intent, own]) => {
      const tags = own.flatMap((sample) => sample.tags)
      return [intent, [...new Set([outside, ...tags, ...tags.map((tag) => tag.replace(/^b /, 'i '))])].toSorted()]
    }),
  )
}

function tagsOf({ marks }: MarkedSample, pieces: readonly Piece[]): string[] {
  return pieces.map(({ at, until }, place) => {
    const mark = marks.find((each) => each.at <= at && until <= each.until)
    if (!mark) return outside
    const before = pieces[place - 1]
    return `${before !== undefined && before.at >= mark.at ? 'i' : 'b'} ${mark.slot}`
  })
}

/** The words that stand in at least two sentences, as signs. */
function wordsSeen(samples: readonly ReadSample[]): number[] {
  const times = new Map<number, number>()
  for (const { pieces } of samples)
    for (const sign of new Set(pieces.map(({ norm }) => wordSign(norm)))) times.set(sign, (times.get(sign) ?? 0) + 1)
  return [...times].flatMap(([sign, count]) => (count >= 2 ? [sign] : []))
}
