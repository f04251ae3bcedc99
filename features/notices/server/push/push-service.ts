import { createECDH, randomBytes } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Outside } from '#foundation/server/outside.ts'
import { encryptMessage } from './encryption.ts'
import { authorizationOf, type PushKeys } from './vapid.ts'

/** A browser's subscription: an address at its push service, and the keys that it gave. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  text: string
  /** A later message with the same topic replaces one not yet delivered (RFC 8030, 5.4). */
  topic: string
  /** Seconds after which the message is no longer useful. */
  lasts: number
}

/** The outcome of one attempt. `again`: may work later, after this many seconds if the service says so. */
export type Pushed =
  | { state: 'accepted' }
  | { state: 'gone'; why: string }
  | { state: 'too-large'; why: string }
  | { state: 'refused'; why: string }
  | { state: 'again'; why: string; seconds: number | undefined }

type Sending = { subscription: Subscription; message: PushMessage; keys: PushKeys; subject: string; now: Date }
type Limits = { seconds: number; signal?: AbortSignal }

/** Sends one message to a push service; every failure of the service is a result, not an exception. */
export async function push(
  outside: Pick<Outside, 'request'>,
  ownerId: string,
  { subscription, message, keys, subject, now }: Sending,
  limits: Limits,
): Promise<Pushed> {
  const { endpoint } = subscription
  const receiver = { publicKey: bytes(subscription.p256dh), authSecret: bytes(subscription.auth) }
  const body = encryptMessage(Buffer.from(message.text), receiver, fresh())
  const headers = {
    authorization: authorizationOf(keys, { endpoint, subject, now }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': String(body.length),
    ttl: String(message.lasts),
    urgency: 'high',
    topic: message.topic,
  }
  try {
    const request = { method: 'POST' as const, headers, body, mostBytes: 64 * 1024, ...limits }
    const { status, headers: told } = await outside.request(ownerId, 'push', endpoint, request)
    return outcomeOf(new URL(endpoint).hostname, status, told['retry-after'])
  } catch (error) {
    if (limits.signal?.aborted) return { state: 'again', why: 'This server was stopped.', seconds: undefined }
    if (!(error instanceof Failure)) throw error
    const { message: why, code } = error
    return code === 'unavailable' ? { state: 'again', why, seconds: undefined } : { state: 'refused', why }
  }
}

function outcomeOf(host: string, status: number, retryAfter: string | undefined): Pushed {
  if (status >= 200 && status < 300) return { state: 'accepted' }
  if (status === 404 || status === 410)
    return { state: 'gone', why: 'This device no longer takes push messages, so it was removed from your list.' }
  if (status === 413) return { state: 'too-large', why: `${host} found the message too long.` }
  if (status === 429)
    return { state: 'again', why: `${host} takes no more messages for now.`, seconds: seconds(retryAfter) }
  if (status >= 500)
    return { state: 'again', why: `${host} had a problem of its own (${status}).`, seconds: seconds(retryAfter) }
  return { state: 'refused', why: `${host} refused the message (${status}).` }
}

/** RFC 9110, 10.2.3: a number of seconds. Dates are ignored, because we do not wait that long. */
function seconds(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined
}

function fresh() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const privateKey = Buffer.alloc(32)
  const key = pair.getPrivateKey()
  // Keys with leading zeros come without them.
  key.copy(privateKey, 32 - key.length)
  return { privateKey, salt: randomBytes(16) }
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
