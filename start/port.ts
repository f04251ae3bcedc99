import { once } from 'node:events'
import { createServer } from 'node:net'
import { Failure } from '#foundation/contract/failure.ts'

type Place = { host: string; port: number }
type Places = Place & { metricsHost: string; metricsPort: number | undefined }

/** Asked before the database is started, so that a start that cannot succeed changes nothing. */
export async function refuseTakenPorts({ host, port, metricsHost, metricsPort }: Places): Promise<void> {
  await refuseTakenPort({ host, port })
  if (metricsPort !== undefined) await refuseTakenPort({ host: metricsHost, port: metricsPort }, 'METRICS_')
}

async function refuseTakenPort(place: Place, prefix?: string): Promise<void> {
  const probe = createServer().listen(place)
  await once(probe, 'listening').catch((error: unknown) => {
    throw portFailure(error, place, prefix)
  })
  probe.close()
  await once(probe, 'close')
}

/** A sentence that names the settings if the server cannot listen there; other errors are returned unchanged. */
export function portFailure(error: unknown, { host, port }: Place, prefix = ''): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = {
    EADDRINUSE: `The port ${host}:${port} is taken by another program. Stop that one, or set ${prefix}PORT to a free port.`,
    EACCES: `This user may not listen at ${host}:${port}. Set ${prefix}PORT to 1024 or more.`,
    EADDRNOTAVAIL: `${prefix}HOST names ${host}, which is no address of this machine. Set ${prefix}HOST to one, or leave it out.`,
    ENOTFOUND: `${prefix}HOST names ${host}, which is no address of this machine. Set ${prefix}HOST to one, or leave it out.`,
  }[code]
  return sentence === undefined ? error : new Failure('conflict', sentence, { cause: error })
}
