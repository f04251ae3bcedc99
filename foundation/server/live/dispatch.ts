import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { asFailure } from '../bug.ts'
import type { Log } from '../log.ts'
import { type Frame, readFrame } from './frame.ts'
import type { Line } from './line.ts'
import type { Sender, SocketMessage } from './message.ts'

export type Dispatch = (frame: Frame, from: Sender) => Promise<void>

/** Hands every message to the one who receives its type. */
export function createDispatch(messages: SocketMessage[]): Dispatch {
  const byType = new Map(messages.map((message) => [message.type, message]))
  return async (frame, from) => {
    const message = byType.get(frame.type)
    if (!message) throw new Failure('not-found', 'This server knows no message of this type.')
    const receive = message.receive as (given: unknown, sender: Sender) => Promise<void>
    await receive(check(message.shape, frame), from)
  }
}

/**
 * Sees one message handled and never rejects. What cannot be done is answered with an `error` frame; a bug is noted
 * and answered so too. The socket stays in either case.
 */
export async function answerFrame(text: string, { dispatch, from, say, log }: FrameParts): Promise<void> {
  let frame: Frame | undefined
  try {
    frame = readFrame(text)
    await dispatch(frame, from)
  } catch (error) {
    const { code, message } = asFailure(error)
    if (code === 'internal') log.error({ err: error, person: from.person.id }, 'a socket message failed')
    else log.warn({ code, person: from.person.id }, `a socket message was refused: ${message}`)
    say({ type: 'error', code, detail: message, ...nameOf(frame) })
  }
}

type FrameParts = { dispatch: Dispatch; from: Sender; say: Line['say']; log: Log }

/** The client's own name for what it sent, so that it knows what was not taken. */
function nameOf(frame: Frame | undefined): { client_message_id?: string } {
  const named = frame && 'client_message_id' in frame ? frame.client_message_id : undefined
  return typeof named === 'string' && named.length <= longestName ? { client_message_id: named } : {}
}

const longestName = 100
