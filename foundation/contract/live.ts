import { z } from 'zod'

/** Raised whenever anything that crosses the socket changes; `start/protocol.ts` says what each version brought. */
export const liveVersion = 23

/** The largest frame a client may send; a larger one closes the socket (RFC 6455, section 7.4.1: 1009). */
export const maxFrameBytes = 64 * 1024

/** The server says something at least this often; a client that hears nothing for twice as long reconnects. */
export const heartbeatSeconds = 20

/** Why the server closes a socket. 1008, 4001 and 4003 ask the client for one token refresh. */
export const closeCodes = {
  invalidData: 1007,
  brokenRule: 1008,
  tooLarge: 1009,
  restarting: 1012,
  tryLater: 1013,
  unauthenticated: 4001,
  sessionEnded: 4003,
  tooSlow: 4008,
} as const

/** A place in a person's stream of events: numbers count on within an epoch, a new epoch starts anew. */
export const position = z.object({ epoch: z.string(), seq: z.int().min(0) })
export type Position = z.infer<typeof position>

/** First on every connection: who you are here, and where the stream stands. */
export const hello = z.object({
  type: z.literal('hello'),
  version: z.int(),
  person: z.string(),
  position,
})

/** Nothing happened; the line is alive. */
export const heartbeat = z.object({ type: z.literal('heartbeat') })

/** The gap cannot be filled: fetch what you show afresh, then go on from here. */
export const reload = z.object({ type: z.literal('reload'), position })

/** A frame that was not understood or not allowed; nothing was changed by it. */
export const liveError = z.object({
  type: z.literal('error'),
  code: z.string(),
  detail: z.string(),
  client_message_id: z.string().optional().meta({ description: 'Which message it was, where it said so itself.' }),
})

/** Sent by a client that comes back: everything after this place, please. */
export const resume = z.object({ type: z.literal('resume'), position })

/** Whatever features announce: a type, their own fields, and its place in the stream. */
export const announcement = z.looseObject({ type: z.string(), seq: z.int().optional() })
export type Announcement = z.infer<typeof announcement>
