import { expect, test } from 'vitest'
import { titleOf, waitingAnswer } from './keeping.ts'

const known = [{ id: 'a', title: 'Call Tom' }]
const deed = { key: '1', name: 'notices.finish', input: { id: 'a' }, title: '', state: 'waiting' } as const

test('a waiting answer is named by its notice', () => {
  expect(titleOf('notices.snooze', { id: 'a', minutes: 10 }, known)).toBe('Snooze “Call Tom”')
  expect(titleOf('notices.finish', { id: 'b' }, known)).toBe('Done with a notice')
})

test('a notice is answered by what waits for it, and by nothing that was refused', () => {
  expect(waitingAnswer([deed], 'a')).toBe(deed)
  expect(waitingAnswer([deed], 'b')).toBeUndefined()
  expect(waitingAnswer([{ ...deed, state: 'refused' }], 'a')).toBeUndefined()
  expect(waitingAnswer([{ ...deed, name: 'notices.change-settings' }], 'a')).toBeUndefined()
})
