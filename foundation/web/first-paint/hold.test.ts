import { afterEach, expect, test } from 'vitest'
import { holdStart, untilFree } from './hold.ts'

afterEach(() => Reflect.deleteProperty(globalThis, 'heldStarts'))

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
