import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '#foundation/web/http/query-client.ts'
import { heedReading, passagesQuery, readingInWords } from './reading.ts'

const reading = { state: 'reading', kind: 'pdf', unit: 'pages', title: null, sentence: null, passages: 0 } as const

const file = {
  id: '01999999-0000-7000-8000-000000000001',
  name: 'Plan.txt',
  type: 'text/plain',
  bytes: 9,
  sha256: '',
  created_at: '2026-01-05T09:00:00Z',
  updated_at: '2026-01-05T09:00:00Z',
  deleted: false,
  revision: 1,
  folder: null,
  tags: [],
}

test('says how far a file has been read, and why it cannot be', () => {
  expect(readingInWords({ ...reading, done: 12, most: 40 })).toBe('Reading… 12 of 40 pages')
  expect(readingInWords({ ...reading, done: 0, most: null, unit: null })).toBe('Reading…')
  const sentence = 'The file is damaged.'
  expect(readingInWords({ ...reading, state: 'unreadable', done: 0, most: null, sentence })).toBe(
    'Not readable: The file is damaged.',
  )
  expect(readingInWords({ ...reading, state: 'read', done: 40, most: 40 })).toBeUndefined()
})

test.each([
  ['reading', 2],
  ['read', 1],
] as const)('what is shown again while it is %s is fetched %i times', async (state, times) => {
  const queries = createQueryClient()
  let asked = 0
  const options = passagesQuery(['passages'], 0, async () => {
    asked += 1
    return { file, reading: { ...reading, state, done: 1, most: 1 }, passages: [] }
  })
  for (const shown of [1, 2]) {
    const observer = new InfiniteQueryObserver(queries, options)
    const forget = observer.subscribe(() => {})
    await expect.poll(() => [observer.getCurrentResult().isFetching, asked]).toEqual([false, Math.min(shown, times)])
    forget()
  }
  queries.clear()
})

test('a list that is being fetched when a file has been read is fetched again', async () => {
  const queries = createQueryClient()
  const id = '01999999-0000-7000-8000-000000000001'
  const answers: ((state: string) => void)[] = []
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ['files'],
    queryFn: () =>
      new Promise<object[]>((resolve) => {
        answers.push((state) => resolve([{ id, state }]))
      }),
    initialPageParam: 0,
    getNextPageParam: () => undefined,
  })
  const forget = observer.subscribe(() => {})
  const message = { type: 'documents/reading', files: [id], reading: { ...reading, state: 'read', done: 1, most: 1 } }
  heedReading(queries, ['files'], message)
  await expect.poll(() => answers.length).toBe(2)
  for (const [at, state] of ['reading', 'read'].entries()) answers[at]?.(state)
  await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual([[{ id, state: 'read' }]])
  forget()
  queries.clear()
})
