import { expect, test } from 'vitest'
import { openTestScope } from '#foundation/web/worker/testing/scope.ts'
import { sharedAsk, sharedPath, sharedWordsIn } from './shared.ts'
import { takeShares, wordsIn } from './shares.ts'

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

test.each([
  [
    { title: 'A page', text: 'Worth reading', url: 'https://example.com' },
    'A page\nWorth reading\nhttps://example.com',
  ],
  [{ title: '', text: ' Call Tom ', url: '' }, 'Call Tom'],
  [{ text: 'https://example.com', url: 'https://example.com' }, 'https://example.com'],
  [{ title: 'A page', text: 'A page https://example.com' }, 'A page\nA page https://example.com'],
  [{}, ''],
])('%j is shared as its words', (fields, words) => {
  expect(wordsIn(form(fields as Record<string, string>))).toBe(words)
})

test('what is shared waits in the browser for the page, which is told once', async () => {
  const tested = openTestScope(() => new Response())
  takeShares(tested.scope)
  const request = new Request(`https://attache.example${sharedPath}`, {
    method: 'POST',
    body: form({ text: 'Call Tom' }),
  })
  const answers: Promise<Response>[] = []
  await tested.fire('fetch', { request, respondWith: (answer) => void answers.push(answer) })
  const answer = await answers[0]
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `https://attache.example${sharedPath}`])
  const told: unknown[] = []
  const source = { postMessage: (message: unknown) => void told.push(message) }
  for (const data of ['text', { type: sharedAsk }, { type: sharedAsk }]) await tested.fire('message', { data, source })
  expect(told.map((message) => sharedWordsIn(message))).toEqual(['Call Tom', ''])
  expect(tested.asked).toEqual([])
})

test('other forms and pages are left to the server', async () => {
  const tested = openTestScope(() => new Response())
  takeShares(tested.scope)
  const answers: Promise<Response>[] = []
  for (const request of [
    new Request(`https://attache.example${sharedPath}`),
    new Request('https://attache.example/assistant/other', { method: 'POST', body: form({}) }),
  ])
    await tested.fire('fetch', { request, respondWith: (answer) => void answers.push(answer) })
  expect(answers).toEqual([])
})
