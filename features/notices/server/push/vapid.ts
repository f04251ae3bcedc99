import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** Proves to push services that this is the server the browser subscribed to (RFC 8292). */
export type PushKeys = {
  /** An uncompressed point on P-256, as browsers expect it when subscribing. */
  publicKey: Buffer
  signing: KeyObject
}

export function createPushKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair.getPrivateKey('base64url')
}

export function readPushKey(privateKey: string): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const publicKey = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: Buffer.from(privateKey, 'base64url').toString('base64url'),
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
  }
  return { publicKey, signing: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

const validSeconds = 12 * 3600

type Claims = { endpoint: string; subject: string; now: Date }

/** The `Authorization` header of one message. */
export function authorizationOf({ publicKey, signing }: PushKeys, { endpoint, subject, now }: Claims): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + validSeconds,
    sub: subject,
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: signing, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}

/** The contact that push services write to if something is wrong. Apple rejects addresses of this machine. */
export function subjectOf(publicUrl: URL, supportEmail: string): string {
  return publicUrl.protocol === 'https:' ? publicUrl.origin : `mailto:${supportEmail}`
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
