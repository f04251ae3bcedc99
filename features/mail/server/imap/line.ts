import type { Socket } from 'node:net'
import { isIP } from 'node:net'
import type { ImapFlow, ImapTransport } from 'imapflow'
import { Failure } from '#foundation/contract/failure.ts'
import { type AccountElsewhere, type AccountServer, openWith, refusedSignIn } from '#foundation/server/connection.ts'
import { isPublic } from '#foundation/server/network/address.ts'
import type { Outside } from '#foundation/server/outside.ts'

export type Door = Pick<Outside, 'connect' | 'secure'>

/** An open line to an IMAP server, signed in. Aborting the signal breaks it. */
export function openLine(door: Door, account: AccountElsewhere, signal: AbortSignal): Promise<ImapFlow> {
  return openWith(account, (opened) => openOnce(door, opened, signal))
}

async function openOnce(door: Door, account: AccountElsewhere, signal: AbortSignal): Promise<ImapFlow> {
  const server = serverFor(account, 'imap')
  // Loads 170 modules, which only servers with mail accounts elsewhere need.
  const { ImapFlow: Client } = await import('imapflow')
  const socket = await reach(door, account.ownerId, server, signal)
  const client = createClient(Client, { door, account, server, socket })
  const end = () => client.close()
  signal.addEventListener('abort', end, { once: true })
  client.once('close', () => signal.removeEventListener('abort', end))
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    throw whyRefused(error, account, server.host)
  }
}

export function serverFor({ servers }: Pick<AccountElsewhere, 'servers'>, use: string): AccountServer {
  const server = servers.find((each) => each.use === use)
  if (!server) throw new Failure('invalid', `The account names no server for ${use.toUpperCase()}.`)
  return server
}

const connectSeconds = 20

/** A line in the clear only leads where the operator allows private hosts: to no address that is public. */
export async function reach(
  { connect }: Pick<Door, 'connect'>,
  ownerId: string,
  { host, port, security }: AccountServer,
  signal: AbortSignal,
): Promise<Socket> {
  const options = { tls: security === 'tls', seconds: connectSeconds, signal }
  const socket = await connect(ownerId, 'account', host, port, options)
  if (security !== 'none' || !isPublic(socket.remoteAddress ?? '')) return socket
  socket.destroy()
  throw new Failure('forbidden', `${host} is reached over the internet, and there only by TLS or STARTTLS.`)
}

const megabyte = 1_024 * 1_024

const limits = {
  connectionTimeout: 30_000,
  greetingTimeout: 16_000,
  socketTimeout: 5 * 60_000,
  maxIdleTime: 4 * 60_000,
  maxLiteralSize: 64 * megabyte,
  maxResponseSize: 128 * megabyte,
  maxLineLength: 16 * megabyte,
} as const

type Opened = { door: Door; account: AccountElsewhere; server: AccountServer; socket: Socket }

function createClient(Client: typeof ImapFlow, { door, account, server, socket }: Opened): ImapFlow {
  const { host, port, security } = server
  const note = ({ msg, payloadBytes }: { msg?: unknown; payloadBytes?: unknown }) => {
    const isSkipped = payloadBytes !== undefined || msg === 'Failed to process untagged response'
    if (isSkipped) skipped.set(client, skippedLines(client) + 1)
  }
  const client: ImapFlow = new Client({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    ...(isIP(host) === 0 && { servername: host }),
    auth: { user: account.user, ...(account.token ? { accessToken: account.secret } : { pass: account.secret }) },
    logger: { debug() {}, info() {}, warn: note, error: note },
    disableAutoIdle: true,
    qresync: true,
    transport: transportOf(door, host, socket),
    ...limits,
  })
  // Whoever waits for a command hears of it; without a listener the process would end.
  client.on('error', () => {})
  return client
}

const skipped = new WeakMap<ImapFlow, number>()

/** How many lines the server has sent that could not be read, and that the library left out without a word. */
export function skippedLines(client: ImapFlow): number {
  return skipped.get(client) ?? 0
}

/** The connection is open already, to an address that was checked. */
function transportOf({ secure }: Pick<Door, 'secure'>, host: string, socket: Socket): ImapTransport {
  return {
    connect(_options, onConnect) {
      setImmediate(onConnect)
      return socket
    },
    upgrade(_plain, _options, onSecure) {
      const secured = secure(socket, host)
      secured.once('secureConnect', onSecure)
      return secured
    },
  }
}

/** A sentence for what a server answered to a sign-in, or did not. */
export function whyRefused(error: unknown, account: Pick<AccountElsewhere, 'token'>, host: string): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error
  const { authenticationFailed, code, serverResponseCode = '' } = error as Error & Partial<Refusal>
  if (authenticationFailed === true && code !== 'ETHROTTLE' && !passing.test(serverResponseCode))
    return new Failure('unauthenticated', refusedSignIn(account, host), { cause: error })
  if (code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return new Failure('unavailable', `The certificate of ${host} is not valid for this name, or has expired.`, {
      cause: error,
    })
  return new Failure('unavailable', `${host} broke off, or does not answer as expected.`, { cause: error })
}

type Refusal = { authenticationFailed: boolean; serverResponseCode: string; code: string }

/** A server that cannot check a password now has not refused it (RFC 5530). */
const passing = /^(?:UNAVAILABLE|LIMIT|INUSE|SERVERBUG|CONTACTADMIN)$/
