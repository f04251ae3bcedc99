import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '#foundation/server/model-settings.ts'

/** The model that the settings name; each maker’s package is loaded where it is used. */
export async function modelOf(
  { provider, baseUrl, name, key }: Omit<ModelSettings, 'answers'>,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModelV4> {
  const baseURL = baseUrl.href.replace(/\/$/, '')
  const common = { baseURL, fetch, ...(key !== undefined && { apiKey: key }) }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(common)(name)
  }
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI(common)(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const model = createOpenAICompatible({ ...common, name: 'outside', includeUsage: true })(name)
  // Some servers leave what a model thinks to itself in the text, between tags.
  return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
}
