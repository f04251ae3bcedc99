import { expect, test } from 'vitest'
import { type Due, homeOf } from './home-of.ts'

const report = { title: 'Send the report', overdue: true }
const offered = (due: Due) => homeOf(due).prompts.map(({ text }) => text)
const shown = (due: Due) => homeOf(due).prompts[0]?.shows
const told = (due: Due) => homeOf(due).lines.map(({ text, detail }) => [text, detail])

test('nothing is said about a day on which nothing is due', () => {
  expect(homeOf({ overdue: 0, today: 0, first: undefined })).toEqual({ lines: [], prompts: [] })
})

test('a single task is named, and whether it is late', () => {
  expect(told({ overdue: 1, today: 1, first: report })).toEqual([['Send the report', 'Overdue']])
  expect(told({ overdue: 0, today: 1, first: { ...report, overdue: false } })).toEqual([
    ['Send the report', 'Due today'],
  ])
})

test('several are counted, overdue ones separately', () => {
  expect(told({ overdue: 2, today: 5, first: report })).toEqual([
    ['2 tasks overdue, 3 due today', '“Send the report” first'],
  ])
  expect(told({ overdue: 1, today: 3, first: report })[0]?.[0]).toBe('1 task overdue, 2 due today')
  expect(told({ overdue: 2, today: 2, first: report })[0]?.[0]).toBe('2 tasks overdue')
  expect(told({ overdue: 0, today: 3, first: report })[0]?.[0]).toBe('3 tasks due today')
})

test('says on the card how many tasks the plan is for', () => {
  expect(shown({ overdue: 1, today: 1, first: report })).toBe('Find time for the task that is due')
  expect(shown({ overdue: 1, today: 3, first: report })).toBe('Find time for the 3 tasks that are due')
})

test('offers to plan the day, and to postpone overdue tasks if there are any', () => {
  expect(offered({ overdue: 0, today: 3, first: report })).toEqual(['Plan my day'])
  expect(offered({ overdue: 1, today: 3, first: report })).toEqual([
    'Plan my day',
    'Put everything overdue on tomorrow',
  ])
})
