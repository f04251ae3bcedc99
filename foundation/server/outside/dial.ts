import { once } from 'node:events'
import { isIP, type LookupFunction, type Socket, connect } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { Failure } from '#foundation/contract/failure.ts'
import type { Checked } from './guard.ts'

export type Dialling = { port: number; tls: boolean; signal: AbortSignal; ca?: string | undefined }

/** Connects to one of the checked addresses; the certificate must be valid for the name. */
export async function dial(checked: Checked, { port, tls, signal, ca }: Dialling): Promise<Socket | TLSSocket> {
  const { host } = checked
  const socket = connect({ host, port, lookup: pinned(checked) })
  try {
    await once(socket, 'connect', { signal })
    if (!tls) return socket
    const secured = secure(socket, host, ca)
    await once(secured, 'secureConnect', { signal })
    return secured
  } catch (error) {
    socket.destroy()
    throw noAnswer(host, error)
  }
}

/** Starts TLS on an open connection; the certificate must be valid for the host. */
export function secure(socket: Socket, host: string, ca: string | undefined): TLSSocket {
  return connectTls({ socket, host, ...(ca && { ca }), ...(isIP(host) === 0 && { servername: host }) })
}

/** Replaces a second lookup, which could return a different address than the one that was checked. */
export function pinned({ addresses }: Checked): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, { all }, done) => {
    if (all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  }
}

export function noAnswer(host: string, cause: unknown): Failure {
  if (cause instanceof Failure) return cause
  const why = isAboutCertificate(cause) ? ' Its certificate is not valid for this name, or has expired.' : ''
  return new Failure('unavailable', `${host} could not be reached.${why}`, { cause })
}

function isAboutCertificate(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)
}
