import { expect, test } from 'vitest'
import { type Dialogue, emptyDialogue } from '#foundation/language/dialogue.ts'
import { hear } from './hearing.ts'

const now = Temporal.PlainDateTime.from('2026-11-20T14:32')
const heard = (said: string, dialogue: Dialogue) => hear(said, { now, zone: 'Europe/Vienna', before: [], dialogue })

const timing = { by: 'event', events: { words: 'audit', scope: 'one' }, minutes: 60, side: 'before' }
const deed = { activityId: 'card', things: [], frame: { intent: 'reminders', wish: { do: 'create', timing } } }

test('a length changes the card of a reminder before an event', () => {
  expect(heard('sorry, 3h', { ...emptyDialogue, card: deed })).toEqual({
    intent: 'reminders',
    wish: { do: 'create', timing: { ...timing, minutes: 180 } },
    sure: true,
    replaces: 'card',
  })
})

test('a length changes the reminder before an event that was set last', () => {
  const wish = { do: 'change', which: { words: '', it: true }, timing: { ...timing, minutes: 45 } }
  expect(heard('make it 45 min', { ...emptyDialogue, did: deed })?.wish).toEqual(wish)
  expect(heard('make it 45 min', { ...emptyDialogue, did: { ...deed, isPast: true } })?.wish).not.toEqual(wish)
})

test.each([
  ['reminder three days before, at 9', { by: 'time', at: '2026-12-07T09:00' }],
  ['remind me 3 days before at 10', { by: 'time', at: '2026-12-07T10:00' }],
  ['reminder a week before, at 9', { by: 'time', at: '2026-12-03T09:00' }],
])('“%s” counts from the day of the task that was spoken of', (said, when) => {
  const shown = [{ kind: 'task', id: 'visa', title: 'Visa', start: '2026-12-10' }]
  expect(heard(said, { ...emptyDialogue, shown })?.wish).toEqual({ do: 'create', it: true, timing: when })
  expect(heard(said, emptyDialogue)?.wish).toEqual({ do: 'create' })
})
