import { check } from '#foundation/contract/check.ts'
import { asFailure } from '../bug.ts'
import type { Log } from '../log.ts'
import { type Frame, readFrame } from './frame.ts'
import type { Line } from './line.ts'
import type { Sender, SocketMessage } from './message.ts'

export type Dispatch = (frame: Frame, from: Sender) => Promise<void>

/** Hands every message to the one who receives its type; a type nobody knows is of a newer client, and ignored. */
export function createDispatch(messages: SocketMessage[]): Dispatch {
  const byType = new Map(messages.map((message) => [message.type, message]))
  return async (frame, from) => {
    const message = byType.get(frame.type)
    if (!message) return
    const receive = message.receive as (given: unknown, sender: Sender) => Promise<void>
    await receive(check(message.shape, frame), from)
  }
}

/**
 * Sees one message handled and never rejects. What cannot be done is answered with an `error` frame; a bug is noted
 * and answered so too. The socket stays in either case.
 */
export async function answerFrame(text: string, { dispatch, from, say, log }: FrameParts): Promise<void> {
  try {
    await dispatch(readFrame(text), from)
  } catch (error) {
    const { code, message } = asFailure(error)
    if (code === 'internal') log.error({ err: error, person: from.person.id }, 'a socket message failed')
    else log.warn({ code, person: from.person.id }, `a socket message was refused: ${message}`)
    say({ type: 'error', code, detail: message })
  }
}

type FrameParts = { dispatch: Dispatch; from: Sender; say: Line['say']; log: Log }
