import { setTimeout } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Log } from '../log.ts'
import { pause } from '../pause.ts'

export type Ear = {
  /** Listening for the first time, or known that it cannot be done for now. */
  opened: Promise<void>
  close(): Promise<void>
}

type EarParts = {
  postbox: string
  heard: (text: string) => void
  /** It listens again, after a while in which it did not. */
  missed: () => void
  log: Log
}

/** One connection to PostgreSQL that hears its notifications, opened again whenever it is lost. */
export function openEar(options: ClientConfig, parts: EarParts): Ear {
  const closing = new AbortController()
  const first = Promise.withResolvers<void>()
  const over = keepListening(options, parts, { signal: closing.signal, opened: first.resolve })
  return {
    opened: first.promise,
    async close() {
      closing.abort()
      await over
    },
  }
}

type Life = { signal: AbortSignal; opened: () => void }

async function keepListening(options: ClientConfig, parts: EarParts, { signal, opened }: Life): Promise<void> {
  let lost = false
  while (!signal.aborted) {
    try {
      await listenOnce(options, parts, signal, () => {
        opened()
        if (lost) parts.missed()
        lost = false
      })
    } catch (error) {
      opened()
      if (!lost && !signal.aborted) parts.log.warn({ err: error }, 'the notes of other nodes are not heard for now')
      lost = true
      await pause(tryAgainMilliseconds, signal)
    }
  }
}

const tryAgainMilliseconds = 500
const knockMilliseconds = 2_000
const goodbyeMilliseconds = 500
const patience = { connectionTimeoutMillis: 3_000, query_timeout: 2_000 }

/** Until the connection is lost, which is an error, or the listener is closed. */
async function listenOnce(
  options: ClientConfig,
  { postbox, heard }: EarParts,
  signal: AbortSignal,
  listening: () => void,
): Promise<void> {
  // The driver's copy of a pool's settings leaves out the password.
  const { password } = options
  const secret = password === undefined ? {} : { password }
  const client = new Client({ ...options, ...secret, ...patience, application_name: 'attache nodes' })
  const lost = Promise.withResolvers<never>()
  // The loop below may already have ended when the connection does.
  lost.promise.catch(() => {})
  client.on('error', lost.reject)
  client.on('end', () => lost.reject(new Error('The connection has ended.')))
  client.on('notification', ({ payload = '' }) => heard(payload))
  try {
    await client.connect()
    await client.query(`listen ${postbox}`)
    listening()
    while (!signal.aborted) {
      await Promise.race([lost.promise, pause(knockMilliseconds, signal)])
      if (!signal.aborted) await client.query('select 1')
    }
  } finally {
    // A lost connection cannot be closed cleanly.
    await Promise.race([client.end().catch(() => {}), setTimeout(goodbyeMilliseconds)])
  }
}
