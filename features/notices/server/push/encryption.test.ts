import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSubscriber, decryptMessage } from '../testing/decryption.ts'
import { encryptMessage } from './encryption.ts'
import { authorizationOf, createPushKey, readPushKey, subjectOf } from './vapid.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** RFC 8291, Appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  fresh: { privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  receiver: {
    publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  },
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const fresh = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) }
}

describe('a push message', () => {
  test('matches the example in the standard', () => {
    const message = encryptMessage(Buffer.from(example.text), example.receiver, example.fresh)
    expect(message.toString('base64url')).toBe(example.message)
  })

  test.each([
    { length: 1, recordSize: 4096, padding: 0 },
    { length: 3_993, recordSize: 4096, padding: 0 },
    { length: 300, recordSize: 18, padding: 0 },
    { length: 300, recordSize: 18, padding: 90 },
    { length: 100, recordSize: 40, padding: 200 },
    { length: 23, recordSize: 40, padding: 0 },
    { length: 46, recordSize: 40, padding: 0 },
  ])(
    'is read by the one browser it is for: $length bytes, $padding of padding, records of $recordSize',
    async (shape) => {
      const [ana, ben] = [await createSubscriber(), await createSubscriber()]
      const text = new Uint8Array(randomBytes(shape.length))
      const message = new Uint8Array(encryptMessage(text, ana, fresh(), shape))
      expect(await decryptMessage(message, ana)).toEqual(text)
      await expect(decryptMessage(message, ben)).rejects.toThrow('operation failed')
    },
  )

  test('that lost its last record is rejected', async () => {
    const ana = await createSubscriber()
    const message = encryptMessage(randomBytes(40), ana, fresh(), { recordSize: 37 })
    await expect(decryptMessage(new Uint8Array(message.subarray(0, -37)), ana)).rejects.toThrow('does not end')
  })

  test('refuses sizes that cannot hide the length', async () => {
    const ana = await createSubscriber()
    expect(() => encryptMessage(randomBytes(3), ana, fresh(), { recordSize: 40, padding: 500 })).toThrow('more padding')
    expect(() => encryptMessage(randomBytes(3), ana, fresh(), { recordSize: 17 })).toThrow('room for a byte')
    expect(() => encryptMessage(new Uint8Array(), ana, fresh())).toThrow('no text')
  })
})

describe('the proof of the sender', () => {
  const now = new Date('2026-11-23T08:00:00Z')

  test('is signed with the subscription’s key, for the push service alone, for half a day', () => {
    const keys = readPushKey(createPushKey())
    const endpoint = 'https://push.example:8443/send/abc?x=1'
    const header = authorizationOf(keys, { endpoint, subject: 'https://attache.example', now })
    const [, head = '', body = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
    expect(key).toBe(keys.publicKey.toString('base64url'))
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({
      aud: 'https://push.example:8443',
      exp: now.getTime() / 1_000 + 12 * 3_600,
      sub: 'https://attache.example',
    })
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', Buffer.from(`${head}.${body}`), proof, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('names an address that push services accept', () => {
    expect(subjectOf(new URL('https://attache.example/'), 'help@example.com')).toBe('https://attache.example')
    expect(subjectOf(new URL('http://127.0.0.1:3000'), 'help@example.com')).toBe('mailto:help@example.com')
  })
})
