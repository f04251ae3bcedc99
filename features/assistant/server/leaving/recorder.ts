import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Outside } from '#foundation/server/outside.ts'
import { addCall, type CallEnd, endCall } from './call-store.ts'
import { maskJson, maskText } from './mask.ts'

/** Writes down what is sent to a model elsewhere before it is sent, and how it ended. */
export type Recorder = {
  fetch: typeof fetch
  /** The end of the latest call; only the first one counts. */
  ended(end: Omit<CallEnd, 'id'>): Promise<void>
}

export type RecorderParts = { database: Database; clock: Clock; log: Log; outside: Outside }

export type Sender = {
  ownerId: string
  conversationId: string | undefined
  model: string
  /** Our key, which is never part of a body. */
  key: string | undefined
}

const unknownTokens = { input_tokens: null, output_tokens: null }

/** For one run, which asks one question after the other. */
export function createRecorder(parts: RecorderParts, sender: Sender): Recorder {
  const { database, clock, log, outside } = parts
  const known = sender.key === undefined ? [] : [sender.key]
  let current: string | undefined

  async function begin(url: URL, body: string): Promise<string> {
    const { text, count } = maskJson(body, known)
    const id = randomUUIDv7()
    const call = {
      id,
      host: url.host,
      model: sender.model,
      text,
      masked: count,
      bytes: Buffer.byteLength(text),
      conversation_id: sender.conversationId ?? null,
    }
    await database.as(sender.ownerId, (tx) => addCall(tx, sender.ownerId, call, clock.now()))
    current = id
    return text
  }

  async function ended(end: Omit<CallEnd, 'id'>): Promise<void> {
    const id = current
    current = undefined
    if (id === undefined) return
    try {
      await database.as(sender.ownerId, (tx) => endCall(tx, sender.ownerId, { id, ...end }, clock.now()))
    } catch (error) {
      log.error({ err: error }, 'how a call to a model ended could not be written down')
    }
  }

  /** A refusal is read at once, and handed on without the key that it may repeat. */
  async function refused(answer: Response): Promise<Response> {
    const said = await wordsOf(answer, known)
    await ended({ ...unknownTokens, state: 'failed', sentence: `The model’s server answered ${answer.status}.` })
    return new Response(said, { status: answer.status, headers: answer.headers })
  }

  return { ended, fetch: recordedFetch({ ownerId: sender.ownerId, outside }, { begin, ended, refused }) }
}

type Written = {
  begin: (url: URL, body: string) => Promise<string>
  ended: Recorder['ended']
  refused: (answer: Response) => Promise<Response>
}

function recordedFetch(
  { ownerId, outside }: { ownerId: string; outside: Outside },
  { begin, ended, refused }: Written,
): typeof fetch {
  return async (input, init) => {
    if (typeof init?.body !== 'string') throw new Failure('internal', 'Only text is sent to a model.')
    const url = new URL(input instanceof Request ? input.url : input)
    await outside.permit(ownerId, 'model')
    init.signal?.throwIfAborted()
    const body = await begin(url, init.body)
    try {
      const answer = await outside.fetch(ownerId, 'model', url, { ...init, body })
      return answer.ok ? answer : await refused(answer)
    } catch (error) {
      await ended({ ...unknownTokens, ...whyNot(error, init.signal) })
      throw error
    }
  }
}

function whyNot(error: unknown, signal: AbortSignal | null | undefined): Pick<CallEnd, 'state' | 'sentence'> {
  if (signal?.aborted) return { state: 'stopped', sentence: null }
  const sentence = error instanceof Failure ? error.message : 'The model’s server cannot be reached.'
  return { state: 'failed', sentence }
}

const longestComplaint = 20_000

/** A server's error message, without the key that it may repeat. */
async function wordsOf(answer: Response, known: readonly string[]): Promise<string> {
  const pieces: string[] = []
  let length = 0
  for await (const piece of (answer.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream())) {
    pieces.push(piece)
    length += piece.length
    if (length > longestComplaint) break
  }
  return maskText(pieces.join('').slice(0, longestComplaint), known).text
}
