import { expect, test } from 'vitest'
import { forgetPerson } from './forget.ts'

test('what is kept for a person goes, and nothing of anybody else', () => {
  const kept = new Map([
    ['attache draft 1f new', 'Dear Sara'],
    ['attache outbox 1f 7c', 'Hello'],
    ['attache draft 2e new', 'Mine'],
    ['theme', 'dark'],
    ['attache draft 1f 9a', 'Later'],
  ])
  forgetPerson(storageOf(kept), '1f')
  expect([...kept.keys()]).toEqual(['attache draft 2e new', 'theme'])
})

function storageOf(kept: Map<string, string>): Storage {
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
