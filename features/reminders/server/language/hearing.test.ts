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

test.each([
  ['remind me that morning at 8:30 to bring the folder', 'Bring the folder', '2026-12-10T08:30'],
  ['that evening at 7 remind me to call Eva', 'Call Eva', '2026-12-10T19:00'],
  ['remind me to pack that afternoon at 3', 'Pack', '2026-12-10T15:00'],
  ['remind me the same day at 8 to leave', 'Leave', '2026-12-10T08:00'],
])('“%s” is on the day of what was spoken of, and asks for the time where nothing was', (said, text, at) => {
  const shown = [{ kind: 'event', id: 'audit', title: 'Audit', start: '2026-12-10T13:00' }]
  const after = [...shown, { kind: 'event', id: 'wrap', title: 'Wrap-up', start: '2026-12-10T17:00' }]
  const other = [...shown, { kind: 'event', id: 'trip', title: 'Trip', start: '2026-12-11T17:00' }]
  const wish = { do: 'create', text, timing: { by: 'time', at } }
  expect(heard(said, { ...emptyDialogue, shown })?.wish).toMatchObject(wish)
  expect(heard(said, { ...emptyDialogue, shown: after })?.wish).toMatchObject(wish)
  expect(heard(said, { ...emptyDialogue, shown: other })?.wish).toEqual({ do: 'create', text })
  expect(heard(said, emptyDialogue)?.wish).toEqual({ do: 'create', text })
})

test('“that morning” is of the day that the sentence says', () => {
  const shown = [{ kind: 'event', id: 'audit', title: 'Audit', start: '2026-12-10T13:00' }]
  const wish = heard('remind me on Tuesday, that morning at 8, to pack', { ...emptyDialogue, shown })?.wish
  expect(wish).toMatchObject({ do: 'create', timing: { at: '2026-11-24T08:00' } })
})

const set = { kind: 'reminder', id: 'ring', title: 'Ring the manager', start: '2026-11-21T07:15' }
const done = {
  activityId: 'set',
  things: [set],
  frame: { intent: 'reminders', wish: { do: 'create', text: set.title, timing: { by: 'time', at: set.start } } },
}
const after = { ...emptyDialogue, did: done, shown: [set] }

test.each([
  ['nah 5 past 8', '08:05'],
  ['ugh sorry, half 8 rather', '08:30'],
  ['or no, 9', '09:00'],
])('“%s” sets right the reminder that was just set', (said, clock) => {
  expect(heard(said, after)?.wish).toMatchObject({ do: 'change', which: { it: true }, timing: { clock } })
})

test('a number alone is how many minutes before', () => {
  expect(heard('30 rather', { ...emptyDialogue, did: deed })?.wish).toMatchObject({ timing: { minutes: 30 } })
})

test('the same time is that of the last one, and is asked for where there is none', () => {
  const said = 'another reminder on monday same time, rota email'
  expect(heard(said, after)?.wish).toMatchObject({
    do: 'create',
    text: 'Rota email',
    timing: { at: '2026-11-23T07:15' },
  })
  expect(heard(said, emptyDialogue)?.wish).toEqual({ do: 'create', text: 'Rota email' })
})

test('“which ones” are the reminders, right after one was spoken of', () => {
  expect(heard('which ones do i have today', after)?.wish).toMatchObject({ do: 'list' })
})

test.each([
  ['make it half past', '18:30'],
  ['make that quarter to', '17:45'],
  ['no, ten past', '18:10'],
])('“%s” keeps the hour of what was set', (said, clock) => {
  const things = [{ kind: 'reminder', id: 'ring', title: 'Ring the manager', start: '2026-11-20T18:00' }]
  const wish = { do: 'create', text: 'Ring the manager', timing: { by: 'time', at: '2026-11-20T18:00' } }
  const did = { activityId: 'set', things, frame: { intent: 'reminders', wish } }
  expect(JSON.stringify(heard(said, { ...emptyDialogue, did })?.wish)).toContain(`T${clock}`)
})

const stopped = {
  activityId: 'stop',
  things: [set],
  frame: { intent: 'reminders', wish: { do: 'stop', which: { words: 'manager' } } },
}

test.each([
  ['and the wine one too', 'stop the wine reminder'],
  ['also the oat milk reminder', 'stop the oat milk reminder'],
  ['the wine one as well please', 'stop the wine reminder'],
])('“%s” stops another one as well', (said, text) => {
  expect(heard(said, { ...emptyDialogue, did: stopped })).toMatchObject({ wish: { do: 'known', text }, sure: true })
})

test.each([
  'get bread tomorrow at 8 too',
  'put flour on my list as well',
  'this suits me as well',
  'plus tea with Eva on friday at 3',
  'add the wine one too',
  'and move the wine reminder',
  'the wine one',
])('“%s” stops nothing', (said) => {
  expect(JSON.stringify(heard(said, { ...emptyDialogue, did: stopped })?.wish ?? {})).not.toContain('"stop ')
})
