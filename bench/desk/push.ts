import { createECDH } from 'node:crypto'
import { encryptMessage } from '#features/notices/server/push/encryption.ts'
import { decryptContent, decryptMessage } from '#features/notices/server/testing/decryption.ts'
import type { DeskCase } from './pack.ts'

type Input = {
  recvPrivKey?: string
  recvPubKey?: string
  senderPrivKey?: string
  authSecret?: string
  key?: string
  salt?: string
  payload?: string
  plaintext?: string
  padLen?: number
  rs?: number
}

/** The product writes messages, and the receiver of its tests reads them. */
export async function answerPush({ kind, input }: DeskCase): Promise<unknown> {
  const given = input as Input
  if (kind === 'encrypt-aes128gcm') return { payload: encrypted(given) }
  const { payload, authSecret, key, recvPrivKey } = given
  if (kind === 'ece-aes128gcm') return { plaintext: textOf(await decryptContent(bytes(payload), bytes(key))) }
  if (kind !== 'decrypt-aes128gcm') throw new Error(`Cases of the kind ${kind} are not known.`)
  const receiver = { ...pairOf(recvPrivKey), authSecret: bytes(authSecret) }
  return { plaintext: textOf(await decryptMessage(bytes(payload), receiver)) }
}

function encrypted({ senderPrivKey, recvPubKey, authSecret, salt, plaintext = '', rs, padLen }: Input): string {
  const receiver = { publicKey: bytes(recvPubKey), authSecret: bytes(authSecret) }
  const fresh = { privateKey: bytes(senderPrivKey), salt: bytes(salt) }
  const shape = { ...(rs !== undefined && { recordSize: rs }), ...(padLen !== undefined && { padding: padLen }) }
  return encryptMessage(Buffer.from(plaintext), receiver, fresh, shape).toString('base64url')
}

function pairOf(privateKey = '') {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes(privateKey))
  return { privateKey: bytes(privateKey), publicKey: new Uint8Array(pair.getPublicKey()) }
}

function bytes(text = ''): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

function textOf(plaintext: Uint8Array): string {
  return Buffer.from(plaintext).toString()
}
