import { webcrypto } from 'node:crypto'

/**
 * The receiving side of push messages, written independently of `push/encryption.ts` and with another API (Web Crypto),
 * so that a mistake there is not repeated here. Rejects everything that RFC 8188 and RFC 8291 require to be rejected.
 */

const { subtle } = webcrypto
const keyBytes = 65
const tagBytes = 16

type Bytes = Uint8Array<ArrayBuffer>

export type Subscriber = { privateKey: Bytes; publicKey: Bytes; authSecret: Bytes }

/** A browser's keys for a subscription. */
export async function createSubscriber(): Promise<Subscriber> {
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const { d = '' } = await subtle.exportKey('jwk', pair.privateKey)
  const publicKey = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
  return { privateKey: bytesOf(d), publicKey, authSecret: webcrypto.getRandomValues(new Uint8Array(16)) }
}

export async function decryptMessage(body: Bytes, { privateKey, publicKey, authSecret }: Subscriber): Promise<Bytes> {
  const { salt, recordSize, keyId, records } = headerOf(body)
  if (authSecret.length !== 16) throw new Error('The secret of a subscription has 16 bytes.')
  if (keyId.length !== keyBytes) throw new Error('The key of the sender has 65 bytes.')
  const own = await importPrivate(privateKey, publicKey)
  const theirs = await subtle.importKey('raw', keyId, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
  const shared = new Uint8Array(await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256))
  const info = join(new TextEncoder().encode('WebPush: info\0'), publicKey, keyId)
  const material = await derive({ salt: authSecret, material: shared, info, bytes: 32 })
  return decryptRecords(records, { material, salt, recordSize })
}

/** Decrypts `aes128gcm` with a shared key (RFC 8188). */
export async function decryptContent(body: Bytes, material: Bytes): Promise<Bytes> {
  const { salt, recordSize, records } = headerOf(body)
  return decryptRecords(records, { material, salt, recordSize })
}

function headerOf(body: Bytes): { salt: Bytes; recordSize: number; keyId: Bytes; records: Bytes } {
  if (body.length < 21) throw new Error('The header is cut off.')
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16)
  if (recordSize < tagBytes + 2) throw new Error('A record must have room for a byte.')
  const end = 21 + (body[20] ?? 0)
  if (body.length < end) throw new Error('The header is cut off.')
  return { salt: body.slice(0, 16), recordSize, keyId: body.slice(21, end), records: body.slice(end) }
}

type Opening = { material: Bytes; salt: Bytes; recordSize: number }

async function decryptRecords(records: Bytes, { material, salt, recordSize }: Opening): Promise<Bytes> {
  const raw = await derive({ salt, material, info: named('aes128gcm'), bytes: 16 })
  const nonce = await derive({ salt, material, info: named('nonce'), bytes: 12 })
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  if (records.length === 0) throw new Error('There is no record.')
  const parts: Bytes[] = []
  for (let at = 0, number = 0; at < records.length; at += recordSize, number += 1) {
    const iv = nonce.slice()
    const view = new DataView(iv.buffer)
    view.setUint32(8, view.getUint32(8) ^ number)
    const sealed = records.slice(at, at + recordSize)
    const opened = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv, tagLength: 128 }, key, sealed))
    parts.push(contentOf(opened, { isLast: at + recordSize >= records.length }))
  }
  return join(...parts)
}

function named(text: string): Bytes {
  return new TextEncoder().encode(`Content-Encoding: ${text}\0`)
}

/** Strips the padding and the delimiter, which marks the last record. */
function contentOf(record: Bytes, { isLast }: { isLast: boolean }): Bytes {
  const at = record.findLastIndex((byte) => byte !== 0)
  if (record[at] !== (isLast ? 2 : 1)) throw new Error('A record does not end as it should.')
  return record.slice(0, at)
}

function importPrivate(privateKey: Bytes, publicKey: Bytes) {
  const text = (bytes: Bytes) => Buffer.from(bytes).toString('base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: text(privateKey),
    x: text(publicKey.slice(1, 33)),
    y: text(publicKey.slice(33)),
  }
  return subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
}

type Deriving = { salt: Bytes; material: Bytes; info: Bytes; bytes: number }

async function derive({ salt, material, info, bytes }: Deriving): Promise<Bytes> {
  const key = await subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8))
}

function bytesOf(text: string): Bytes {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

function join(...parts: readonly Bytes[]): Bytes {
  return new Uint8Array(Buffer.concat(parts))
}
