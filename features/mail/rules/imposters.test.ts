import { expect, test } from 'vitest'
import { imposters } from './imposters.ts'

const by = (id: string, address: string, marked = false) => ({
  id,
  marked,
  people: [{ name: 'Nora Blau', address, own: false }],
})
const ids = (threads: readonly { id: string }[]) => threads.map(({ id }) => id)

test('a marked mail under a known name from another address is an imposter', () => {
  const threads = [by('forged', 'nora@b1au.example', true), by('real', 'nora@blau.example')]
  expect(ids(imposters(threads, 'Nora'))).toEqual(['forged'])
})

test('a mark alone makes nobody an imposter: the address is the usual one', () => {
  const threads = [by('linked', 'nora@blau.example', true), by('real', 'Nora@blau.example')]
  expect(imposters(threads, 'Nora')).toEqual([])
})

test('where nothing of that name is free of marks, nobody knows which is real', () => {
  expect(imposters([by('forged', 'nora@b1au.example', true)], 'Nora')).toEqual([])
})
