import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

/** Who answers: the one that is built in and needs nothing, or a model behind an address. */
export const answering = z
  .object({
    kind: z.enum(['built-in', 'outside']),
    model: z.string().meta({ description: 'Its name, for a person.' }),
    host: z.string().nullable().meta({ description: 'Where it is asked; null: nowhere but here.' }),
  })
  .meta({ id: 'Answering' })
export type Answering = z.infer<typeof answering>

/** In the person's own currency unit, for a million tokens each; none is built in, because they change. */
export const price = z
  .object({
    model: z.string().trim().min(1).max(200),
    input: z.number().min(0).max(100_000),
    output: z.number().min(0).max(100_000),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof price>

export const changedAssistantSettings = z
  .object({
    nothingLeaves: z.boolean().meta({ description: 'No model, mail, push or subscription reaches another host.' }),
    tokensPerDay: z.int().min(0).max(1_000_000_000).nullable().meta({ description: 'Null: the house’s own limit.' }),
    prices: z.array(price).max(100),
  })
  .partial()
  .meta({ id: 'ChangedAssistantSettings' })

export const assistantSettings = z
  .object({
    answering,
    nothingLeaves: z.boolean(),
    nothingLeavesForAll: z.boolean().meta({ description: 'The operator has decided so; a person cannot lift it.' }),
    tokensPerDay: z.int().nullable(),
    tokensToday: z.int(),
    limits: z.object({ steps: z.int(), seconds: z.int(), tokensPerRun: z.int(), tokensPerDay: z.int() }),
    prices: z.array(price),
  })
  .meta({ id: 'AssistantSettings' })
export type AssistantSettings = z.infer<typeof assistantSettings>

export const readAssistantRoute = defineRoute({
  method: 'GET',
  path: '/v1/assistant/settings',
  summary: 'Who answers here, and within which limits.',
  access: 'person',
  answer: assistantSettings,
})

export const changeAssistantRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/assistant/settings',
  summary: 'Change whether anything may leave, how much, and the prices that costs are counted by.',
  access: 'person',
  body: changedAssistantSettings,
  answer: assistantSettings,
})

export const testModelRoute = defineRoute({
  method: 'POST',
  path: '/v1/assistant/test',
  summary: 'Ask whoever answers for one word, and say what happened.',
  access: 'person',
  answer: z.object({ works: z.boolean(), sentence: z.string(), milliseconds: z.int() }),
})

/** Where a fact comes from: the person, or untrusted text that the assistant read. */
export const factOrigins = ['said', 'read'] as const

export const fact = z
  .object({
    id,
    text: z.string(),
    origin: z.enum(factOrigins),
    sources: z
      .array(z.string())
      .meta({ description: 'Whose words it was taken from, where they are not the person’s.' }),
    conversation_id: id.nullable(),
    created_at: instant,
    updated_at: instant,
    revision: z.int().positive(),
  })
  .meta({ id: 'Fact' })
export type Fact = z.infer<typeof fact>

export const factText = z.string().trim().min(1).max(1_000)

const oneFact = '/v1/assistant/facts/{id}'

export const listFactsRoute = defineRoute({
  method: 'GET',
  path: '/v1/assistant/facts',
  summary: 'What the assistant remembers about me, the newest first.',
  access: 'person',
  answer: z.array(fact),
})

export const addFactRoute = defineRoute({
  method: 'POST',
  path: '/v1/assistant/facts',
  summary: 'Have it remember something.',
  access: 'person',
  body: z.object({ text: factText }),
  answer: fact,
  status: 201,
})

export const changeFactRoute = defineRoute({
  method: 'PATCH',
  path: oneFact,
  summary: 'Put it in other words.',
  access: 'person',
  params: z.object({ id }),
  body: z.object({ text: factText }),
  answer: fact,
})

export const forgetFactRoute = defineRoute({
  method: 'DELETE',
  path: oneFact,
  summary: 'Have it forgotten; Activity can bring it back for two weeks.',
  access: 'person',
  params: z.object({ id }),
  answer: fact,
})

/** One call to a model that is not ours: everything that was sent, as it was sent. */
export const departure = z
  .object({
    id,
    at: instant,
    host: z.string(),
    model: z.string(),
    state: z.enum(['running', 'answered', 'failed', 'stopped']),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cost: z
      .number()
      .nullable()
      .meta({ description: 'By the prices of the person; null: there is none for this model.' }),
    masked: z.int().meta({ description: 'How many secrets were masked before it left.' }),
    bytes: z.int(),
    conversation_id: id.nullable(),
    sentence: z.string().nullable().meta({ description: 'What went wrong, where something did.' }),
  })
  .meta({ id: 'Departure' })
export type Departure = z.infer<typeof departure>

export const listDeparturesRoute = defineRoute({
  method: 'GET',
  path: '/v1/assistant/departures',
  summary: 'What was sent to models elsewhere, the newest first.',
  access: 'person',
  query: z.object({
    before: id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.array(departure),
})

export const readDepartureRoute = defineRoute({
  method: 'GET',
  path: '/v1/assistant/departures/{id}',
  summary: 'One of them, with the exact text.',
  access: 'person',
  params: z.object({ id }),
  answer: departure.extend({ text: z.string() }),
})

export const factChanged = z.object({ type: z.literal('assistant/facts-changed') })
export const settingsChanged = z.object({ type: z.literal('assistant/settings-changed') })
export const assistantDown = [factChanged, settingsChanged] as const
