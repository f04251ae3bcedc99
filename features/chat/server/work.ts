import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#foundation/contract/failure.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Ending } from '../contract.ts'
import { emptyAnswers } from '../rules.ts'
import type { Answerer, Turn } from './answerer.ts'
import type { ChatLimits } from './limits.ts'
import type { Draft } from './draft.ts'

/**
 * How work on an answer ended. `lost`: another node took it over or ended it. `left`: this node is closing, and another
 * continues if nothing was written.
 */
export type End = { state: Ending; sentence?: string } | 'lost' | 'left'

type Parts = {
  turn: Turn
  draft: Draft
  answerer: Answerer
  limits: ChatLimits
  log: Log
  /** Resolves when the text written so far is stored, if that is possible now. */
  store: () => Promise<void>
}

/** Writes one answer, until it is whole, fails, takes too long, or is ended from outside with an `End` as reason. */
export async function writeAnswer(parts: Parts, ending: AbortController): Promise<End> {
  const { limits, draft } = parts
  const late = setTimeout(() => ending.abort(tooLate(limits)), limits.answer)
  try {
    return await Promise.race([consume(parts, ending.signal), ended(ending.signal)])
  } finally {
    clearTimeout(late)
    draft.flush()
  }
}

function tooLate({ answer }: ChatLimits): End {
  const minutes = Math.round(answer / 60_000)
  const time = minutes > 1 ? `${minutes} minutes` : `${Math.round(answer / 1_000)} seconds`
  return { state: 'failed', sentence: `This answer took longer than ${time} and was given up. Please retry.` }
}

async function consume(parts: Parts, signal: AbortSignal): Promise<End> {
  const { turn, draft, answerer, limits, log } = parts
  try {
    for await (const piece of answerer(turn, signal)) {
      if (signal.aborted) return 'lost'
      draft.take(piece)
      if (piece.type === 'step-start' && !(await untilStored(parts, signal))) return 'lost'
      if (draft.text.length > limits.answerLength)
        throw new Failure('too-large', 'This answer grew too long and was cut off here.')
    }
    return draft.text === '' ? { state: 'failed', sentence: emptyAnswers.whole } : { state: 'whole' }
  } catch (error) {
    return failed(error, { turn, signal, log })
  }
}

const retryMilliseconds = 200

/** A step acts only when it is stored that it has begun: else it would act again after a crash. */
async function untilStored({ draft, store }: Parts, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    await store()
    if (signal.aborted) return false
    if (!draft.unstored()) return true
    await sleep(retryMilliseconds)
  }
}

function failed(error: unknown, { turn, signal, log }: Pick<Parts, 'turn' | 'log'> & { signal: AbortSignal }): End {
  if (error instanceof Failure) return { state: 'failed', sentence: error.message }
  const about = { err: error, person: turn.person.id, run: turn.runId }
  if (signal.aborted) log.debug(about, 'an answer was given up')
  else log.error(about, 'an answer failed')
  return { state: 'failed', sentence: emptyAnswers.failed }
}

/** A writer that does not heed the signal is not waited for. */
function ended(signal: AbortSignal): Promise<End> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason as End), { once: true })
    if (signal.aborted) resolve(signal.reason as End)
  })
}
