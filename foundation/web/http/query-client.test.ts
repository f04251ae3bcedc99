import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { createTopic } from '../live/topic.ts'
import { createQueryClient, pauseBefore, readAnew, waitWhileAway } from './query-client.ts'

async function triesUntilFailure(failure: Error): Promise<number> {
  let tries = 0
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } })
  const queryFn = async (): Promise<never> => {
    tries++
    throw failure
  }
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn, ...client.getDefaultOptions().queries })).rejects.toBe(
    failure,
  )
  client.clear()
  return tries
}

test('what the server refuses is not asked again', async () => {
  expect(await triesUntilFailure(new Failure('not-found', 'There is nothing here.'))).toBe(1)
  expect(await triesUntilFailure(new Failure('too-many-requests', 'Slow down.'))).toBe(1)
  expect(await triesUntilFailure(new Error('a bug of ours'))).toBe(1)
})

test('what may pass is asked twice more', async () => {
  expect(await triesUntilFailure(new Failure('unavailable', 'Not now.'))).toBe(3)
  expect(await triesUntilFailure(new Failure('internal', 'Oh.'))).toBe(3)
})

test('the server may say how long to wait', () => {
  expect(pauseBefore(0, new Failure('unavailable', 'Not now.', { retryAfter: 5 }))).toBe(5_000)
  expect([0, 1, 2, 9].map((failures) => pauseBefore(failures, new Error('oh')))).toEqual([1_000, 2_000, 4_000, 8_000])
})

test('what is on its way for the first time is asked for anew', async () => {
  const client = createQueryClient()
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['list', 'all'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        answers.push(resolve)
      }),
  })
  const forget = observer.subscribe(() => {})
  const anew = readAnew(client, { queryKey: ['list'] })
  await expect.poll(() => answers.length).toBe(2)
  answers.forEach((answer, at) => answer(`answer ${at + 1}`))
  await anew
  expect(observer.getCurrentResult()).toMatchObject({ data: 'answer 2', error: null })
  forget()
  client.clear()
})

test('while the server is away a query waits as if it were loading, and goes on by itself when it is back', async () => {
  const away = createTopic<boolean>()
  let isAway = true
  const end = waitWhileAway({ isAway: () => isAway, onAway: away.listen })
  const client = createQueryClient()
  client.mount()
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: async () => 'read' })
  const stop = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'paused' })
  isAway = false
  away.tell(false)
  await expect.poll(() => observer.getCurrentResult().data).toBe('read')
  stop()
  client.unmount()
  client.clear()
  end()
})
