import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'

/** The parts of an outcome that are shown to the person. */
const outcome = z.object({
  id: z.string(),
  state: z.string(),
  title: z.string(),
  sentence: z.string().nullable(),
  undoable: z.boolean(),
  redoable: z.boolean(),
  /** The thing as it is now, by its name, where the action says so. */
  answer: z.record(z.string(), z.unknown()).optional(),
})
export type Outcome = z.infer<typeof outcome>

export const actRoute = defineRoute({
  method: 'POST',
  path: '/v1/actions/{name}',
  summary: 'Do it.',
  access: 'person',
  params: z.object({ name: z.string() }),
  body: z.object({ input: z.unknown(), key: z.string(), quotes: z.array(z.string()).optional() }),
  answer: outcome,
})

const which = z.object({ id: z.string() })

export const takeBackRoute = defineRoute({
  method: 'POST',
  path: '/v1/activity/{id}/undo',
  summary: 'Take it back.',
  access: 'person',
  params: which,
  answer: outcome,
})

export const doAgainRoute = defineRoute({
  method: 'POST',
  path: '/v1/activity/{id}/redo',
  summary: 'Do again what was taken back.',
  access: 'person',
  params: which,
  answer: outcome,
})
