import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Reminder } from '../../contract.ts'
import { titleOf } from './keeping.ts'
import { type Deeds, lateReminders } from './late-reminders.ts'

const seen = { zone: 'Europe/Vienna', now: '2026-11-23T10:20', format: usualTimeFormat }
const [tom, made] = ['019ab2c4-0000-7000-8000-000000000001', '019ab2c4-0000-7000-8000-000000000002']

const call: Reminder = {
  id: tom,
  text: 'Call Tom',
  about: 'text',
  target: {},
  minutes: null,
  start: '2026-11-24T09:00',
  rule: null,
  zone: 'Europe/Vienna',
  floating: true,
  again: null,
  state: 'active',
  next: '2026-11-24T09:00',
  when: 'on Tuesday, 24 November 2026 at 09:00',
  foreign: false,
  revision: 3,
}

const deed = (name: string, input: object, state: Deeds[number]['state'] = 'waiting') => ({
  name: `reminders.${name}`,
  input,
  state,
})
const shown = (...deeds: Deeds) =>
  lateReminders([call], deeds, seen).reminders.map(({ text, next, when }) => [text, next, when])

test('what was set, changed and stopped without a connection is shown as it will be', () => {
  const set = deed('create', { id: made, text: 'Rent', at: '2026-12-01T09:00', rule: 'FREQ=MONTHLY' })
  expect(shown(set)).toContainEqual(['Rent', '2026-12-01T09:00', 'on the 1st of each month at 09:00'])
  const ofChat = deed('create', { id: made, text: 'Budget', at: '2026-12-01T09:00', chat: tom })
  const [, about] = lateReminders([call], [ofChat], seen).reminders
  expect(about).toMatchObject({ about: 'chat', target: { chat: tom } })
  const moved = deed('change', { id: tom, revision: 3, at: '2026-11-25T10:00', text: 'Call Tom back' })
  expect(shown(moved)).toEqual([['Call Tom back', '2026-11-25T10:00', '']])
  expect(shown(moved, deed('stop', { id: tom }))).toEqual([])
  expect(shown(set, deed('stop', { id: made }))).toHaveLength(1)
})

test('what was refused is shown as it is', () => {
  expect(shown(deed('stop', { id: tom }, 'refused'))).toHaveLength(1)
  expect(lateReminders([call], [deed('stop', { id: tom }, 'refused')], seen).waiting.size).toBe(0)
})

test('what waits is named by what it is about', () => {
  expect(titleOf('reminders.stop', { id: tom }, [call])).toBe('Stop “Call Tom”')
  expect(titleOf('reminders.change', { id: made }, [call])).toBe('Change a reminder')
  expect(titleOf('reminders.create', { id: made, text: 'Rent' }, [])).toBe('Remind of “Rent”')
  expect(titleOf('reminders.create-before', { minutes: 10 }, [])).toBe('Set a reminder before events')
})
