import { expect, test } from 'vitest'
import { growthOf } from '../../tools/growth.ts'
import { createLog } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('trace', { write: (line) => lines.push(line) }))
  return lines.join('')
}

test.each([
  ['a query token', { url: '/v1/ws?token=s3cr3t-value&x=1' }],
  ['a socket ticket', { url: '/v1/ws?x=1&ticket=s3cr3t-value' }],
  ['a sign-in code and state', { url: '/auth/callback?code=s3cr3t-value&state=s3cr3t-value' }],
  ['a token behind the hash of an address', { url: '/auth/callback#access_token=s3cr3t-value' }],
  [
    'a token of an address within an address',
    { url: '/sign-in?next=%2Fv1%2Fws%3Fx%3D1%26token%3Ds3cr3t-value%26y%3D2' },
  ],
  ['a ticket of an address within an address', { url: '/sign-in?next=%2Fv1%2Fws%3Fticket%3Ds3cr3t-value' }],
  ['a token that is encoded twice', { url: '/a?b=%2Fc%3Fd%3D%252Fe%253Fcode%253Ds3cr3t-value' }],
  ['a bearer header', { headers: { authorization: 'Bearer s3cr3t-value' } }],
  ['a cookie', { headers: { cookie: 'session=s3cr3t-value; other=s3cr3t-value' } }],
  ['a list of cookies', { headers: { 'set-cookie': ['a=s3cr3t-value; Path="/[x]"', 'b=s3cr3t-value'] } }],
  ['a list of cookies inside a string of JSON', { body: JSON.stringify({ setCookie: ['a=s3cr3t-value'] }) }],
  ['the header of a key', { headers: { 'x-api-key': 's3cr3t-value' } }],
  ['a password in a body', { body: { password: 's3cr3t-value"with quotes' } }],
  ['a password with quotes inside a string of JSON', { body: JSON.stringify({ password: 'a"\\s3cr3t-value' }) }],
  ['a client secret', { body: { client_secret: 's3cr3t-value' } }],
  ['a token inside a string of JSON', { body: '{"refresh_token":"s3cr3t-value"}' }],
  ['a token in a form', { body: 'grant_type=refresh_token&refresh_token=s3cr3t-value' }],
  ['a database password', { err: new Error('connect postgres://attache:s3cr3t-value@db:5432/attache failed') }],
  ['a token in the text of an error', { err: new Error('refused Bearer s3cr3t-value') }],
  ['a JSON Web Token anywhere', { note: 'got eyJhbGciOiJFUzI1NiJ9.s3cr3t-value.s3cr3t-value' }],
  ...[
    'accessToken',
    'refreshToken',
    'idToken',
    'id_token',
    'clientSecret',
    'apiKey',
    'secretKey',
    'codeVerifier',
    'pass',
    'passwd',
    'newPassword',
    'Proxy-Authorization',
  ].map((name): [string, object] => [`the value of ${name}`, { [name]: 's3cr3t-value' }]),
])('%s is struck out', (_, fields) => {
  const line = written((log) => log.info(fields, 'request'))
  expect(line).not.toContain('s3cr3t')
  expect(line).toContain('[struck out]')
  expect(JSON.parse(line)).toMatchObject({ msg: 'request' })
})

test('what stands beside a secret in an address stays readable', () => {
  const line = written((log) => log.info({ url: '/sign-in?next=%2Fa%3Ftoken%3Dabc%26y%3D2&z=3' }, 'request'))
  expect(JSON.parse(line)).toMatchObject({ url: '/sign-in?next=%2Fa%3Ftoken%3D[struck out]%26y%3D2&z=3' })
})

test('words that only resemble a secret stay readable', () => {
  const fields = { status: 'invalid state', tokens: 12, bypass: 'allowed', address: 'http://127.0.0.1:3000/a?b=c' }
  const line = written((log) => log.warn(fields, 'the code was wrong'))
  expect(JSON.parse(line)).toMatchObject({ ...fields, msg: 'the code was wrong' })
})

test('the code of an error stays readable', () => {
  const line = written((log) => log.warn({ err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }, 'refused'))
  expect(JSON.parse(line)).toMatchObject({ err: { code: 'ECONNREFUSED' } })
})

test.each(['a', 'a+', 'a://b:', 'token', 'token":"', '"token":[', '%25', '\\', '"', '?token=%2525'])(
  'twice as long a line of %j takes no more than twice the time',
  async (piece) => {
    const write = (length: number) => piece.repeat(length / piece.length)
    expect(await growthOf((text) => written((log) => log.info({ text }, 'long')), write, 50_000)).toBeUndefined()
  },
)
