import { existsSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import { checkModel } from '#features/assistant/server/index.ts'
import { describeContents } from '#features/documents/server/index.ts'
import { checkAccountProvider, describeConnections, redirectUriOf } from '#features/connections/server/index.ts'
import { checkProvider } from '#features/people/server/index.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Config, readConfig } from '#foundation/server/config.ts'
import { type Database, sharesDatabaseUser, visitDatabase } from '#foundation/server/database/index.ts'
import { checkRedis } from '#foundation/server/live/redis-check.ts'
import { checkStorage } from '#foundation/server/storage/storage-check.ts'
import { isLoopback } from '#foundation/server/loopback.ts'
import { refuseTakenPorts } from './port.ts'
import { version } from './version.ts'

type Settings = Record<string, string | undefined>

/** A sentence about what is well; what is not is thrown. */
type Check = { name: string; run: () => Promise<string> }

/** `npm run doctor`: tries every setting against what it speaks of, and says what to do where that fails. */
export async function runDoctor(settings: Settings, say = print): Promise<void> {
  const config = readConfig(settings)
  const redirectUri = `${config.publicUrl.origin}/auth/callback`
  say(`Redirect address, exactly as Google and other providers must know it:\n  ${redirectUri}\n`)
  if (config.accountProviders.length > 0) say(`The same for providers of mail accounts:\n  ${redirectUriOf(config)}\n`)
  let failed = 0
  for (const { name, run } of checksOf(config, redirectUri)) {
    try {
      say(`✓ ${name}: ${await run()}`)
    } catch (error) {
      failed += 1
      say(`✗ ${name}: ${sentenceOf(error)}`)
    }
  }
  const doubts = doubtsAbout(config)
  for (const doubt of doubts) say(`! ${doubt}`)
  if (failed > 0)
    throw new Failure('unavailable', `\n${failed === 1 ? 'One thing needs' : `${failed} things need`} you.`)
  say(doubts.length > 0 ? '\nNothing is broken; look at what is marked with an exclamation mark.' : '\nAll is well.')
}

/** What works, and is hardly what anybody wants. */
function doubtsAbout(config: Config): string[] {
  return [...doubtsAboutProxy(config), ...doubtsAboutUser(config), ...doubtsAboutContents(config)]
}

function doubtsAboutProxy({ publicUrl, trustProxy }: Config): string[] {
  if (publicUrl.protocol !== 'https:' || trustProxy !== false) return []
  return [
    `Proxy: ${publicUrl.origin} needs a proxy in front, and TRUST_PROXY is not set: everybody seems to come from the proxy’s address, and together they meet the limits that are meant for one. TRUST_PROXY=1 where there is one proxy.`,
  ]
}

function doubtsAboutContents({ redisUrl, storage }: Config): string[] {
  if (redisUrl === undefined || storage.chosen !== 'disk') return []
  return [
    `Contents of files: with several nodes, ${storage.folder} must be one folder that all of them share. A node that has another one refuses to store and to read large files.`,
  ]
}

/** Called after the database was opened, which creates the user if possible. */
function doubtsAboutUser({ database, dataDirectory }: Config): string[] {
  if (process.getuid?.() !== 0 || database.kind !== 'embedded' || !existsSync(dataDirectory)) return []
  if (!sharesDatabaseUser()) return []
  return [
    'Database user: started as root, Attaché runs its database as nobody, which other services of this machine may use too, because it could not make the user “attache”. Make one (useradd --system attache), or run Attaché as an ordinary user.',
  ]
}

function checksOf(config: Config, redirectUri: string): Check[] {
  const { provider, redisUrl, smtpUrl, accountProviders } = config
  return [
    { name: 'Port', run: () => checkPort(config) },
    { name: 'Public address', run: () => checkPublicAddress(config) },
    { name: 'Database', run: () => checkDatabase(config) },
    { name: 'Secrets', run: async () => checkSecrets(config) },
    { name: 'Contents of files', run: () => checkStorage(config) },
    { name: 'Stored contents', run: () => checkContents(config) },
    { name: 'Sign-in', run: () => checkProvider(provider, redirectUri) },
    { name: 'Assistant', run: () => checkModel(config) },
    { name: 'Sockets', run: async () => describeSockets(config) },
    { name: 'Push messages', run: async () => describePush(config) },
    { name: 'Accounts elsewhere', run: () => checkAccounts(config) },
    ...accountProviders.map((each) => ({
      name: `Mail accounts at ${each.label}`,
      run: () => checkAccountProvider(config, each),
    })),
    ...(redisUrl === undefined ? [] : [{ name: 'Redis', run: () => checkRedis(redisUrl) }]),
    ...(smtpUrl === undefined ? [] : [{ name: 'Mail', run: () => checkMail(smtpUrl, config) }]),
  ]
}

async function checkPort(config: Config): Promise<string> {
  const { host, port } = config
  const here = `http://${isAnywhere(host) ? '127.0.0.1' : host}:${port}`
  if (await isAttache(here)) return `Attaché ${version} is running at ${host}:${port}.`
  await refuseTakenPorts(config)
  return `${host}:${port} is free; Attaché is not running.`
}

async function checkPublicAddress({ publicUrl }: Config): Promise<string> {
  if (await isAttache(publicUrl.origin)) return `${publicUrl.origin} leads here.`
  if (isLoopback(publicUrl.hostname))
    return `${publicUrl.origin} is for this machine alone; set PUBLIC_URL to let others in.`
  throw new Failure(
    'unavailable',
    `${publicUrl.origin} does not lead to a running Attaché. Start it, and see that the proxy in front passes on to it.`,
  )
}

/** Asks as a browser would; whatever is no answer of ours counts as none. */
async function isAttache(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2_000), redirect: 'error' })
    const health: unknown = await answer.json()
    return typeof health === 'object' && health !== null && 'version' in health && health.version === version
  } catch {
    return false
  }
}

async function checkDatabase({ dataDirectory, database }: Config): Promise<string> {
  if (database.kind === 'embedded' && !existsSync(dataDirectory))
    return `${dataDirectory} is made when Attaché starts for the first time.`
  await visitDatabase({ dataDirectory, database, say: () => {} }, (visited) => visited.ping())
  return database.kind === 'embedded' ? `answers from ${dataDirectory}.` : 'the PostgreSQL of DATABASE_URL answers.'
}

function checkSecrets({ secretKeys, database, dataDirectory }: Config): string {
  if (secretKeys.length > 0)
    return `sealed by SECRET_KEY${secretKeys.length > 1 ? ', and opened by earlier ones' : ''}.`
  if (database.kind === 'embedded') return `the key is kept in ${dataDirectory}, and goes into every backup.`
  throw new Failure(
    'invalid',
    `the database is elsewhere, but its key lies in ${dataDirectory}. Set SECRET_KEY, so that every node has the same one.`,
  )
}

function describeSockets({ socketTokens }: Config): string {
  if (socketTokens === 'tickets') return 'they open with single-use tickets alone.'
  return 'clients may put an access token into the address, where a proxy may log it; SOCKET_TOKENS=tickets refuses it.'
}

/** Browsers subscribe only over https or on localhost; Apple also wants a contact address. */
function describePush({ publicUrl, nothingLeaves }: Config): string {
  if (nothingLeaves) return 'NOTHING_LEAVES is set: no message is sent.'
  if (publicUrl.protocol === 'https:')
    return 'they reach every browser that wants them, iPhones and iPads in the installed app.'
  return 'they reach browsers on this machine. Phones, and Apple’s push service, need a PUBLIC_URL that begins with https.'
}

async function checkAccounts({ dataDirectory, database, nothingLeaves }: Config): Promise<string> {
  if (nothingLeaves) return 'NOTHING_LEAVES is set: none is contacted.'
  if (database.kind === 'embedded' && !existsSync(dataDirectory)) return 'nobody has added one yet.'
  // What is wrong with the database, its own check says.
  return visitDatabase({ dataDirectory, database, say: () => {} }, describeConnections).catch(
    () => 'not looked at: the database does not answer.',
  )
}

async function checkContents({ dataDirectory, database, storage }: Config): Promise<string> {
  if (database.kind === 'embedded' && !existsSync(dataDirectory)) return 'there are none yet.'
  let described: Promise<string> | undefined
  const look = (visited: Database) => (described = describeContents(visited, storage))
  return visitDatabase({ dataDirectory, database, say: () => {} }, look).catch(
    // What is wrong with the database, its own check says.
    () => described ?? 'not looked at: the database does not answer.',
  )
}

async function checkMail(url: string, { nothingLeaves }: Config): Promise<string> {
  if (nothingLeaves) return 'NOTHING_LEAVES is set: no mail is sent.'
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 })
  try {
    await transport.verify()
    return 'the server of SMTP_URL takes mail from us.'
  } catch (error) {
    throw new Failure('unavailable', `the server of SMTP_URL does not take mail: ${sentenceOf(error)}`, {
      cause: error,
    })
  } finally {
    transport.close()
  }
}

function isAnywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
