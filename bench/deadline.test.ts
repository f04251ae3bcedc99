import { expect, test } from 'vitest'
import { rowsWithin, tellRow, waitFor } from './deadline.ts'

const row = { what: 'a row', measured: '1 ms', bar: '≤ 2 ms', met: true }
const never = () => new Promise<never>(() => {})

test('a row that ends in time is reported as measured', async () => {
  expect(await rowsWithin('a row', 60, () => waitFor('an answer', async () => [row]))).toEqual([row])
})

test('a row that times out says what it waited for, and cleans up', async () => {
  let closed = false
  const work = async () => {
    try {
      await waitFor('a page', async () => {})
      await waitFor('a chat', () => waitFor('its answer', never))
    } finally {
      closed = true
    }
    return [row]
  }
  expect(await rowsWithin('a chat is filled', 0.05, work)).toEqual([
    {
      what: 'a chat is filled',
      measured: 'After 0.05 s it still waited for a chat, in it for its answer.',
      bar: '≤ 0.05 s',
      met: false,
    },
  ])
  expect(closed).toBe(true)
})

test('what is known before a later row times out is reported', async () => {
  const rows = await rowsWithin('all rows', 0.05, async () => [tellRow(row), await waitFor('another row', never)])
  expect(rows).toEqual([row, expect.objectContaining({ what: 'all rows', met: false })])
})

test('a row that fails by itself fails', async () => {
  await expect(rowsWithin('a row', 60, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
