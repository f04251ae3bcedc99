import { expect, test } from 'vitest'
import { withTitles } from './other-one.ts'

const tasks = [
  { id: '1', title: 'order lockboxes' },
  { id: '2', title: 'renew mls dues' },
].map((each) => ({ ...each, status: 'todo' as const, due: null, waitsFor: null }))
const row = ['1', '2']

test.each([
  ['lockboxes tomorrow, other one by feb 15', row, 'lockboxes tomorrow, renew mls dues by feb 15'],
  ['the other one by friday', ['1'], 'renew mls dues by friday'],
  ['second one by friday', ['1'], 'renew mls dues by friday'],
  ['the last one is done', row, 'renew mls dues is done'],
  ['drop the last', ['1'], 'drop renew mls dues'],
  ['drop the last invoice', ['1'], 'drop the last invoice'],
  ['the other one by friday', row, 'the other one by friday'],
])('puts the title in place of “%s”', (said, spoken, told) => {
  expect(withTitles(said, { row, spoken, tasks })).toBe(told)
})
