import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelSettings } from '#foundation/server/model-settings.ts'
import type { Limits, Run } from '../loop/event.ts'
import { runLoop } from '../loop/loop.ts'

/** What came of asking for one word, as a sentence. */
export type Trial = { works: boolean; sentence: string; milliseconds: number }

type Tried = { settings: ModelSettings | undefined; limits: Limits }

/** Without settings, it is the built-in one. */
export async function tryOnce(
  model: LanguageModelV4,
  { settings, limits }: Tried,
  signal: AbortSignal,
): Promise<Trial> {
  const started = performance.now()
  const complaint = await complaintAbout(model, { ...limits, ...trialLimits }, signal)
  const milliseconds = Math.round(performance.now() - started)
  if (complaint !== undefined) return { works: false, sentence: complaint, milliseconds }
  const sentence =
    settings === undefined
      ? `The built-in assistant answered in ${milliseconds} ms. Nothing leaves this server for it.`
      : `${settings.name} at ${settings.baseUrl.host} answered in ${milliseconds} ms.`
  return { works: true, sentence, milliseconds }
}

const trialLimits = { steps: 1, milliseconds: 20_000 }

function runOf(model: LanguageModelV4, limits: Limits): Run {
  const messages = [{ role: 'user' as const, content: 'Hello! Please answer with one word.' }]
  // A trial has no log: its sentence says what went wrong.
  return { model, instructions: '', messages, tools: [], limits, report: () => undefined }
}

/** `undefined`: it answered. */
async function complaintAbout(
  model: LanguageModelV4,
  limits: Limits,
  signal: AbortSignal,
): Promise<string | undefined> {
  let spoke = false
  for await (const event of runLoop(runOf(model, limits), signal)) {
    spoke ||= event.type === 'text'
    if (event.type !== 'end' || event.end.why === 'finished') continue
    if (spoke && (event.end.why === 'length' || event.end.why === 'tokens')) continue
    return 'sentence' in event.end ? event.end.sentence : 'The test was stopped before there was an answer.'
  }
  return undefined
}
