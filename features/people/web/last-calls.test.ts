import { expect, test, vi } from 'vitest'
import { openCalls } from './last-calls.ts'

/** A server that answers when it is told to, and the calls that reached it. */
function openServer() {
  const reached: string[] = []
  const answers = new Map<string, () => void>()
  const calls = openCalls((address, { signal }) => {
    reached.push(address)
    return new Promise((resolve, reject) => {
      answers.set(address, () => resolve(new Response()))
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  })
  return { calls, reached, answer: (address: string) => answers.get(address)?.() }
}

/** What has become of a call by now. */
async function fateOf(call: Promise<Response>): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve))
  return Promise.race([
    call.then(
      () => 'answered',
      (error: unknown) => String(error),
    ),
    Promise.resolve('open'),
  ])
}

test('what is read when somebody leaves is given up, without an error', async () => {
  const { calls } = openServer()
  const read = calls.fetch('/v1/notices', { method: 'GET' })
  await calls.end()
  expect(await fateOf(read)).toBe('open')
})

test('a deed that is on its way is waited for', async () => {
  const { calls, answer } = openServer()
  const deed = calls.fetch('/v1/tasks', { method: 'POST' })
  let hasEnded = false
  const ending = calls.end().then(() => (hasEnded = true))
  expect(await fateOf(deed)).toBe('open')
  expect(hasEnded).toBe(false)
  answer('/v1/tasks')
  expect((await deed).ok).toBe(true)
  await ending
})

test('a deed without an answer does not keep somebody for longer than four seconds', async () => {
  vi.useFakeTimers()
  try {
    const { calls } = openServer()
    void calls.fetch('/v1/tasks', { method: 'POST' })
    let hasEnded = false
    void calls.end().then(() => (hasEnded = true))
    await vi.advanceTimersByTimeAsync(3_900)
    expect(hasEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(hasEnded).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('afterwards nothing is asked any more', async () => {
  const { calls, reached } = openServer()
  await calls.end()
  expect(await fateOf(calls.fetch('/v1/notices', { method: 'GET' }))).toBe('open')
  expect(await fateOf(calls.fetch('/v1/tasks', { method: 'POST' }))).toBe('open')
  expect(reached).toEqual([])
})

test('who gives up a call themselves is told so', async () => {
  const { calls } = openServer()
  const given = new AbortController()
  const read = calls.fetch('/v1/notices', { method: 'GET', signal: given.signal })
  given.abort(new Error('not needed any more'))
  await expect(read).rejects.toThrow('not needed any more')
})
