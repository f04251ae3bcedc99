import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createSubscriber, decryptMessage, type Subscriber } from './decryption.ts'

/** How the push service answers the next request; accepts by default. */
export type Behaviour = { status: number; retryAfter?: string } | 'hang' | 'cut'

export type Received = {
  topic: string
  ttl: number
  /** The decrypted content. */
  content: Record<string, unknown>
  /** As sent over the wire. */
  raw: Buffer
}

/** A push service and a browser in one, on its own port. */
export type PushReceiver = AsyncDisposable & {
  /** All requests, accepted or not. */
  asked: number
  received: Received[]
  behave(...behaviours: Behaviour[]): void
  /** What a browser would send to its server. */
  subscribe(name?: string): Promise<{ name: string; endpoint: string; p256dh: string; auth: string }>
}

/** `publicKey` is the key that browsers subscribed with; messages signed by another are rejected with 403. */
export async function openPushReceiver(publicKey: () => string): Promise<PushReceiver> {
  const subscribers = new Map<string, Subscriber>()
  const behaviours: Behaviour[] = []
  const received: Received[] = []
  const state = { asked: 0 }
  const server = createServer((request, response) => {
    state.asked += 1
    void take(request, response, { behaviour: behaviours.shift(), subscribers, received, origin, key: publicKey() })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    get asked() {
      return state.asked
    },
    received,
    behave: (...next) => void behaviours.push(...next),
    async subscribe(name = 'Phone') {
      const subscriber = await createSubscriber()
      const path = `/send/${subscribers.size}`
      subscribers.set(path, subscriber)
      const { publicKey: key, authSecret } = subscriber
      return { name, endpoint: `${origin}${path}`, p256dh: textOf(key), auth: textOf(authSecret) }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Taking = {
  behaviour: Behaviour | undefined
  subscribers: ReadonlyMap<string, Subscriber>
  received: Received[]
  origin: string
  key: string
}

async function take(request: IncomingMessage, response: ServerResponse, taking: Taking): Promise<void> {
  const { behaviour, subscribers, received, origin, key } = taking
  const raw = await buffer(request)
  if (behaviour === 'hang') return
  if (behaviour === 'cut') return void request.socket.destroy()
  if (behaviour) {
    const { status, retryAfter } = behaviour
    return void response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()
  }
  const subscriber = subscribers.get(request.url ?? '')
  if (!subscriber) return void response.writeHead(404).end()
  if (!isProved(request, origin, key)) return void response.writeHead(403).end()
  if (raw.length > 4096) return void response.writeHead(413).end()
  if (request.headers['content-encoding'] !== 'aes128gcm') return void response.writeHead(415).end()
  const text = Buffer.from(await decryptMessage(new Uint8Array(raw), subscriber)).toString()
  const { topic = '', ttl = '' } = request.headers
  received.push({ topic: String(topic), ttl: Number(ttl), content: JSON.parse(text) as Received['content'], raw })
  response.writeHead(201, { location: `${origin}/message` }).end()
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

/** RFC 8292: signed by the key it names, for this service, not expired, and valid for a day at most. */
function isProved({ headers }: IncomingMessage, origin: string, expectedKey: string): boolean {
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (key === '' || key !== expectedKey) return false
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const proof = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number; sub: string }
  return (
    verify('sha256', Buffer.from(`${head}.${body}`), proof, Buffer.from(signature, 'base64url')) &&
    claims.aud === origin &&
    /^(?:mailto:|https:)/.test(claims.sub)
  )
}
