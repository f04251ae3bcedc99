import { expect, test } from 'vitest'
import { createAim } from './aim.ts'

const at = (date: string) => new URLSearchParams({ date })

test('a change counts from what is shown, and from the change before while the page has not followed yet', () => {
  const aim = createAim()
  expect(aim.from(at('1')).get('date')).toBe('1')
  aim.take(at('2'))
  expect(aim.from(at('1')).get('date')).toBe('2')
})

test('pages shown on the way do not end it, and the one it leads to does', () => {
  const aim = createAim()
  aim.take(at('2'))
  aim.take(at('3'))
  aim.reach(at('2'))
  expect(aim.from(at('2')).get('date')).toBe('3')
  aim.reach(at('3'))
  expect(aim.from(at('7')).get('date')).toBe('7')
})

test('whoever is led elsewhere meanwhile goes on from there', () => {
  const aim = createAim()
  aim.take(at('2'))
  aim.reach(at('9'))
  expect(aim.from(at('9')).get('date')).toBe('9')
})
