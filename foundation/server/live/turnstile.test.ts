import { expect, test } from 'vitest'
import { testClock } from '../clock.ts'
import { createTurnstile } from './turnstile.ts'

test('an address that comes too often waits, and nobody else does', () => {
  const clock = testClock()
  const lets = createTurnstile({ burst: 2, perSecond: 10 }, clock)
  expect(['a', 'a', 'a', 'b'].map(lets)).toEqual([true, true, false, true])
  clock.advance(100)
  expect(['a', 'a'].map(lets)).toEqual([true, false])
})

test('only so many addresses are remembered, the latest ones', () => {
  const lets = createTurnstile({ burst: 1, perSecond: 0 }, testClock(), 2)
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(lets)).toEqual([true, true, false, true, false, true])
})

test('addresses of one IPv6 network wait for each other, and so do both spellings of an IPv4 address', () => {
  const lets = createTurnstile({ burst: 1, perSecond: 0 }, testClock())
  expect(['2a00:1:2:3::1', '2a00:1:2:3::2', '2a00:1:2:4::1'].map(lets)).toEqual([true, false, true])
  expect(['192.0.2.7', '::ffff:192.0.2.7'].map(lets)).toEqual([true, false])
})
