import { expect, test } from 'vitest'
import { whyNotPassword } from './password-rules.ts'

const sara = { name: 'Sara Lindqvist', email: 'sara.l@northwind.example' }

test.each([
  'correct horse battery staple',
  'eight ch',
  '        spaces count too',
  'пароль-который-помню',
  '夜の海に浮かぶ小さな月',
  'password manager saves the day',
  'Kaleidoscope-91',
  '🦊🦊🌲🌲🌊🌊🌙🪐',
  'x'.repeat(3) + 'tundra veil harbor'.repeat(10),
])('“%s” is taken', (password) => {
  expect(whyNotPassword(password, sara)).toBeUndefined()
})

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'p4ssw0rd2024',
  '!!password!!',
  'passwordpassword',
  '12345678',
  '1234567890',
  '87654321',
  '11111111',
  'abababab',
  'abcd1234',
  'qwertyuiop',
  'Qwerty123',
  '1q2w3e4r',
  '1qaz2wsx',
  'asdfghjkl',
  'iloveyou',
  'ILoveYou2',
  'sunshine1',
  'football99',
  'Summer2026!',
  'letmein!!',
  'trustno1',
  'welcome123',
  'dragon123',
  '19871224',
  '24.12.1987',
  'charlie'.replace('charlie', 'michael1'),
])('“%s” is one that everybody would guess', (password) => {
  expect(whyNotPassword(password, sara)).toMatch(/^This is one of the first passwords/)
})

test.each(['SaraLindqvist', 'lindqvist1', 'sara.l@northwind', 'attache2026', 'Attaché!!', 'northwind1'])(
  '“%s” says little that is not known of Sara',
  (password) => {
    expect(whyNotPassword(password, sara)).toMatch(/^This holds little but your name/)
  },
)

test('seven characters are too few and 257 too many, however they are written', () => {
  expect(whyNotPassword('tUndr4~', sara)).toBe('Use 8 characters or more.')
  expect(whyNotPassword('e\u0301a\u0301o\u0301u\u0301i\u0301x\u0301', sara)).toBe('Use 8 characters or more.')
  expect(whyNotPassword('a long walk '.repeat(25), sara)).toBe('Use at most 256 characters.')
})
