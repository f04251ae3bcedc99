import { expect, test, vi } from 'vitest'
import { arrive } from './late.ts'

test('code that does not arrive while the server is away is asked for again once it answers', async () => {
  vi.useFakeTimers()
  const answers = [false, false, true]
  const reach = async () => answers.shift() ?? true
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('no answer'))
    .mockResolvedValue('code')
  const arriving = arrive(load, reach)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(arriving).resolves.toBe('code')
  vi.useRealTimers()
})

test('code is loaded again if the server comes back just after the failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('no answer'))
    .mockResolvedValue('code')
  await expect(arrive(load, async () => true)).resolves.toBe('code')
})

test('code that a reachable server does not have is a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('not there'))
  await expect(arrive(load, async () => true)).rejects.toThrow('not there')
})
