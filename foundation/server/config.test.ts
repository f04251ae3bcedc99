import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment works', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: new URL('http://127.0.0.1:3000'),
    database: { kind: 'embedded' },
    secretKeys: [],
    trustProxy: false,
    metricsPort: undefined,
    logLevel: 'info',
  })
})

test('a setting that is empty counts as absent', () => {
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
  ['SECRET_KEY', 'short'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['SUPPORT_EMAIL', 'nobody'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^]*\\.$`))
})

test('a public address on this machine may be plain http', () => {
  for (const address of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(readConfig({ PUBLIC_URL: address }).publicUrl.origin).toBe(address)
})

test('metrics on the port of the app are refused', () => {
  expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow('METRICS_PORT and PORT are both 3000')
})

test('several secret keys are read newest first', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(40)]
  expect(readConfig({ SECRET_KEY: `${now}, ${before}` }).secretKeys).toEqual([now, before])
})

test('proxies are trusted by number or by address', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false)
})
