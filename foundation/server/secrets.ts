import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Where a secret is kept. Moved to another row or another person, it no longer opens. */
export type Place = { ownerId: string; row: string }

export type Secrets = {
  seal(plaintext: string, place: Place): string
  open(sealed: string, place: Place): string
  /** The same secret under the current key, or nothing where it stands under it already. */
  rekey(sealed: string, place: Place): string | undefined
  /** 32 bytes for another purpose (signing, hashing), the same as long as the current key is. */
  derive(purpose: string): Buffer
}

/**
 * Envelopes: each secret has a data key of its own (AES-256-GCM), which is wrapped by a key derived from the first of
 * `keys`. The others only open what they once sealed, so that a key is changed by writing a new one in front.
 */
export function createSecrets(keys: readonly string[]): Secrets {
  const rings = keys.map(toRing)
  const [current = withoutKey()] = rings

  function unwrap(sealed: string, place: Place): { ring: Ring; dataKey: Buffer; body: Buffer } {
    const [version, keyId, wrapped, body] = sealed.split('.')
    const ring = rings.find(({ id }) => id === keyId)
    if (version !== '1' || !wrapped || !body) throw new Error('This is not a sealed secret.')
    if (!ring) throw new Error(`The key ${keyId} that sealed this secret is not among SECRET_KEY.`)
    const dataKey = decrypt(ring.key, Buffer.from(wrapped, 'base64url'), associated(place))
    return { ring, dataKey, body: Buffer.from(body, 'base64url') }
  }

  function wrap(dataKey: Buffer, body: Buffer, place: Place): string {
    const wrapped = encrypt(current.key, dataKey, associated(place))
    return ['1', current.id, wrapped.toString('base64url'), body.toString('base64url')].join('.')
  }

  return {
    seal(plaintext, place) {
      const dataKey = randomBytes(32)
      return wrap(dataKey, encrypt(dataKey, Buffer.from(plaintext), associated(place)), place)
    },
    open(sealed, place) {
      const { dataKey, body } = unwrap(sealed, place)
      return decrypt(dataKey, body, associated(place)).toString()
    },
    rekey(sealed, place) {
      const { ring, dataKey, body } = unwrap(sealed, place)
      return ring === current ? undefined : wrap(dataKey, body, place)
    },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', current.material, '', `attache ${purpose}`, 32)),
  }
}

function withoutKey(): never {
  throw new Error('Secrets need a key.')
}

type Ring = { id: string; key: Buffer; material: Buffer }

function toRing(text: string): Ring {
  const material = Buffer.from(text)
  const key = Buffer.from(hkdfSync('sha256', material, '', 'attache key wrapping', 32))
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key, material }
}

function associated({ ownerId, row }: Place): Buffer {
  return Buffer.from(JSON.stringify([ownerId, row]))
}

const nonceBytes = 12
const tagBytes = 16

function encrypt(key: Buffer, plaintext: Buffer, aad: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad)
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, sealed: Buffer, aad: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(sealed.length - tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(aad).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes)), decipher.final()])
}
