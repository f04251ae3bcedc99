import { once } from 'node:events'
import { createServer } from 'node:net'
import { Failure } from '#foundation/contract/failure.ts'

type Place = { host: string; port: number }

/** Asked before the database is started, so that a start that cannot succeed changes nothing. */
export async function refuseTakenPorts({ host, port, metricsPort }: Place & { metricsPort: number | undefined }) {
  await refuseTakenPort({ host, port })
  if (metricsPort !== undefined) await refuseTakenPort({ host, port: metricsPort })
}

async function refuseTakenPort(place: Place): Promise<void> {
  const probe = createServer().listen(place)
  await once(probe, 'listening').catch((error: unknown) => {
    throw portFailure(error, place)
  })
  probe.close()
  await once(probe, 'close')
}

/** Why nobody can listen there, in a sentence; every other error as it is. */
export function portFailure(error: unknown, { host, port }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = {
    EADDRINUSE: `The port ${host}:${port} is taken by another program. Stop that one, or set PORT to a free port.`,
    EACCES: `This user may not listen at ${host}:${port}. Set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `HOST names ${host}, which is no address of this machine. Set HOST to one, or leave it out.`,
    ENOTFOUND: `HOST names ${host}, which is no address of this machine. Set HOST to one, or leave it out.`,
  }[code]
  return sentence === undefined ? error : new Failure('conflict', sentence, { cause: error })
}
