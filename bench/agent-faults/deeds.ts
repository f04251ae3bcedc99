import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Effect } from '#foundation/contract/act.ts'
import { type Action, defineAction } from '#foundation/server/action.ts'
import type { Feature } from '#foundation/server/feature.ts'

/** `takes`: milliseconds, in the middle of which it happens. */
const deed = z.object({ name: z.string().max(100), takes: z.int().max(1_000) })

/** Deeds that cannot be taken back by ending the server: each leaves a line in a file, as a mail would be gone. */
export function deedsIn(file: string): Feature<unknown> {
  return {
    name: 'deeds',
    open: () => ({ actions: [toDo(file, 'deeds.do', 'write'), toDo(file, 'deeds.send', 'outward')] }),
  }
}

function toDo(file: string, name: string, effect: Effect): Action {
  return defineAction({
    name,
    title: 'Do a deed',
    description: 'Does a deed.',
    input: deed,
    effect,
    show: (_person, input) => ({
      title: `Do ${input.name}`,
      fields: [{ name: 'name', label: 'Deed', value: input.name }],
    }),
    async run(_person, input) {
      await pause(input.takes / 2)
      appendFileSync(file, `${input.name}\n`)
      await pause(input.takes / 2)
      return { thing: input }
    },
    done: ({ thing }) => `Did “${thing.name}”.`,
  })
}

/** How often each was done. */
export function readDeeds(file: string): Map<string, number> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(
    Array.from(
      Map.groupBy(lines, (name) => name),
      ([name, times]) => [name, times.length],
    ),
  )
}
