import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment works', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: new URL('http://127.0.0.1:3000'),
    database: { kind: 'embedded' },
    redisUrl: undefined,
    secretKeys: [],
    trustProxy: false,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    logLevel: 'info',
    provider: { kind: 'embedded' },
    sessions: { idleDays: 30, maxDays: 90 },
    model: undefined,
    assistant: { steps: 12, seconds: 120, tokensPerRun: 100_000, tokensPerDay: 1_000_000 },
    nothingLeaves: false,
  })
})

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '4100' }).publicUrl.origin).toBe('http://127.0.0.1:4100')
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'assistant.example.com'],
  ['PUBLIC_URL', 'http://assistant.example.com'],
  ['PUBLIC_URL', 'https://example.com/assistant'],
  ['DATABASE_URL', 'mysql://localhost/attache'],
  ['CONTENTS_IN', 'disk'],
  ['S3_ENDPOINT', 'localhost:9000'],
  ['S3_BUCKET', 'A bucket'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['REDIS_URL', 'redis://localhost/events'],
  ['SECRET_KEY', 'short'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'abc'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['REGISTRATION', 'yes'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['OIDC_ISSUER', 'http://login.example.com'],
  ['OIDC_NAME', 'n'.repeat(41)],
  ['SESSION_IDLE_DAYS', 'forever'],
  ['SESSION_MAX_DAYS', '0'],
  ['LLM_PROVIDER', 'openai'],
  ['LLM_BASE_URL', 'api.example.com'],
  ['LLM_BASE_URL', 'https://api.example.com/v1?key=1'],
  ['LLM_API_KEY', 'two words'],
  ['LLM_ANSWERS', 'some'],
  ['LLM_STEPS', '0'],
  ['LLM_SECONDS', 'long'],
  ['LLM_RUN_TOKENS', '10'],
  ['LLM_DAY_TOKENS', '-1'],
  ['NOTHING_LEAVES', 'true'],
  ['ALLOW_PRIVATE_HOSTS', 'https://nas.example'],
  ['ALLOW_PRIVATE_HOSTS', '10.0.0.0/33'],
  ['ALLOW_PRIVATE_HOSTS', '*'],
  ['SOCKET_TOKENS', 'none'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^]*\\.$`))
})

test('a public address on this machine may be plain http', () => {
  for (const address of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(readConfig({ PUBLIC_URL: address }).publicUrl.origin).toBe(address)
})

const chosen = (env: Record<string, string>) => readConfig(env).storage

test('contents go to the data folder, to a shared one, or to an S3 store, and otherwise stay in the database', () => {
  const elsewhere = { DATABASE_URL: 'postgres://localhost/attache' }
  const store = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'files', S3_KEY: 'key', S3_SECRET: 'secret' }
  expect(chosen({ DATA_DIR: '/var/data' })).toMatchObject({ chosen: 'disk', folder: '/var/data/contents' })
  expect(chosen(elsewhere)).toMatchObject({ chosen: 'database' })
  expect(chosen({ ...elsewhere, CONTENTS_DIR: '/mnt/all' })).toMatchObject({ chosen: 'disk', folder: '/mnt/all' })
  expect(chosen(store)).toMatchObject({ chosen: 's3', s3: { bucket: 'files', region: 'us-east-1' } })
  expect(() => chosen({ S3_ENDPOINT: 'https://s3.example.com', S3_KEY: 'key' })).toThrow(
    'An S3 store needs S3_BUCKET and S3_SECRET, too.',
  )
  expect(() => chosen({ CONTENTS_DIR: '/mnt/all' })).toThrow('CONTENTS_DIR is for a database of your own')
  expect(chosen({ ...store, CONTENTS_IN: 'folder' })).toMatchObject({ chosen: 'disk', s3: { bucket: 'files' } })
  expect(chosen({ ...store, CONTENTS_IN: 'database' })).toMatchObject({ chosen: 'database' })
  expect(() => chosen({ CONTENTS_IN: 's3' })).toThrow('CONTENTS_IN=s3 needs S3_ENDPOINT')
  expect(() => chosen({ ...elsewhere, CONTENTS_IN: 'folder' })).toThrow('CONTENTS_IN=folder needs CONTENTS_DIR')
})

test('several nodes must share a key', () => {
  const REDIS_URL = 'rediss://:password@events.example.com:6380/2'
  expect(() => readConfig({ REDIS_URL })).toThrow(/^REDIS_URL .* SECRET_KEY: set it too/)
  expect(readConfig({ REDIS_URL, SECRET_KEY: 'k'.repeat(32) }).redisUrl).toBe(REDIS_URL)
})

test('metrics on the port of the app are refused', () => {
  expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow('METRICS_PORT and PORT are both 3000')
})

test('metrics listen on this machine, wherever the app listens, unless a setting says otherwise', () => {
  expect(readConfig({ HOST: '0.0.0.0', METRICS_PORT: '9090' }).metricsHost).toBe('127.0.0.1')
  expect(readConfig({ METRICS_PORT: '9090', METRICS_HOST: '10.0.0.5' }).metricsHost).toBe('10.0.0.5')
})

test('several secret keys are read newest first', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(40)]
  expect(readConfig({ SECRET_KEY: `${now}, ${before}` }).secretKeys).toEqual([now, before])
})

test('registration can be closed, and mail can be sent', () => {
  const config = readConfig({ REGISTRATION: 'closed', SMTP_URL: 'smtps://a:b@mail.example.com' })
  expect(config).toMatchObject({ registration: 'closed', smtpUrl: 'smtps://a:b@mail.example.com' })
})

test('proxies are trusted by number or by address', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false)
  expect(readConfig({ ALLOW_PRIVATE_HOSTS: 'nas.example, 10.0.0.0/8,::1' }).privateHosts).toEqual([
    'nas.example',
    '10.0.0.0/8',
    '::1',
  ])
})

test('Google becomes the sign-in once its client is set, and another issuer can stand in for it', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const known = { kind: 'google', name: 'Google', clientId: 'id', clientSecret: 'secret' }
  expect(readConfig(google).provider).toEqual({ ...known, issuer: new URL('https://accounts.google.com') })
  expect(readConfig({ ...google, OIDC_ISSUER: 'http://127.0.0.1:4000' }).provider).toEqual({
    ...known,
    issuer: new URL('http://127.0.0.1:4000'),
  })
})

test('any other OpenID provider has its own name on the button, or its host’s', () => {
  const other = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  expect(readConfig(other).provider).toMatchObject({ kind: 'openid', name: 'login.example.com' })
  expect(readConfig({ ...other, OIDC_NAME: 'Example' }).provider).toMatchObject({ name: 'Example' })
})

test('mail accounts are opened at Google, Microsoft and one more provider, each by a client of the operator', () => {
  expect(readConfig({}).accountProviders).toEqual([])
  const other = {
    MAIL_OAUTH_CLIENT: 'attache:s:e',
    MAIL_OAUTH_AUTHORIZE_URL: 'https://login.example.com/authorize',
    MAIL_OAUTH_TOKEN_URL: 'http://127.0.0.1:4000/token',
    MAIL_OAUTH_SCOPE: 'mail offline_access',
    MAIL_OAUTH_HOSTS: '*.example.com',
  }
  const all = { MAIL_OAUTH_GOOGLE: 'g:secret', MAIL_OAUTH_MICROSOFT: 'm:secret', ...other }
  expect(readConfig(all).accountProviders).toMatchObject([
    { label: 'Google', clientId: 'g', clientSecret: 'secret', scope: 'https://mail.google.com/' },
    { label: 'Microsoft', clientId: 'm', revokeUrl: undefined },
    {
      name: '127.0.0.1:4000',
      label: 'login.example.com',
      clientId: 'attache',
      clientSecret: 's:e',
      hosts: ['*.example.com'],
    },
  ])
  expect(readConfig({ ...other, MAIL_OAUTH_NAME: 'Example' }).accountProviders).toMatchObject([{ label: 'Example' }])
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
  [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together'],
  [{ OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_CLIENT_ID and OIDC_ISSUER belong together'],
  [{ OIDC_ISSUER: 'https://login.example.com' }, 'OIDC_ISSUER and OIDC_CLIENT_ID belong together'],
  [{ OIDC_NAME: 'Example' }, 'OIDC_NAME and OIDC_ISSUER belong together'],
  [
    { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 'd' },
    'GOOGLE_CLIENT_ID and OIDC_CLIENT_ID name two providers',
  ],
  [{ LLM_MODEL: 'm' }, 'LLM_MODEL is set, and no model is: set LLM_BASE_URL or LLM_PROVIDER too'],
  [{ LLM_API_KEY: 'k' }, 'LLM_API_KEY is set, and no model is'],
  [{ LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'LLM_BASE_URL needs LLM_MODEL'],
  [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_PROVIDER=openai-compatible needs LLM_BASE_URL'],
  [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }, 'LLM_PROVIDER=anthropic needs LLM_API_KEY'],
  [{ LLM_RUN_TOKENS: '2000', LLM_DAY_TOKENS: '1000' }, 'LLM_RUN_TOKENS (2000) is more than LLM_DAY_TOKENS (1000)'],
  [{ MAIL_OAUTH_GOOGLE: 'id' }, 'MAIL_OAUTH_GOOGLE must be the id of a client and its secret'],
  [{ MAIL_OAUTH_TOKEN_URL: 'http://login.example.com' }, 'MAIL_OAUTH_TOKEN_URL must be an https address'],
  [
    { MAIL_OAUTH_CLIENT: 'a:b', MAIL_OAUTH_HOSTS: 'mail.example.com', MAIL_OAUTH_SCOPE: 'mail' },
    'A provider of mail accounts needs MAIL_OAUTH_AUTHORIZE_URL and MAIL_OAUTH_TOKEN_URL, too.',
  ],
  [{ SESSION_IDLE_DAYS: '91' }, 'SESSION_IDLE_DAYS is longer than SESSION_MAX_DAYS'],
])('%j is refused', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})

test('a model is called at its address, or by its provider’s name', () => {
  const own = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'llama' }
  expect(readConfig(own).model).toEqual({
    provider: 'openai-compatible',
    baseUrl: new URL('http://127.0.0.1:11434/v1'),
    name: 'llama',
    key: undefined,
    answers: 'rest',
  })
  const named = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'key' }
  expect(readConfig(named).model).toMatchObject({ baseUrl: new URL('https://api.anthropic.com/v1'), key: 'key' })
  expect(readConfig({ ...named, LLM_BASE_URL: 'http://127.0.0.1:4000' }).model?.baseUrl.port).toBe('4000')
  expect(readConfig({ ...own, NOTHING_LEAVES: 'yes' }).nothingLeaves).toBe(true)
})
