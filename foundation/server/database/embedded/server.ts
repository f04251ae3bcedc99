import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { once } from '../once.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'
import { halt, isAlive, launch, takeOver } from './postmaster.ts'
import type { LaunchOptions, Postmaster } from './postmaster.ts'
import { chooseRunner } from './runner.ts'
import { shortSocketPath } from './socket.ts'

export type EmbeddedPostgres = AsyncDisposable & {
  /** The folder of its socket, as `pg` takes it. */
  host: string
  /** True when it was running already, left behind by an Attaché that was killed. */
  adopted: boolean
  pid(): number
  stop: () => Promise<void>
}

export type EmbeddedOptions = LaunchOptions & Pick<Cluster, 'directory' | 'password' | 'signal'>

/** Starts the Postgres of this folder, or takes over the one that runs there, and starts it again when it dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = describe(options)
  const found = await takeOverOwn(cluster)
  if (!found) await ensureCluster(cluster)
  if (!found) cluster.signal?.throwIfAborted()
  const watch = keepAlive(found ?? (await launch(cluster, options)), cluster, options)
  const socket = shortSocketPath(cluster.directory)

  const stop = once(async () => {
    await halt(await watch.end(), cluster.directory)
    socket.release()
  })
  return { host: socket.host, adopted: found !== undefined, pid: watch.pid, stop, [Symbol.asyncDispose]: stop }
}

/** Stops a database that an earlier version left running as another user: it could not be restarted as that user. */
async function takeOverOwn({ directory, binaries, runner }: Cluster): Promise<Postmaster | undefined> {
  const found = await takeOver(directory, binaries.postgres)
  if (!found || process.getuid?.() !== 0 || statSync(directory).uid === runner.owner) return found
  await halt(found, directory)
  return undefined
}

/** Stops the Postgres that an Attaché which was killed left on this folder, if there is one. */
export async function stopEmbedded(directory: string): Promise<void> {
  const found = await takeOver(directory, findBinaries().postgres)
  if (found) await halt(found, directory)
}

function describe({ directory, password, signal }: EmbeddedOptions): Cluster {
  const binaries = findBinaries()
  const real = join(realpathSync(dirname(directory)), basename(directory))
  return { directory: real, password, binaries, runner: chooseRunner(real, binaries.postgres), signal }
}

function keepAlive(first: Postmaster, cluster: Cluster, options: LaunchOptions) {
  let current = first
  let revival: Promise<void> | undefined
  let pause = checkMilliseconds

  async function revive(): Promise<void> {
    try {
      options.say('The database stopped unexpectedly and is started again.')
      current = await launch(cluster, options)
      pause = checkMilliseconds
    } catch (error) {
      options.say(error instanceof Error ? error.message : String(error))
      pause = Math.min(pause * 2, longestPause)
    }
    revival = undefined
    timer = schedule()
  }

  function check(): void {
    if (isAlive(current, cluster.directory)) timer = schedule()
    else revival = revive()
  }

  const schedule = () => setTimeout(check, pause).unref()
  let timer = schedule()

  return {
    pid: () => current.pid,
    /** Nothing is started any more; what runs last comes back. */
    async end(): Promise<Postmaster> {
      clearTimeout(timer)
      await revival
      clearTimeout(timer)
      return current
    },
  }
}

const checkMilliseconds = 250
const longestPause = 4000
