import { findSaved } from '#start/testing/saved.ts'
import { nodeAt } from '#start/testing/node.ts'
import { onFullHouse } from './full-house.ts'
import { type Bench, milliseconds } from './measure.ts'

const writes = 1_000
const crowd = 10

/** Whether the very next request finds what was saved, while others write and search. */
export const saved: Bench = {
  name: 'saved',
  run: (root) =>
    onFullHouse(root, async ({ url, addPerson }) => {
      const person = await addPerson()
      const others: string[] = []
      while (others.length < crowd) others.push(await addPerson())
      let measured = ''
      let met = false
      const took = await milliseconds(async () => {
        const found = await findSaved(nodeAt(url), { person, writes, others })
        const all = Object.values(found.saved).reduce((sum, count) => sum + count, 0)
        const kinds = Object.entries(found.saved).map(([kind, count]) => `${kind} ${count}`)
        measured = `${all - found.missed.length} of ${all} (${kinds.join(', ')}), ${found.meanwhile} writes and searches of others`
        met = all === writes && found.missed.length === 0
        for (const missed of found.missed) process.stderr.write(`  not found: ${missed}\n`)
      })
      return [
        {
          what: `saved while ${crowd} others write and search, found by the next request`,
          measured: `${measured}, ${(took / 1_000).toFixed(0)} s`,
          bar: `all of ${writes}`,
          met,
        },
      ]
    }),
}
