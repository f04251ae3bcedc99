import { Failure } from '#foundation/contract/failure.ts'
import type { Config } from '#foundation/server/config.ts'
import { createLog } from '#foundation/server/log.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { maskText } from '../leaving/mask.ts'
import { modelOf } from './provider.ts'
import { tryOnce } from './trial.ts'

/** For the operator: whether the model that is set answers, in a sentence; what is wrong is thrown as one. */
export async function checkModel(
  config: Pick<Config, 'model' | 'assistant' | 'nothingLeaves' | 'privateHosts'>,
): Promise<string> {
  const { model: settings, nothingLeaves, assistant } = config
  if (settings === undefined) return 'the built-in assistant answers; set LLM_BASE_URL or LLM_PROVIDER for another.'
  if (nothingLeaves) return `NOTHING_LEAVES is set: ${settings.name} is not asked, the built-in assistant answers.`
  const outside = createOutside({ config, log: createLog('silent'), quiet: async () => false })
  const model = await modelOf(settings, (url, init) =>
    outside.fetch('operator', 'model', url instanceof Request ? url.url : url, init),
  )
  const limits = { steps: 1, milliseconds: 20_000, tokens: assistant.tokensPerRun }
  const { works, sentence } = await tryOnce(model, { settings, limits }, new AbortController().signal)
  const safe = maskText(sentence, settings.key === undefined ? [] : [settings.key]).text
  if (!works) throw new Failure('unavailable', `${settings.baseUrl.host}: ${safe}`)
  return safe
}
