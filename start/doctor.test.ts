import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import * as fake from '#features/assistant/server/testing/fake-model-server.ts'
import { openProvider } from '#features/connections/server/testing/provider.ts'
import { openPeer } from '#features/people/server/testing/peer.ts'
import { hasRedis, startRedis } from '#foundation/server/live/testing/redis.ts'
import { hasSwift, startSwift } from '#foundation/server/storage/testing/swift.ts'
import { runDoctor } from './doctor.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'

/** What it said, the end included. */
async function consult(settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = []
  const port = await freePort()
  const asked = { PORT: String(port), DATA_DIR: '/nowhere/data', ...settings }
  await runDoctor(asked, (line) => lines.push(line)).catch((error: unknown) => lines.push(String(error)))
  return lines.join('\n')
}

test('an empty environment is a healthy one', async () => {
  const said = await consult()
  expect(said).toMatch(/exactly as Google.*\n +http:\/\/127\.0\.0\.1:\d+\/auth\/callback\n/)
  expect(said).toContain('✓ Port')
  expect(said).toContain('✓ Database: /nowhere/data is made when Attaché starts for the first time.')
  expect(said).toContain('✓ Sign-in: People make an account here')
  expect(said).toContain('✓ Contents of files: those of large files go to /nowhere/data/contents, which is made with')
  expect(said).toContain('✓ Assistant: the built-in assistant answers')
  expect(said).toContain('✓ Push messages: they reach browsers on this machine.')
  expect(said).toContain('All is well.')
})

test('which browsers push messages reach is said', async () => {
  expect(await consult({ PUBLIC_URL: 'https://attache.invalid' })).toContain('iPhones and iPads in the installed app')
  expect(await consult({ NOTHING_LEAVES: 'yes' })).toContain('✓ Push messages: NOTHING_LEAVES is set')
})

test('a model is asked for one word, and what it complains of is said without the key', async () => {
  const key = 'the-key-of-this-house'
  await using model = await fake.openFakeModel(fake.say('Hello.'), fake.fail(401, {}, `Not with ${key}`))
  const settings = { LLM_BASE_URL: model.url.href, LLM_MODEL: 'fake', LLM_API_KEY: key }
  expect(await consult(settings)).toMatch(/✓ Assistant: fake at 127\.0\.0\.1:\d+ answered in \d+ ms\./)
  expect(await consult(settings)).toContain('The model’s server refused the key (401): Not with [masked key]')
  expect(await consult({ ...settings, NOTHING_LEAVES: 'yes' })).toContain('✓ Assistant: NOTHING_LEAVES is set')
  expect(model.asked).toHaveLength(2)
})

test('a client that the provider knows is told from one with a wrong secret', async () => {
  await using peer = await openPeer()
  expect(await consult(peer.settings)).toContain('✓ Sign-in: Google answers, and knows this client by its secret.')
  const said = await consult({ ...peer.settings, GOOGLE_CLIENT_SECRET: 'mistyped' })
  expect(said).toContain('✗ Sign-in: Google does not know this client, or not with this secret (invalid_client).')
  expect(said).toContain('One thing needs you.')
})

test('a client for mail accounts is tried, and its redirect address is said', async () => {
  await using provider = await openProvider()
  const settings = provider.settings('mail.example.com')
  const said = await consult(settings)
  expect(said).toMatch(
    /providers of mail accounts:\n +http:\/\/127\.0\.0\.1:\d+\/assistant\/settings\/connections\/callback\n/,
  )
  expect(said).toContain('✓ Mail accounts at Example: Example knows this client by its secret.')
  const wrong = await consult({ ...settings, MAIL_OAUTH_CLIENT: 'attache:mistyped' })
  expect(wrong).toContain('✗ Mail accounts at Example: Example does not know this client')
  expect(await consult({ ...settings, NOTHING_LEAVES: 'yes' })).toContain(
    'NOTHING_LEAVES is set: Example is not asked.',
  )
})

test('whatever does not answer is named', async () => {
  const said = await consult({
    PUBLIC_URL: 'https://attache.invalid',
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/attache',
  })
  expect(said).toContain('https://attache.invalid/auth/callback')
  for (const name of ['Public address', 'Database', 'Secrets', 'Sign-in', 'Mail']) expect(said).toContain(`✗ ${name}: `)
  expect(said).toContain('5 things need you.')
  expect(said).not.toContain('nobody@')
})

test('https without a word about the proxy in front is doubted, and nothing else is', async () => {
  const [https, proxy] = [{ PUBLIC_URL: 'https://attache.invalid' }, { TRUST_PROXY: '1' }]
  expect(await consult(https)).toContain('! Proxy: https://attache.invalid needs a proxy in front')
  expect(await consult({ ...https, ...proxy })).not.toContain('! ')
  expect(await consult()).not.toContain('! ')
})

test('a PostgreSQL of one’s own, and a port that is taken', async () => {
  const { host, password } = inject('postgres')
  const url = `postgres://postgres:${password}@localhost/postgres?host=${encodeURIComponent(host)}`
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const said = await consult({ DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32), PORT: String(port) })
  expect(said).toMatch(/✗ Port: .* is taken by another program/)
  expect(said).toContain('✓ Database: the PostgreSQL of DATABASE_URL answers.')
  expect(said).toContain('✓ Secrets: sealed by SECRET_KEY.')
})

test('a Redis that does not answer is named, without its password', async () => {
  const said = await consult({ REDIS_URL: 'redis://:unspoken@127.0.0.1:1', SECRET_KEY: 'k'.repeat(32) })
  expect(said).toMatch(/✗ Redis: the Redis of REDIS_URL does not carry events: .*ECONNREFUSED/)
  expect(said).not.toContain('unspoken')
})

describe.runIf(hasRedis)('through Redis', () => {
  test('a Redis that answers is told from one that wants another password', async () => {
    await using redis = await startRedis()
    const SECRET_KEY = 'k'.repeat(32)
    expect(await consult({ REDIS_URL: redis.url, SECRET_KEY })).toContain(
      '✓ Redis: the Redis of REDIS_URL carries events.',
    )
    const mistyped = redis.url.replace(/:[^:@]+@/, ':mistyped@')
    expect(await consult({ REDIS_URL: mistyped, SECRET_KEY })).toMatch(/✗ Redis: .*WRONGPASS/)
  })
})

describe.skipIf(!hasSwift)('in Swift', () => {
  test('an S3 store is tried, and what it complains of is said without the secret', async () => {
    await using swift = await startSwift()
    const said = await consult(swift.settings)
    expect(said).toMatch(/✓ Contents of files: the bucket files at 127\.0\.0\.1:\d+ takes those of large files/)
    const wrong = await consult({ ...swift.settings, S3_SECRET: 'mistyped' })
    expect(wrong).toMatch(
      /✗ Contents of files: the bucket files .* The S3 store answered 403 \(SignatureDoesNotMatch\)\./,
    )
    expect(wrong).not.toContain('mistyped')
  })
})

test('several nodes are told to share the folder for contents', async () => {
  const several = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    REDIS_URL: 'redis://127.0.0.1:1',
    SECRET_KEY: 'shared by all nodes of this house',
  }
  expect(await consult(several)).toContain('✓ Contents of files: all of them are in the database')
  const folder = mkdtempSync(join(tmpdir(), 'attache-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const said = await consult({ ...several, CONTENTS_DIR: folder })
  expect(said).toContain(`✓ Contents of files: ${folder} takes those of large files, and gives them back.`)
  expect(said).toContain(
    `! Contents of files: with several nodes, ${folder} must be one folder that all of them share.`,
  )
  expect(await consult({ ...several, CONTENTS_DIR: '/dev/null/x' })).toContain(
    '✗ Contents of files: /dev/null/x does not',
  )
})
