import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('trace', { write: (line) => lines.push(line) }))
  return lines.join('')
}

test('a line is JSON with a level, a time and the message', () => {
  expect(JSON.parse(written((log) => log.info({ port: 3000 }, 'listening')))).toMatchObject({
    level: 'info',
    msg: 'listening',
    port: 3000,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test.each([
  ['a query token', { url: '/v1/ws?token=s3cr3t-value&x=1' }],
  ['a socket ticket', { url: '/v1/ws?x=1&ticket=s3cr3t-value' }],
  ['a sign-in code and state', { url: '/auth/callback?code=s3cr3t-value&state=s3cr3t-value' }],
  ['a bearer header', { headers: { authorization: 'Bearer s3cr3t-value' } }],
  ['a cookie', { headers: { cookie: 'session=s3cr3t-value; other=s3cr3t-value' } }],
  ['a password in a body', { body: { password: 's3cr3t-value"with quotes' } }],
  ['a client secret', { body: { client_secret: 's3cr3t-value' } }],
  ['a token inside a string of JSON', { body: '{"refresh_token":"s3cr3t-value"}' }],
  ['a token in a form', { body: 'grant_type=refresh_token&refresh_token=s3cr3t-value' }],
  ['a database password', { err: new Error('connect postgres://attache:s3cr3t-value@db:5432/attache failed') }],
  ['a token in the text of an error', { err: new Error('refused Bearer s3cr3t-value') }],
  ['a JSON Web Token anywhere', { note: 'got eyJhbGciOiJFUzI1NiJ9.s3cr3t-value.s3cr3t-value' }],
])('%s is struck out', (_, fields) => {
  const line = written((log) => log.info(fields, 'request'))
  expect(line).not.toContain('s3cr3t')
  expect(line).toContain('[struck out]')
  expect(JSON.parse(line)).toMatchObject({ msg: 'request' })
})

test('words that only resemble a secret stay readable', () => {
  const line = written((log) => log.warn({ status: 'invalid state', tokens: 12 }, 'the code was wrong'))
  expect(JSON.parse(line)).toMatchObject({ status: 'invalid state', tokens: 12, msg: 'the code was wrong' })
})

test('the code of an error stays readable', () => {
  const line = written((log) => log.warn({ err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }, 'refused'))
  expect(JSON.parse(line)).toMatchObject({ err: { code: 'ECONNREFUSED' } })
})
