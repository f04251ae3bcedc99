import { isIP } from 'node:net'
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { Failure } from '#foundation/contract/failure.ts'
import { type AccountElsewhere, openWith, refusedSignIn } from '#foundation/server/connection.ts'
import { type Door, reach, serverFor } from '../../imap/line.ts'

/** An open line to the SMTP server of an account, signed in. */
export function openSmtp(
  door: Pick<Door, 'connect'>,
  account: AccountElsewhere,
  signal: AbortSignal,
): Promise<SMTPConnection> {
  return openWith(account, (opened) => openOnce(door, opened, signal))
}

async function openOnce(
  door: Pick<Door, 'connect'>,
  account: AccountElsewhere,
  signal: AbortSignal,
): Promise<SMTPConnection> {
  const server = serverFor(account, 'smtp')
  const { host, port, security } = server
  const { default: Connection } = await import('nodemailer/lib/smtp-connection/index.js')
  const proof = await proofOf(account)
  const socket = await reach(door, account.ownerId, server, signal)
  const connection = new Connection({
    host,
    port,
    connection: socket,
    secured: security === 'tls',
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    greetingTimeout: 16_000,
    socketTimeout: 120_000,
    tls: isIP(host) === 0 ? { servername: host } : {},
  })
  try {
    await told(connection, (done) => connection.connect(done))
    await told(connection, (done) => connection.login(proof, done))
    return connection
  } catch (error) {
    connection.close()
    socket.destroy()
    if (!isRefusal(error)) throw error
    throw new Failure('unauthenticated', refusedSignIn(account, host), { cause: error })
  }
}

async function proofOf({ user, secret, token }: AccountElsewhere): Promise<SMTPConnection.AuthenticationType> {
  if (!token) return { credentials: { user, pass: secret } }
  const { default: XOAuth2 } = await import('nodemailer/lib/xoauth2/index.js')
  return { oauth2: new XOAuth2({ user, accessToken: secret }) }
}

/** A server that cannot check a password now has not refused it: its answer begins with a 4. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = (error instanceof Error ? error : {}) as { code?: string; responseCode?: number }
  return code === 'EAUTH' && responseCode >= 500
}

/** nodemailer tells some failures to whoever asked, and others as events. */
export async function told(
  connection: SMTPConnection,
  ask: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const closed = () => reject(new Error('The line was closed.'))
  connection.on('error', reject)
  connection.once('end', closed)
  ask((error) => (error ? reject(error) : resolve()))
  try {
    await promise
  } finally {
    connection.off('end', closed)
  }
}
