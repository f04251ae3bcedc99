import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'

/** How much of one kind is kept about a person. */
export const usage = z
  .object({
    name: z.string().meta({ description: 'As the operator’s setting QUOTAS calls it.' }),
    label: z.string(),
    unit: z.enum(['bytes', 'items']),
    used: z.number().min(0),
    deleted: z.number().min(0).meta({ description: 'Part of what is used: deleted, and can still be restored.' }),
    allowed: z.number().min(0),
    wayOut: z.string().meta({ description: 'What to do once it is full.' }),
  })
  .meta({ id: 'Usage' })
export type Usage = z.infer<typeof usage>

export const usageRoute = defineRoute({
  method: 'GET',
  path: '/v1/me/usage',
  summary: 'How much of each kind is kept about me, and how much I may have.',
  access: 'person',
  answer: z.array(usage),
})

export const emptyTrashRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/me/trash',
  summary: 'Destroy at once everything that I deleted and could still restore.',
  access: 'person',
  answer: z.array(usage),
})
