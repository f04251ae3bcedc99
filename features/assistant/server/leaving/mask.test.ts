import { expect, test } from 'vitest'
import { maskJson, maskText } from './mask.ts'

/** Written in parts, so that no scanner takes a test for a leak. */
const secrets = [
  `sk-${'a1B2'.repeat(8)}`,
  `sk-proj-${'a1B2_x-'.repeat(8)}`,
  `sk-ant-api03-${'Ab3_'.repeat(20)}`,
  `sk_live_${'4eC39HqL'.repeat(3)}`,
  'AKIA'.concat('IOSFODNN7EXAMPLE'),
  'AIza'.concat('SyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY'),
  'ghp_'.concat('16C7e42F292c6912E7710c838347Ae178B4a'),
  `github_pat_${'11ABCDEFG0'.repeat(5)}`,
  'xoxb-'.concat('123456789012-abcdefGHIJKL'),
  'hf_'.concat('abcdefghijKLMNOPqrstuvwxyz0123456789'),
  'glpat-'.concat('abcdefgh1234567890xy'),
  'eyJhbGciOiJIUzI1NiJ9.'.concat('eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc_def-123'),
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  '378282246310005',
  '6011111111111117',
]

test.each(secrets)('%s does not leave', (secret) => {
  const { text, count } = maskText(`Please keep ${secret}, thank you.`)
  expect(text).not.toContain(secret)
  expect(text).toMatch(/^Please keep \[masked [a-z ]+\], thank you\.$/)
  expect(count).toBe(1)
})

test.each([
  ['password: hunter2', 'password: [masked password]'],
  ['Password = "correct horse battery"', 'Password = [masked password]'],
  ['My password is Tr0ub4dor&3 now', 'My password is [masked password] now'],
  ['DB_PASSWORD=s3cret!', 'DB_PASSWORD=[masked password]'],
  ['postgres://ana:hunter2@db.example/attache', 'postgres://ana:[masked password]@db.example/attache'],
  ['client_secret=abcdefgh', 'client_secret=[masked password]'],
  ['The pass: Tr0ub4dor', 'The pass: [masked password]'],
  ['PIN: 4821', 'PIN: [masked password]'],
  ['api_key=abcdef123', 'api_key=[masked password]'],
  ['Passwort: geheim99', 'Passwort: [masked password]'],
  ['Authorization: Bearer abcdef.123456-xyz', 'Authorization: Bearer [masked token]'],
])('%s', (text, masked) => {
  expect(maskText(text)).toEqual({ text: masked, count: 1 })
})

test('a private key goes whole, even one that was cut off', () => {
  const begin = '-----BEGIN RSA '.concat('PRIVATE KEY-----')
  const end = '-----END RSA '.concat('PRIVATE KEY-----')
  expect(maskText(`a ${begin}\nMIIE\nabc=\n${end} b`)).toEqual({ text: 'a [masked private key] b', count: 1 })
  expect(maskText(`a ${begin}\nMIIE`)).toEqual({ text: 'a [masked private key]', count: 1 })
})

test.each([
  'My password is very old, please remind me to change it.',
  'The password is expired.',
  'Boarding pass: ready. The secret: never give up.',
  'See https://example.com:8080/@ana, or mail ana@example.com.',
  'Passport: ask at the desk. The pin board: full.',
  'Call +4915112345678901 or 030 1234567.',
  'At 1767603600000 we sent order 4111 1111 1111 1112.',
  'It is 0192f0c1-2b3c-7d4e-8f90-123456789012, see task-force-meeting-notes.',
  'We ask for a secret ballot: yes or no?'.replace(': yes', ', yes'),
  'The risk-assessment-for-the-next-quarter is ready.',
])('ordinary words stay: %s', (text) => {
  expect(maskText(text)).toEqual({ text, count: 0 })
})

test('our own key does not leave, whatever it looks like', () => {
  expect(maskText('It says plain-old-key here.', ['plain-old-key'])).toEqual({
    text: 'It says [masked key] here.',
    count: 1,
  })
})

test('a body stays JSON, and so does JSON within it', () => {
  const inner = JSON.stringify({ note: 'password: "a b c", thanks', password: 'x"y', card: '4111111111111111' })
  const body = JSON.stringify({ model: 'm', messages: [{ content: 'pin: 1234', tool_calls: [{ arguments: inner }] }] })
  const { text, count } = maskJson(body)
  expect(count).toBe(4)
  const parsed = JSON.parse(text) as { messages: [{ content: string; tool_calls: [{ arguments: string }] }] }
  expect(parsed.messages[0].content).toBe('pin: [masked password]')
  expect(JSON.parse(parsed.messages[0].tool_calls[0].arguments)).toEqual({
    note: 'password: [masked password], thanks',
    password: '[masked password]',
    card: '[masked card number]',
  })
})

test('a body without secrets leaves byte by byte as it was', () => {
  const body = '{ "messages": [ {"content":"Hello"} ] }'
  expect(maskJson(body)).toEqual({ text: body, count: 0 })
})

test('what is masked once is not masked again', () => {
  const once = maskText('password: hunter2 and Bearer abcdef.123456-xyz').text
  expect(maskText(once)).toEqual({ text: once, count: 0 })
})

test('a long text does not take for ever', () => {
  const long = [
    '4'.repeat(200_000),
    'password '.repeat(20_000),
    '-----BEGIN '.repeat(10_000),
    'sk-'.repeat(50_000),
    'pass:'.repeat(50_000),
    'a_'.repeat(100_000),
    '://a:'.repeat(50_000),
  ]
  expect(maskText(long.join(' ')).count).toBeGreaterThanOrEqual(0)
})
