import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '#foundation/web/http/query-client.ts'
import { heedReading, readingInWords } from './reading.ts'

const reading = { state: 'reading', kind: 'pdf', unit: 'pages', title: null, sentence: null, passages: 0 } as const

test('says how far a file has been read, and why it cannot be', () => {
  expect(readingInWords({ ...reading, done: 12, most: 40 })).toBe('Reading… 12 of 40 pages')
  expect(readingInWords({ ...reading, done: 0, most: null, unit: null })).toBe('Reading…')
  const sentence = 'The file is damaged.'
  expect(readingInWords({ ...reading, state: 'unreadable', done: 0, most: null, sentence })).toBe(
    'Not readable: The file is damaged.',
  )
  expect(readingInWords({ ...reading, state: 'read', done: 40, most: 40 })).toBeUndefined()
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
