import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchForSilence } from './silence.ts'

function openWatch() {
  const calls: number[] = []
  const watch = watchForSilence(() => calls.push(performance.now()))
  onTestFinished(() => watch.stop())
  return { watch, calls }
}

test('when nothing is answered for a second, it calls out; an answer to anything is a sign of life', async () => {
  const { watch, calls } = openWatch()
  const asked = performance.now()
  watch.asked()
  await pause(500)
  watch.asked()
  watch.answered()
  const answered = performance.now()
  await expect.poll(() => calls.length, { timeout: 2_000, interval: 10 }).toBeGreaterThan(0)
  expect((calls[0] ?? 0) - asked).toBeGreaterThan(1_000)
  expect((calls[0] ?? 0) - answered).toBeLessThan(1_500)
})

test('a process that was busy for two seconds itself blames nobody', async () => {
  const { watch, calls } = openWatch()
  watch.asked()
  await pause(300)
  const until = performance.now() + 2_000
  while (performance.now() < until);
  await pause(50)
  watch.answered()
  await pause(1_200)
  expect(calls).toEqual([])
})
