import { expect, test } from 'vitest'
import type { Reminder } from '../../contract.ts'
import { choiceOf, choicesFor, situationOf, stepsTo } from './choice.ts'

function before(id: string, minutes: number, target: Reminder['target'] = {}): Reminder {
  const about = target.event === undefined ? 'calendar' : 'event'
  const none = { text: '', start: null, rule: null, again: null, next: null }
  const rest = { zone: 'UTC', floating: true, state: 'active' as const, when: '', foreign: false, revision: 1 }
  return { ...none, ...rest, id, about, target, minutes }
}

const general = before('general', 10)
const work = before('work', 15, { calendar: 'work' })
const own = before('own', 30, { event: 'lunch' })
const silent = before('silent', 0, { event: 'lunch', silent: true })
const owner = { event: 'lunch', named: 'Lunch' }
const of = (all: readonly Reminder[]) => situationOf(all, { event: 'lunch', calendar: 'work' })
const labels = (all: readonly Reminder[]) => choicesFor(of(all)).map(({ label }) => label)

const steps = (choice: string, all: readonly Reminder[]) => stepsTo(choice, of(all), owner, 'new')

test('an event uses its own reminders, else its calendar’s, else those of all events', () => {
  expect(of([general, work, own])).toEqual({ own: [own], usual: [work] })
  expect(of([general])).toEqual({ own: [], usual: [general] })
  expect(situationOf([general, work], { calendar: 'work' })).toEqual({ own: [work], usual: [general] })
  expect(situationOf([general, work, own], {})).toEqual({ own: [general], usual: [] })
})

test.each([
  [[], 'usual'],
  [[general, own], '30'],
  [[general, silent], 'none'],
  [[own, before('more', 60, { event: 'lunch' })], 'several'],
])('a choice is described: %#', (all, choice) => {
  expect(choiceOf(of(all))).toBe(choice)
})

test('the default says what it is, and “none” is offered only if something would come', () => {
  expect(labels([]).slice(0, 2)).toEqual(['No reminder', 'When it begins'])
  expect(labels([general]).slice(0, 3)).toEqual(['As usual: 10 minutes before', 'No reminder', 'When it begins'])
  expect(labels([own, before('more', 60, { event: 'lunch' })])).toContain('30 minutes before and an hour before')
  expect(labels([before('odd', 7, { event: 'lunch' })])).toContain('7 minutes before')
})

test('existing reminders are changed, or replaced by the choice', () => {
  const made = { name: 'reminders.create-before', input: { id: 'new', event: 'lunch', named: 'Lunch', minutes: 5 } }
  expect(steps('5', [general])).toEqual([made])
  expect(steps('5', [own])).toEqual([{ name: 'reminders.change', input: { id: 'own', minutes: 5 } }])
  expect(steps('5', [silent])).toEqual([{ name: 'reminders.stop', input: { id: 'silent' } }, made])
  expect(steps('usual', [own])).toEqual([{ name: 'reminders.stop', input: { id: 'own' } }])
  expect(steps('none', [general])).toEqual([{ ...made, input: { ...made.input, minutes: 0, silent: true } }])
  expect(steps('30', [own])).toEqual([])
})
