import { toShares } from './exponential.ts'
import { randomFrom } from './random.ts'
import type { Weights } from './weights.ts'

/** A sentence as the signs in it. Sentences of one group, such as all of one line, are never counted as proof of each other. */
export type Sample = { signs: Uint32Array; label: string; group: string; weight: number }

export type Training = { rounds: number; rate: number; decay: number; least: number }
export const usualTraining: Training = { rounds: 10, rate: 0.05, decay: 1e-5, least: 2 }

/** Multinomial logistic regression with steps that shrink per weight, and then small whole numbers. Equal samples give equal bytes. */
export function train(samples: readonly Sample[], training: Training = usualTraining): Weights {
  const labels = [...new Set(samples.map(({ label }) => label))].toSorted()
  const keys = signsWorthKnowing(samples, training.least)
  const rowOf = new Map(Array.from(keys, (key, row) => [key, row]))
  const known = samples.map(({ signs }) => Uint32Array.from(rowsOf(signs, rowOf)))
  const targets = samples.map(({ label }) => labels.indexOf(label))
  const model = {
    labels: labels.length,
    values: new Float64Array(keys.length * labels.length),
    steps: new Float64Array(keys.length * labels.length),
  }
  const order = Uint32Array.from(samples.keys())
  const next = randomFrom(11)
  for (let round = 0; round < training.rounds; round += 1) {
    shuffle(order, next)
    for (const at of order) learn(model, known[at] ?? none, targets[at] ?? 0, samples[at]?.weight ?? 1, training)
  }
  return { labels, keys, rows: rounded(model.values, labels.length) }
}

const none = new Uint32Array()

/** A weight is kept as a whole number of 32nds: more digits change no answer. */
export const unit = 32

type Model = { labels: number; values: Float64Array; steps: Float64Array }

function learn(model: Model, rows: Uint32Array, target: number, weight: number, { rate, decay }: Training): void {
  const { labels, values, steps } = model
  const shares = new Float64Array(labels)
  for (const row of rows)
    for (let k = 0; k < labels; k += 1) shares[k] = (shares[k] ?? 0) + (values[row * labels + k] ?? 0)
  toShares(shares)
  for (let k = 0; k < labels; k += 1) {
    const slope = ((shares[k] ?? 0) - (k === target ? 1 : 0)) * weight
    if (slope < 2e-3 && slope > -2e-3) continue
    for (const row of rows) {
      const at = row * labels + k
      const value = values[at] ?? 0
      const pull = slope + decay * value
      const step = (steps[at] ?? 0) + pull * pull
      steps[at] = step
      values[at] = value - (rate * pull) / (Math.sqrt(step) + 0.1)
    }
  }
}

/** Signs that stand in sentences of several groups, in the order of their numbers. */
function signsWorthKnowing(samples: readonly Sample[], least: number): Uint32Array {
  const seen = new Map<number, { group: string; times: number }>()
  for (const { signs, group } of samples)
    for (const sign of signs) {
      const before = seen.get(sign)
      if (before === undefined) seen.set(sign, { group, times: 1 })
      else if (before.group !== group) {
        before.group = group
        before.times += 1
      }
    }
  const often = [...seen].filter(([, { times }]) => times >= least).map(([sign]) => sign)
  return Uint32Array.from(often).toSorted()
}

function* rowsOf(signs: Uint32Array, rowOf: ReadonlyMap<number, number>): Generator<number> {
  for (const sign of signs) {
    const row = rowOf.get(sign)
    if (row !== undefined) yield row
  }
}

export function shuffle(order: Uint32Array, next: (below: number) => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = next(last + 1)
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

/** For each sign the labels it speaks for or against, and how much. */
function rounded(values: Float64Array, labels: number): Weights['rows'] {
  const rows: { label: number; weight: number }[][] = []
  for (let at = 0; at < values.length; at += labels)
    rows.push(
      Array.from(values.subarray(at, at + labels), (value, label) => ({
        label,
        weight: Math.max(-127, Math.min(127, Math.round(value * unit))),
      })).filter(({ weight }) => weight > 2 || weight < -2),
    )
  return rows
}
