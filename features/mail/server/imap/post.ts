import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { Failure } from '#foundation/contract/failure.ts'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import { type Door, reach, serverFor } from './line.ts'

/** Signs in at the SMTP server and leaves again; nothing is sent. */
export async function tryPost(door: Door, account: AccountElsewhere, signal: AbortSignal): Promise<void> {
  const { host, port, security } = serverFor(account, 'smtp')
  const server = serverFor(account, 'smtp')
  const socket = await reach(door, account.ownerId, server, signal)
  const transport = createTransport({
    host,
    port,
    connection: socket,
    secured: security === 'tls',
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    auth: { user: account.user, pass: account.secret },
    greetingTimeout: 16_000,
    socketTimeout: 20_000,
    tls: isIP(host) === 0 ? { servername: host } : {},
  })
  try {
    await transport.verify()
  } catch (error) {
    throw whyNot(error, host)
  } finally {
    transport.close()
    socket.destroy()
  }
}

function whyNot(error: unknown, host: string): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence =
    code === 'EAUTH'
      ? `${host} refuses the user name or the password.`
      : code === 'ETLS' || /CERT|SELF_SIGNED/.test(code)
        ? `${host} does not offer a line that is encrypted and valid for its name.`
        : `${host} does not answer as a mail server does.`
  return new Failure(code === 'EAUTH' ? 'unauthenticated' : 'unavailable', sentence, { cause: error })
}
