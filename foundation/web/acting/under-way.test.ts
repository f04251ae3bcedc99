import { expect, test } from 'vitest'
import { createUnderWay } from './under-way.ts'

test('waits for what is under way, whether it succeeds or fails, and for nothing that begins later', async () => {
  const underWay = createUnderWay()
  const noted: string[] = []
  const [first, second, later] = [
    Promise.withResolvers<string>(),
    Promise.withResolvers<string>(),
    Promise.withResolvers<string>(),
  ]
  const work = [
    underWay.track(first.promise).then((answer) => noted.push(answer)),
    underWay.track(second.promise).catch((error: unknown) => noted.push(String(error))),
  ]
  const ended = underWay.ended().then(() => noted.push('ended'))
  work.push(underWay.track(later.promise).then((answer) => noted.push(answer)))
  first.resolve('first')
  await first.promise
  expect(noted).not.toContain('ended')
  second.reject('refused')
  await ended
  expect(noted).toContain('ended')
  later.resolve('later')
  await Promise.all(work)
  expect(noted.at(-1)).toBe('later')
})

test('whoever asked has noted the answer by the time it has ended', async () => {
  const underWay = createUnderWay()
  const answer = Promise.withResolvers<string>()
  const noted: string[] = []
  const whole = async (): Promise<void> => {
    noted.push(await answer.promise)
  }
  const work = underWay.track(whole())
  const ended = underWay.ended().then(() => [...noted])
  answer.resolve('done')
  expect(await ended).toEqual(['done'])
  await work
})
