import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys that a browser hands over with its subscription (RFC 8291, 3.1). */
export type Receiver = {
  /** An uncompressed point on P-256. */
  publicKey: Uint8Array
  authSecret: Uint8Array
}

/** Random values, new for every message; tests pass those of a published example. */
export type Fresh = { privateKey: Uint8Array; salt: Uint8Array }

type Shape = {
  /** The size of a record in bytes, including its tag (RFC 8188, 2.1). */
  recordSize?: number
  /** Zero bytes that hide the length of the text. */
  padding?: number
}

/** A message that only this browser can read: `aes128gcm` of RFC 8188, with the keys of RFC 8291. */
export function encryptMessage(
  text: Uint8Array,
  { publicKey, authSecret }: Receiver,
  { privateKey, salt }: Fresh,
  { recordSize = 4096, padding = 0 }: Shape = {},
): Buffer {
  if (authSecret.length !== 16 || salt.length !== 16) throw new Error('The secret and the salt have 16 bytes each.')
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const ownPublicKey = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownPublicKey])
  const material = derive(authSecret, own.computeSecret(publicKey), info, 32)
  const key = derive(salt, material, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, material, Buffer.from('Content-Encoding: nonce\0'), 12)
  const records = recordsOf(text, { recordSize, padding })
  const sealed = records.map((record, at) => sealRecord(record, key, nonceOf(nonce, at)))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.from([ownPublicKey.length]), ownPublicKey, ...sealed])
}

const tagBytes = 16

/** Overhead of each record: the delimiter and the tag. */
const overhead = tagBytes + 1

/**
 * Text, delimiter, padding. The last record's delimiter is 2, the others' is 1 (RFC 8188, 2). A record of padding alone
 * would reveal how much padding there is, so every record keeps room for a byte of text.
 */
function recordsOf(text: Uint8Array, { recordSize, padding }: Required<Shape>): Buffer[] {
  const room = recordSize - overhead
  if (room < 1) throw new Error('A record must have room for a byte.')
  if (text.length === 0) throw new Error('There is no text.')
  const records: Buffer[] = []
  let [at, left] = [0, padding]
  for (let isLast = false; !isLast;) {
    const zeros = Math.min(left, Math.max(room - 1, 1))
    const part = text.subarray(at, at + room - zeros)
    at += part.length
    left -= zeros
    isLast = at === text.length && left === 0
    if (!isLast && part.length + zeros < room) throw new Error('There is more padding than this text can hide.')
    records.push(Buffer.concat([part, Buffer.from([isLast ? 2 : 1]), Buffer.alloc(zeros)]))
  }
  return records
}

function sealRecord(record: Uint8Array, key: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  return Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()])
}

/** The record's number as 96 bits, XORed with the nonce (RFC 8188, 2.3). */
function nonceOf(nonce: Buffer, number: number): Buffer {
  const own = Buffer.from(nonce)
  own.writeUInt32BE((own.readUInt32BE(8) ^ number) >>> 0, 8)
  return own
}

function derive(salt: Uint8Array, material: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes))
}
