import { z } from 'zod'
import type { Done } from '#foundation/web/acting/outbox.ts'
import { task } from '../../contract.ts'

const left = z.object({ did: z.string(), task: task.pick({ id: true, revision: true }) })
const seen = z.looseObject({ id: z.string(), revision: z.int() })

/**
 * What was done after an earlier change of the same task, on the same sight of it, is based on what that change left.
 * Where the earlier one found it done already, somebody else changed the task, and what they did is not overwritten.
 */
export function rebased(input: unknown, earlier: Done): unknown {
  const answer = left.safeParse(earlier.outcome.answer).data
  const base = seen.safeParse(earlier.input).data
  if (!answer || !base || answer.did === 'knew' || answer.task.id !== base.id) return input
  return onTopOf(input, base, answer.task.revision)
}

function onTopOf(value: unknown, base: { id: string; revision: number }, revision: number): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => onTopOf(each, base, revision))
  if (typeof value !== 'object' || value === null) return value
  const within = Object.entries(value).map(([name, each]) => [name, onTopOf(each, base, revision)] as const)
  const based = seen.safeParse(value).data
  const isBased = based?.id === base.id && based.revision === base.revision
  return { ...Object.fromEntries(within), ...(isBased && { revision }) }
}
