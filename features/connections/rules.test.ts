import { expect, test } from 'vitest'
import { namesHost, providerOf } from './rules.ts'

test('a host is named as it is, or by the names above it', () => {
  expect(namesHost(['imap.example.com'], ' IMAP.example.com.')).toBe(true)
  expect(namesHost(['*.example.com'], 'imap.eu.example.com')).toBe(true)
  expect(namesHost(['*.example.com'], 'example.com')).toBe(false)
  expect(namesHost(['*.example.com'], 'imap.example.com.evil.example')).toBe(false)
  expect(namesHost(['example.com'], 'imap.example.com')).toBe(false)
})

test('a provider opens an account only if all servers are its own', () => {
  const google = { name: 'google', hosts: ['imap.gmail.com', 'smtp.gmail.com'] }
  const other = { name: 'other', hosts: ['*.example.com'] }
  const of = (...hosts: string[]) =>
    providerOf(
      [google, other],
      hosts.map((host) => ({ host })),
    )
  expect(of('imap.gmail.com', 'smtp.gmail.com')).toBe(google)
  expect(of('mail.example.com')).toBe(other)
  expect(of('imap.gmail.com', 'smtp.evil.example')).toBeUndefined()
  expect(of('imap.gmail.com', 'mail.example.com')).toBeUndefined()
  expect(of()).toBeUndefined()
})
