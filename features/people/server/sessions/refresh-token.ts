import { createHash, createHmac, randomBytes } from 'node:crypto'
import { id } from '#foundation/contract/id.ts'
import type { Secrets } from '#foundation/server/secrets.ts'

/** Names its owner, so that it is looked up among that person's own; the secret part comes last. */
export type RefreshToken = { ownerId: string; sessionId: string; text: string; hash: Buffer }

export type RefreshTokens = {
  first(ownerId: string, sessionId: string): RefreshToken
  read(text: string): RefreshToken | undefined
  /** Always the same one for the same token, so that an answer that was lost can be given again. */
  successor(token: RefreshToken): RefreshToken
}

export function createRefreshTokens(secrets: Secrets): RefreshTokens {
  const key = secrets.derive('refresh tokens')
  return {
    first: (ownerId, sessionId) => write(ownerId, sessionId, randomBytes(32)),
    read,
    successor: ({ ownerId, sessionId, text }) =>
      write(ownerId, sessionId, createHmac('sha256', key).update(text).digest()),
  }
}

const idBytes = 16
const secretBytes = 32

function write(ownerId: string, sessionId: string, secret: Buffer): RefreshToken {
  const text = Buffer.concat([toBytes(ownerId), toBytes(sessionId), secret]).toString('base64url')
  return { ownerId, sessionId, text, hash: hashOf(text) }
}

function read(text: string): RefreshToken | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 2 * idBytes + secretBytes || bytes.toString('base64url') !== text) return undefined
  const [ownerId, sessionId] = [toId(bytes.subarray(0, idBytes)), toId(bytes.subarray(idBytes, 2 * idBytes))]
  if (!id.safeParse(ownerId).success || !id.safeParse(sessionId).success) return undefined
  return { ownerId, sessionId, text, hash: hashOf(text) }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function toBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

function toId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
