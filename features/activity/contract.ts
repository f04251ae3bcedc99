import { z } from 'zod'
import { change, effects, origins, shown } from '#foundation/contract/act.ts'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

/**
 * `waiting` for approval; `running` from approval until the receipt; `unknown` if the server ended in the middle;
 * `replaced` by an edited one.
 */
export const activityStates = [
  'waiting',
  'declined',
  'expired',
  'replaced',
  'running',
  'done',
  'failed',
  'unknown',
  'undone',
] as const
export type ActivityState = (typeof activityStates)[number]

/** One thing that was asked for: what exactly, by which door, and what came of it. */
export const activity = z
  .object({
    id,
    action: z.string().meta({ description: 'Its name: “chat.rename-conversation”.' }),
    kind: z.string().meta({ description: 'The feature that it belongs to: the first part of the name.' }),
    title: z.string().meta({ description: 'In the imperative: “Rename a chat”.' }),
    effect: z.enum(effects),
    origin: z.enum(origins),
    state: z.enum(activityStates),
    shown,
    editable: z.array(z.string()).meta({ description: 'The fields of `shown` that may be changed before the yes.' }),
    parts: z.string().nullable().meta({
      description:
        'The list in the input whose entries can be left out of a yes, each shown by the fields named after its path: “steps.0”, “steps.0.event.title”.',
    }),
    hash: z.string().meta({ description: 'Of the exact content; a yes names it.' }),
    sources: z.array(z.string()).meta({ description: 'Whose words were read before this was asked for.' }),
    sentence: z.string().nullable().meta({ description: 'What came of it, written from the receipt or the failure.' }),
    changes: z.array(change),
    undoable: z.boolean().meta({ description: 'It can be undone now.' }),
    redoable: z.boolean().meta({ description: 'It was undone, and can be done again now.' }),
    others: z.string().nullable().meta({
      description:
        'Who else sees by now what undoing or redoing it changes: “Whoever has the secret address to “Choir””.',
    }),
    final: z.boolean().meta({ description: 'It can never be undone, once done.' }),
    conversation_id: id.nullable(),
    answer_id: id.nullable(),
    asked_by: z.string().nullable().meta({
      description: 'Who asked for it in the person’s name: the built-in assistant, or a model elsewhere with its host.',
    }),
    replaced_by: id.nullable().meta({ description: 'What took its place when it was edited.' }),
    created_at: instant,
    expires_at: instant.nullable().meta({ description: 'Of what waits: after this, a yes comes too late.' }),
    ended_at: instant.nullable(),
    undone_at: instant.nullable(),
    revision: z.int().positive(),
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof activity>

/** To every device of the person: it is new, or something came of it. */
export const activityChanged = z.object({ type: z.literal('activity/changed'), activity })

export const activityDown = [activityChanged] as const

/**
 * When to ask: before anything that leaves the server or cannot be undone, or before everything the assistant wants.
 */
export const policies = ['outside', 'everything'] as const
export type Policy = (typeof policies)[number]

const one = '/v1/activity/{id}'
const which = z.object({ id })
const count = z.coerce.number().int().min(1)

export const listActivityRoute = defineRoute({
  method: 'GET',
  path: '/v1/activity',
  summary: 'Everything that was asked for, the newest first.',
  access: 'person',
  query: z.object({
    kind: z.string().max(60).optional(),
    state: z.enum(activityStates).optional(),
    origin: z.enum(origins).optional(),
    from: instant.optional(),
    to: instant.optional(),
    before: id.optional().meta({ description: 'Only those before this one.' }),
    limit: count.max(200).default(50),
  }),
  answer: z.array(activity),
})

export const readActivityRoute = defineRoute({
  method: 'GET',
  path: one,
  summary: 'One of them.',
  access: 'person',
  params: which,
  answer: activity,
})

export const approveRoute = defineRoute({
  method: 'POST',
  path: `${one}/approve`,
  summary: 'Say yes to exactly this content; it is done once.',
  access: 'person',
  params: which,
  body: z.object({
    hash: z.string().max(100),
    without: z.array(z.int().min(0)).max(1_000).default([]).meta({
      description:
        'Positions of the parts that are left out. Where the rest would be different without them, nothing is done, and the rest waits as a new proposal.',
    }),
  }),
  answer: activity,
})

export const declineRoute = defineRoute({
  method: 'POST',
  path: `${one}/decline`,
  summary: 'Say no.',
  access: 'person',
  params: which,
  answer: activity,
})

export const editRoute = defineRoute({
  method: 'POST',
  path: `${one}/edit`,
  summary: 'Change what is proposed: a new proposal comes back, and the old one is replaced.',
  access: 'person',
  params: which,
  body: z.object({ hash: z.string().max(100), fields: z.record(z.string().max(100), z.string().max(20_000)) }),
  answer: activity,
})

export const undoRoute = defineRoute({
  method: 'POST',
  path: `${one}/undo`,
  summary: 'Take it back, where that is possible.',
  access: 'person',
  params: which,
  answer: activity,
})

export const redoRoute = defineRoute({
  method: 'POST',
  path: `${one}/redo`,
  summary: 'Do again what was taken back, where that is possible.',
  access: 'person',
  params: which,
  answer: activity,
})

export const exportActivityRoute = defineRoute({
  method: 'GET',
  path: '/v1/activity/export.json',
  summary: 'All of it in one file.',
  access: 'person',
  file: 'application/json',
})

export const policyShape = z.object({ policy: z.enum(policies) }).meta({ id: 'Policy' })

export const readPolicyRoute = defineRoute({
  method: 'GET',
  path: '/v1/activity-policy',
  summary: 'When the assistant asks before it acts.',
  access: 'person',
  answer: policyShape,
})

export const changePolicyRoute = defineRoute({
  method: 'PUT',
  path: '/v1/activity-policy',
  summary: 'Choose when the assistant asks before it acts.',
  access: 'person',
  body: policyShape,
  answer: policyShape,
})

/** An action that can be called by name. */
export const offeredAction = z
  .object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    input: z.record(z.string(), z.unknown()).meta({ description: 'Its JSON Schema.' }),
    command: z.object({ word: z.string(), hint: z.string() }).optional(),
  })
  .meta({ id: 'OfferedAction' })
export type OfferedAction = z.infer<typeof offeredAction>

export const listActionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/actions',
  summary: 'Everything that can be done here.',
  access: 'person',
  answer: z.array(offeredAction),
})

export const performRoute = defineRoute({
  method: 'POST',
  path: '/v1/actions/{name}',
  summary: 'Do it, or have it wait for a yes: the state of the activity says which.',
  access: 'person',
  params: z.object({ name: z.string().max(100) }),
  body: z.object({
    input: z.unknown(),
    key: z.string().min(1).max(100).optional().meta({ description: 'The same one twice is done once.' }),
    quotes: z.array(z.string().min(1).max(300)).max(10).optional().meta({
      description:
        'Whose words the input holds, if not the person’s own: “the file “Lease.pdf””. They are kept with it.',
    }),
  }),
  answer: activity.extend({
    answer: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'Once it is done, and where the action says so: the thing as it is now, by its name.' }),
  }),
})
