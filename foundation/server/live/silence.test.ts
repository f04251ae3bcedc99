import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchForSilence } from './silence.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function openWatch() {
  const callOut = vi.fn<() => void>()
  const watch = watchForSilence(callOut)
  onTestFinished(() => watch.stop())
  return { watch, callOut }
}

test('calls out when nothing is answered for a second, and takes an answer to anything for a sign of life', () => {
  const { watch, callOut } = openWatch()
  watch.asked()
  vi.advanceTimersByTime(500)
  watch.asked()
  watch.answered()
  vi.advanceTimersByTime(800)
  expect(callOut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(callOut).toHaveBeenCalled()
})

test('a process that was busy for two seconds itself blames nobody', () => {
  const { watch, callOut } = openWatch()
  watch.asked()
  vi.advanceTimersByTime(300)
  // A busy process misses its ticks: the clock advances and timers are late.
  vi.setSystemTime(Date.now() + 2_000)
  vi.advanceTimersByTime(50)
  watch.answered()
  vi.advanceTimersByTime(1_200)
  expect(callOut).not.toHaveBeenCalled()
})
