import type { z } from 'zod'
import type { Person } from '../person.ts'

/** A message that clients may send over the socket, and what happens when one does. */
export type SocketMessage = { type: string; shape: z.ZodType; receive: (message: never, from: Sender) => Promise<void> }

export type Sender = {
  person: Person
  /** Answers this one socket; everything that other devices should see is announced instead. */
  reply: (message: { type: string }) => void
  /** Aborted when the socket closes. */
  signal: AbortSignal
}

export function onMessage<S extends z.ZodType<{ type: string }>>(
  type: z.output<S>['type'],
  shape: S,
  receive: (message: z.output<S>, from: Sender) => Promise<void>,
): SocketMessage {
  return { type, shape, receive: async (message: never, from) => receive(message, from) }
}
