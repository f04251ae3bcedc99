import { setImmediate } from 'node:timers/promises'
import { costOf, mostGrowth } from '../tools/growth.ts'
import { textOf, type Run } from '../tools/pattern-runs.ts'
import { kinds, readers, unheard } from '../tools/readers.ts'
import type { Bench, Row } from './measure.ts'

const smallest = 1_000
const largest = 1_000_000

/** A reader faster than this many milliseconds is fast enough, even if its time grows: long texts are refused. */
const measurable = 25

/** A run that takes this many milliseconds is not made longer, so that the bench ends. */
const patience = 1_000

/** Every reader of the product on every kind of run, from a thousand to a million characters. */
export const readersBench: Bench = {
  name: 'readers',
  async run() {
    const rows: Row[] = []
    for (const [name, read] of Object.entries(readers)) {
      process.stderr.write(`  ${name} …\n`)
      rows.push(await rowOf(name, (text) => read(unheard(text))))
    }
    return rows
  },
}

type Read = (text: string) => unknown

/** The steepest step of a run, at which length, and the cost of the longest text. */
type Worst = { growth: number; cost: number; run: string; length: number }

async function rowOf(name: string, read: Read): Promise<Row> {
  let worst: Worst = { growth: 0, cost: 0, run: '', length: 0 }
  let most = 0
  for (const run of kinds) {
    const found = await steepest(read, run)
    most = Math.max(most, found.cost)
    if (found.growth > worst.growth) worst = found
    await setImmediate()
  }
  const at = worst.run === '' ? '' : ` (${worst.run}, ${worst.length.toLocaleString('en')} characters)`
  return {
    what: `${name}: ${kinds.length} kinds of runs`,
    measured: `twice the text costs at most ${worst.growth.toFixed(1)} times${at}; the longest text cost at most ${most.toFixed(0)} ms`,
    bar: `≤ ${mostGrowth} times`,
    met: worst.growth <= mostGrowth,
  }
}

/** Suspicious results are measured again, the least of three, because a busy machine is slow at times. */
async function steepest(read: Read, run: Run): Promise<Worst> {
  const found: Worst = { growth: 0, cost: 0, run: JSON.stringify(run.before + run.unit + run.after), length: 0 }
  let before = await costOf(read, textOf(run, smallest), 1)
  for (let length = 2 * smallest; length <= largest; length *= 2) {
    let cost = await costOf(read, textOf(run, length), 1)
    if (cost > measurable && cost > mostGrowth * before) {
      before = await costOf(read, textOf(run, length / 2), 3)
      cost = await costOf(read, textOf(run, length), 3)
    }
    found.cost = Math.max(found.cost, cost)
    if (cost > measurable && cost / before > found.growth) Object.assign(found, { growth: cost / before, length })
    if (cost > patience) break
    before = cost
  }
  return found
}
