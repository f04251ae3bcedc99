import { z } from 'zod'

export const modelProviders = ['openai-compatible', 'anthropic', 'google'] as const

export const modelShares = ['rest', 'everything'] as const

/** A model behind an address that the operator names; nothing: the built-in assistant answers. */
export type ModelSettings = {
  provider: (typeof modelProviders)[number]
  /** Where it is asked. */
  baseUrl: URL
  name: string
  key: string | undefined
  /** `rest`: only what the built-in assistant is not sure of; it answers everything else itself. */
  answers: (typeof modelShares)[number]
}

/** How far one answer, and one day of one person, may go. */
export type AssistantLimits = { steps: number; seconds: number; tokensPerRun: number; tokensPerDay: number }

const usualAddresses: Partial<Record<ModelSettings['provider'], string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

const baseUrl = z.string().transform((text, context) => {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) return url
  context.addIssue('must be an address such as https://api.example.com/v1 or http://127.0.0.1:11434/v1.')
  return z.NEVER
})

function count(least: number, most: number) {
  return z
    .string()
    .refine((text) => /^\d{1,12}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: ({ input }) => `must be a whole number from ${least} to ${most}, not "${String(input)}".`,
    })
    .transform(Number)
}

export const modelShape = {
  LLM_PROVIDER: z
    .enum(modelProviders, {
      error: ({ input }) => `must be one of ${modelProviders.join(', ')}, not "${String(input)}".`,
    })
    .optional(),
  LLM_BASE_URL: baseUrl.optional(),
  LLM_MODEL: z.string().trim().max(200, 'must have at most 200 characters.').optional(),
  LLM_API_KEY: z
    .string()
    .trim()
    .refine((text) => /^[\x21-\x7E]+$/.test(text), 'must be one word of plain characters, without spaces.')
    .optional(),
  LLM_ANSWERS: z
    .enum(modelShares, { error: ({ input }) => `must be rest or everything, not "${String(input)}".` })
    .default('rest'),
  LLM_STEPS: count(1, 50).default(12),
  LLM_SECONDS: count(5, 3_600).default(120),
  LLM_RUN_TOKENS: count(1_000, 100_000_000).default(100_000),
  LLM_DAY_TOKENS: count(1_000, 1_000_000_000).default(1_000_000),
  NOTHING_LEAVES: z
    .enum(['yes', 'no'], { error: ({ input }) => `must be yes or no, not "${String(input)}".` })
    .default('no'),
}

type Given = z.output<z.ZodObject<typeof modelShape>>

/** What the settings come to, or a sentence that says which of them do not fit together. */
export function readModel(given: Given): ModelSettings | undefined | string {
  const { LLM_PROVIDER, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_ANSWERS } = given
  if (LLM_PROVIDER === undefined && LLM_BASE_URL === undefined) {
    if (LLM_MODEL !== undefined) return nowhere('LLM_MODEL')
    return LLM_API_KEY === undefined ? undefined : nowhere('LLM_API_KEY')
  }
  const provider = LLM_PROVIDER ?? 'openai-compatible'
  const usual = usualAddresses[provider]
  const address = LLM_BASE_URL ?? (usual === undefined ? undefined : new URL(usual))
  if (address === undefined)
    return 'LLM_PROVIDER=openai-compatible needs LLM_BASE_URL, such as http://127.0.0.1:11434/v1.'
  if (LLM_MODEL === undefined)
    return `${LLM_PROVIDER ? 'LLM_PROVIDER' : 'LLM_BASE_URL'} needs LLM_MODEL: which model is to answer?`
  if (usual !== undefined && LLM_API_KEY === undefined) return `LLM_PROVIDER=${provider} needs LLM_API_KEY.`
  return { provider, baseUrl: address, name: LLM_MODEL, key: LLM_API_KEY, answers: LLM_ANSWERS }
}

/** The same for the limits. */
export function readLimits(given: Given): AssistantLimits | string {
  const { LLM_STEPS, LLM_SECONDS, LLM_RUN_TOKENS, LLM_DAY_TOKENS } = given
  if (LLM_RUN_TOKENS > LLM_DAY_TOKENS)
    return `LLM_RUN_TOKENS (${LLM_RUN_TOKENS}) is more than LLM_DAY_TOKENS (${LLM_DAY_TOKENS}): one answer may not use more than a day has.`
  return { steps: LLM_STEPS, seconds: LLM_SECONDS, tokensPerRun: LLM_RUN_TOKENS, tokensPerDay: LLM_DAY_TOKENS }
}

function nowhere(name: string): string {
  return `${name} is set, and no model is: set LLM_BASE_URL or LLM_PROVIDER too, or take ${name} out.`
}
