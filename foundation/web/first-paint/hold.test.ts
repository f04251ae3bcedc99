import { afterEach, expect, test } from 'vitest'
import { holdAll, holdStart, untilFree } from './hold.ts'

afterEach(() => {
  for (const held of ['heldStarts', 'heldFetches']) Reflect.deleteProperty(globalThis, held)
})

test('the start waits for every hold, also for one that begins while it waits', async () => {
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  holdStart(first.promise)
  const started = untilFree(60_000).then(() => order.push('started'))
  holdStart(second.promise)
  first.resolve()
  await first.promise
  order.push('first ended')
  second.reject(new Error('It failed.'))
  await started
  expect(order).toEqual(['first ended', 'started'])
})

test('nothing holds the start for longer than it allows', async () => {
  holdStart(new Promise(() => {}))
  await expect(untilFree(1)).resolves.toBeUndefined()
})

test('without a hold the start is free at once', async () => {
  await expect(untilFree(60_000)).resolves.toBeUndefined()
})

test('files wait for what holds all, and not for what holds the start alone', async () => {
  holdStart(new Promise(() => {}))
  await untilFree(60_000, 'heldFetches')
  const leaving = Promise.withResolvers<void>()
  holdAll(leaving.promise)
  const order: string[] = []
  const fetched = untilFree(60_000, 'heldFetches').then(() => order.push('fetched'))
  await Promise.resolve()
  order.push('left')
  leaving.resolve()
  await fetched
  expect(order).toEqual(['left', 'fetched'])
})
