import { expect, test } from 'vitest'
import { piecesOf } from './text-pieces.ts'

test('finds links, without the sign that ends their sentence', () => {
  expect(piecesOf('See https://example.com/a?b=1. Or (http://example.org/x)!')).toEqual([
    { words: 'See ' },
    { words: 'https://example.com/a?b=1', address: { href: 'https://example.com/a?b=1', place: 'example.com' } },
    { words: '. Or (' },
    { words: 'http://example.org/x', address: { href: 'http://example.org/x', place: 'example.org' } },
    { words: ')!' },
  ])
})

test('leaves addresses as text that would deceive or run something', () => {
  expect(piecesOf('https://bank.example@evil.example/ and javascript:alert(1)')).toEqual([
    { words: 'https://bank.example@evil.example/ and javascript:alert(1)' },
  ])
})

test('shortens long addresses and keeps where they lead', () => {
  const written = `https://example.com/${'a'.repeat(200)}`
  const [piece] = piecesOf(written)
  expect(piece?.words).toHaveLength(90)
  expect(piece?.address?.href).toBe(written)
})

test('removes characters that would turn the text around', () => {
  expect(piecesOf('exe.\u202Etxt\n\n')).toEqual([{ words: 'exe.txt' }])
})
