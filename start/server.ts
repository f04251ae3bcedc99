import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#foundation/server/clock.ts'
import { type Config, readConfig } from '#foundation/server/config.ts'
import { type DataFolder, openDataFolder } from '#foundation/server/data-folder.ts'
import { type Migrations, openDatabase } from '#foundation/server/database/index.ts'
import type { HttpLimits } from '#foundation/server/http/http.ts'
import { createLog, type Log } from '#foundation/server/log.ts'
import { openMetrics } from '#foundation/server/metrics.ts'
import { createSecrets, type Secrets } from '#foundation/server/secrets.ts'
import type { Product } from './app.ts'
import { refuseTakenPorts } from './port.ts'
import { version } from './version.ts'

export type RunOptions = {
  /** The folder of the built pages; without one, only the API is served. */
  pages?: string | undefined
  /** Whether pages are compressed, which takes many seconds of a first start; they are if nothing is said. */
  compress?: boolean
  product?: Product
  limits?: Partial<HttpLimits>
}

type Settings = Record<string, string | undefined>

/** The whole life of the process: starts, says that it is ready, serves, and drains when it is told to stop. */
export async function run(settings: Settings, options: RunOptions = {}): Promise<void> {
  const config = readConfig(settings)
  const log = createLog(config.logLevel)
  const giveUp = new AbortController()
  const opening = open(config, log, { ...options, signal: giveUp.signal })
  const isEnding = endWith(opening, giveUp, log)
  await opening.catch((error: unknown) => {
    if (error !== giveUp.signal.reason) throw error
  })
  if (!isEnding()) process.stdout.write(`Attaché is ready at ${config.publicUrl.origin}\n`)
}

/** Everything that is open, in the order in which it must not be closed. A start that fails leaves nothing open. */
async function open(config: Config, log: Log, options: RunOptions & { signal: AbortSignal }) {
  const { pages, compress = true, limits, signal } = options
  await using opening = new AsyncDisposableStack()
  const folder = opening.use(openDataFolder(config.dataDirectory))
  await refuseTakenPorts(config)
  const { openApp, product } = await readProduct(options)
  signal.throwIfAborted()
  const secrets = await openSecrets(config, folder)
  const database = opening.use(
    await openDatabase(config.database, { folder, version, log, migrations: migrationsOf(product), signal }),
  )
  signal.throwIfAborted()
  const metrics = opening.use(await openMetrics(config))
  const cacheDirectory = join(folder.path, 'cache')
  const app = await openApp({
    config,
    log,
    clock: systemClock,
    database,
    secrets,
    product,
    version,
    metrics,
    pages: pages === undefined ? undefined : { directory: pages, ...(compress && { cacheDirectory }) },
    limits,
  })
  opening.defer(() => app.drain())
  folder.announceAddress(config.publicUrl.origin)
  return opening.move()
}

/** Reading all features takes most of a start: whatever is refused before is refused at once. */
async function readProduct({ product }: RunOptions) {
  const { openApp } = await import('./app.ts')
  return { openApp, product: product ?? (await import('./product.ts')).product }
}

async function openSecrets({ secretKeys }: Config, folder: DataFolder): Promise<Secrets> {
  if (secretKeys.length > 0) return createSecrets(secretKeys)
  const made = await folder.secretFile('secret-key', () => Buffer.from(randomBytes(32).toString('base64url')))
  return createSecrets([made.toString()])
}

function migrationsOf({ features }: Product): Migrations[] {
  return features.flatMap(({ name, migrations }) => (migrations ? { feature: name, folder: migrations } : []))
}

const drainMilliseconds = 9500

/**
 * The first signal drains the server; a second, or a timeout, ends it. During startup, it cancels the start as soon as
 * nothing half started would be left behind.
 */
function endWith(opening: Promise<AsyncDisposableStack>, giveUp: AbortController, log: Log): () => boolean {
  let ending = false
  async function end(code: number): Promise<void> {
    if (ending) process.exit(1)
    ending = true
    giveUp.abort()
    process.exit(await Promise.race([close(opening, { giveUp, log, code }), sleep(drainMilliseconds, 1)]))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'this is a bug, and the server stops')
      void end(1)
    })
  return () => ending
}

type Ending = { giveUp: AbortController; log: Log; code: number }

async function close(opening: Promise<AsyncDisposableStack>, { giveUp, log, code }: Ending): Promise<number> {
  try {
    const opened = await opening
    await opened.disposeAsync()
    return code
  } catch (error) {
    if (error === giveUp.signal.reason) return code
    log.fatal({ err: error }, 'stopping failed')
    return 1
  }
}
