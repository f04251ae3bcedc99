import { resolve } from 'node:path'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import {
  type AccountProvider,
  accountProviderShape,
  hostNames,
  readAccountProviders,
} from './account-provider-settings.ts'
import { contentsFolder } from './data-folder.ts'
import { isLoopback } from './loopback.ts'
import { type AssistantLimits, type ModelSettings, modelShape, readLimits, readModel } from './model-settings.ts'
import { isRange } from './network/address.ts'
import { allowanceList, type Allowances } from './quota/quota-settings.ts'
import { type ProviderSettings, providerShape, readProvider } from './provider-settings.ts'
import { readS3, s3Shape } from './storage/s3-settings.ts'
import type { StorageSettings } from './storage/storage.ts'

/** The settings as one typed object, read once; whatever needs one is handed it. */
export type Config = {
  host: string
  port: number
  /** Where browsers find us: an origin, nothing behind it. */
  publicUrl: URL
  dataDirectory: string
  database: { kind: 'embedded' } | { kind: 'postgres'; url: string }
  /** Where the contents of large files are. */
  storage: StorageSettings
  /** What carries events between several nodes; without one, there is one node. */
  redisUrl: string | undefined
  /** The current key first, earlier ones after it; empty: the data folder keeps one. */
  secretKeys: string[]
  /** How many proxies are in front of us, or their addresses; false trusts no header about the client's address. */
  trustProxy: false | number | string[]
  metricsPort: number | undefined
  /** This machine alone unless said: metrics are not for the world that `host` may be open to. */
  metricsHost: string
  logLevel: LogLevel
  supportEmail: string
  /** Whether anybody may create an account with the embedded identity provider; the first one always can. */
  registration: 'open' | 'closed'
  /** Where mail is handed over; without one, none is sent. */
  smtpUrl: string | undefined
  provider: ProviderSettings
  /** How long somebody stays signed in without coming back, and at most. */
  sessions: { idleDays: number; maxDays: number }
  /** Who answers besides the built-in assistant. */
  model: ModelSettings | undefined
  assistant: AssistantLimits
  /** How much one person may keep, for the kinds whose default the operator changes. */
  quotas: Allowances
  /** No model, mail, push or subscription reaches another host, whatever else is set. */
  nothingLeaves: boolean
  /** How a socket authenticates: with tickets only, or also with an access token in its address. */
  socketTokens: 'all' | 'tickets'
  /** Names, addresses and ranges that are not public but that people may name anyway. */
  privateHosts: string[]
  /** The only hosts of accounts elsewhere, such as `*.example.com`; empty: any. */
  accountHosts: string[]
  /** Where people sign in to open accounts elsewhere without a password. */
  accountProviders: AccountProvider[]
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** An empty environment is a working one. A malformed or contradicting setting is a sentence that names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = settings.safeParse(given)
  if (!read.success) refuse(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))

  const { PORT, HOST, DATA_DIR, DATABASE_URL, SECRET_KEY, TRUST_PROXY, METRICS_PORT, LOG_LEVEL, SUPPORT_EMAIL } =
    read.data
  const provider = readProvider(read.data)
  const model = readModel(read.data)
  const assistant = readLimits(read.data)
  if (typeof provider === 'string') refuse([provider])
  if (typeof model === 'string') refuse([model])
  if (typeof assistant === 'string') refuse([assistant])
  const storage = readStorage(read.data)
  if (typeof storage === 'string') refuse([storage])
  const accountProviders = readAccountProviders(read.data)
  if (typeof accountProviders === 'string') refuse([accountProviders])
  const config: Config = {
    host: HOST,
    port: PORT,
    publicUrl: read.data.PUBLIC_URL ?? new URL(`http://127.0.0.1:${PORT}`),
    dataDirectory: resolve(DATA_DIR),
    database: DATABASE_URL ? { kind: 'postgres', url: DATABASE_URL } : { kind: 'embedded' },
    storage,
    redisUrl: read.data.REDIS_URL,
    secretKeys: SECRET_KEY,
    trustProxy: TRUST_PROXY,
    metricsPort: METRICS_PORT,
    metricsHost: read.data.METRICS_HOST,
    logLevel: LOG_LEVEL,
    supportEmail: SUPPORT_EMAIL,
    registration: read.data.REGISTRATION,
    smtpUrl: read.data.SMTP_URL,
    provider,
    sessions: { idleDays: read.data.SESSION_IDLE_DAYS, maxDays: read.data.SESSION_MAX_DAYS },
    model,
    assistant,
    quotas: read.data.QUOTAS,
    nothingLeaves: read.data.NOTHING_LEAVES === 'yes',
    socketTokens: read.data.SOCKET_TOKENS,
    privateHosts: read.data.ALLOW_PRIVATE_HOSTS,
    accountHosts: read.data.ACCOUNT_HOSTS,
    accountProviders,
  }
  const contradiction = contradictions(config)
  if (contradiction) refuse([contradiction])
  return config
}

/**
 * A database elsewhere keeps everything, unless the operator names a folder or a store that all nodes reach. CONTENTS_IN
 * chooses among several, so that a store can be emptied while it is still read.
 */
function readStorage(given: z.infer<typeof settings>): StorageSettings | string {
  const { DATA_DIR, DATABASE_URL, CONTENTS_DIR, CONTENTS_IN } = given
  if (CONTENTS_DIR !== undefined && DATABASE_URL === undefined)
    return 'CONTENTS_DIR is for a database of your own (DATABASE_URL); the embedded one keeps the contents of files in DATA_DIR.'
  const s3 = readS3(given)
  if (typeof s3 === 'string') return s3
  const hasFolder = CONTENTS_DIR !== undefined || DATABASE_URL === undefined
  const folder = CONTENTS_DIR === undefined ? contentsFolder(resolve(DATA_DIR)) : resolve(CONTENTS_DIR)
  if (CONTENTS_IN === 's3' && !s3) return 'CONTENTS_IN=s3 needs S3_ENDPOINT and what belongs to it.'
  if (CONTENTS_IN === 'folder' && !hasFolder) return 'CONTENTS_IN=folder needs CONTENTS_DIR where DATABASE_URL is set.'
  const usual = s3 ? 's3' : hasFolder ? 'folder' : 'database'
  const chosen = CONTENTS_IN ?? usual
  return { folder, s3, chosen: chosen === 'folder' ? 'disk' : chosen }
}

function contradictions({ port, metricsPort, sessions, redisUrl, secretKeys }: Config): string | undefined {
  if (sessions.idleDays > sessions.maxDays)
    return 'SESSION_IDLE_DAYS is longer than SESSION_MAX_DAYS; a session ends at the earlier of the two.'
  if (metricsPort === port) return `METRICS_PORT and PORT are both ${port}; give the metrics a port of their own.`
  if (redisUrl !== undefined && secretKeys.length === 0)
    return 'REDIS_URL is for several nodes, which must share one SECRET_KEY: set it too, the same on every node.'
  return undefined
}

function refuse(sentences: string[]): never {
  throw new Failure('invalid', sentences.join('\n'))
}

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
    error: ({ input }) => `must be a whole number from 1 to 65535, not "${String(input)}".`,
  })
  .transform(Number)

const days = z
  .string()
  .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650, {
    error: ({ input }) => `must be a number of days from 1 to 3650, not "${String(input)}".`,
  })
  .transform(Number)

const publicUrl = z.string().transform((text, context) => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    context.addIssue(`must be an address such as https://assistant.example.com, not "${text}".`)
    return z.NEVER
  }
  const problem = whyNotPublic(url)
  if (!problem) return url
  context.addIssue(problem)
  return z.NEVER
})

function whyNotPublic(url: URL): string | undefined {
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    return `must be an origin with nothing behind it, such as ${url.origin}.`
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return `must begin with https:// unless it names this machine: browsers refuse sign-in's cryptography on ${url.origin}.`
  return undefined
}

const databaseUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an address such as postgres://user:password@host:5432/database.',
  )

const redisUrl = z
  .string()
  .refine(isRedis, 'must be an address such as redis://user:password@host:6379 or rediss://host:6379/0.')

/** Nothing but a number may stand behind the host: which of its databases. */
function isRedis(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^\/?\d*$/.test(url.pathname)
}

const smtpUrl = z.string().refine((text) => {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}, 'must be an address such as smtps://user:password@mail.example.com.')

const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => key.length >= 32),
    'must have 32 characters or more; `openssl rand -base64 32` makes a good one. To change it, write the new one first: SECRET_KEY=new,old.',
  )

const trustProxy = z.string().transform((text, context) => {
  if (text === 'false' || text === '0') return false
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every(isRange)) return addresses
  context.addIssue(`must be the number of proxies in front (1), or their addresses (10.0.0.0/8), not "${text}".`)
  return z.NEVER
})

const privateHosts = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => host.trim())
  if (hosts.every((host) => isRange(host) || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host))) return hosts
  context.addIssue(`must be names, addresses or ranges (nas.home.example, 192.168.1.0/24), not "${text}".`)
  return z.NEVER
})

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseUrl.optional(),
  CONTENTS_DIR: z.string().optional(),
  CONTENTS_IN: z
    .enum(['database', 'folder', 's3'], {
      error: ({ input }) => `must be database, folder or s3, not "${String(input)}".`,
    })
    .optional(),
  REDIS_URL: redisUrl.optional(),
  SECRET_KEY: secretKeys.default([]),
  TRUST_PROXY: trustProxy.default(false),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(logLevels, { error: ({ input }) => `must be one of ${logLevels.join(', ')}, not "${String(input)}".` })
    .default('info'),
  ...providerShape,
  SESSION_IDLE_DAYS: days.default(30),
  SESSION_MAX_DAYS: days.default(90),
  SUPPORT_EMAIL: z.email({ error: 'must be one e-mail address.' }).default('support@attache.example'),
  REGISTRATION: z
    .enum(['open', 'closed'], { error: ({ input }) => `must be open or closed, not "${String(input)}".` })
    .default('open'),
  SMTP_URL: smtpUrl.optional(),
  SOCKET_TOKENS: z
    .enum(['all', 'tickets'], { error: ({ input }) => `must be all or tickets, not "${String(input)}".` })
    .default('all'),
  ALLOW_PRIVATE_HOSTS: privateHosts.default([]),
  ACCOUNT_HOSTS: hostNames.default([]),
  ...accountProviderShape,
  QUOTAS: allowanceList.default({}),
  ...modelShape,
  ...s3Shape,
})
