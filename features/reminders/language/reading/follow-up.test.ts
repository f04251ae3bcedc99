import { expect, test } from 'vitest'
import { leadTimeIn, readFollowUp } from './follow-up.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

test.each([
  ['skip weekends', { do: 'change', except: ['SA', 'SU'] }],
  ['no Sundays please', { do: 'change', except: ['SU'] }],
  ['On Mondays I should like to be spared.', { do: 'change', except: ['MO'] }],
  ['until Christmas', { do: 'change', until: '2026-12-25' }],
  [
    'only Tuesdays and Thursdays',
    {
      do: 'change',
      timing: { by: 'day', day: '2026-11-24', rule: 'FREQ=WEEKLY;BYDAY=TU,TH' },
      except: ['MO', 'WE', 'FR', 'SA', 'SU'],
    },
  ],
  ['only on weekdays', { do: 'change', timing: { rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' } }],
  ['Thursday 17:00 is better', { do: 'change', timing: { at: '2026-11-26T17:00' } }],
  ['She comes at 5 so make it 4:45', { do: 'change', timing: { at: '2026-11-20T16:45' } }],
  ['It is Saturday, so on Monday please', { do: 'change', timing: { day: '2026-11-23' } }],
  ['sorry, monday, not sunday', { do: 'change', timing: { day: '2026-11-23' } }],
  ['not on tuesday but on thursday', { do: 'change', timing: { day: '2026-11-26' } }],
  ['daily at 8 but not on sundays', { do: 'change', timing: { rule: 'FREQ=DAILY' }, except: ['SU'] }],
  ['repeat it every 2 weeks', { do: 'change', timing: { rule: 'FREQ=WEEKLY;INTERVAL=2' } }],
  ['the first one next thursday', { do: 'change', timing: { day: '2026-11-26' } }],
  ["don't need it any more", { do: 'stop' }],
  ['that one can go', { do: 'stop' }],
  ['I did it already', { do: 'done' }],
])('“%s” is about the reminder before', (said, wanted) => {
  expect(readFollowUp(said, wording)).toMatchObject({ ...wanted, which: { words: '', it: true } })
})

test.each([
  'what is there for me to do until friday',
  'does it come on saturdays as well',
  'is that on mondays too',
  'will it be at 8 also?',
])('“%s” asks, and changes nothing', (said) => {
  expect(readFollowUp(said, wording)).toBeUndefined()
})

test.each([
  ['and 15 min before the rehearsal as well', 'rehearsal', 15],
  ['plus an hour before the audit', 'audit', 60],
])('“%s” is one more, before that event', (said, words, minutes) => {
  const timing = { by: 'event', events: { words }, minutes, side: 'before' }
  expect(readFollowUp(said, wording)).toMatchObject({ do: 'create', timing })
})

test.each([
  ['sorry, 3h', 180],
  ['make it 40 min before', 40],
  ['90 minutes rather', 90],
  ['30 minutes earlier', undefined],
  ['at 3', undefined],
  ['monday', undefined],
])('“%s” says how long before an event', (said, minutes) => {
  expect(leadTimeIn(said)).toBe(minutes)
})

test.each([
  ['cancel this one completely', { do: 'stop', which: { words: '', it: true } }],
  ['drop these for good', { do: 'stop', which: { words: '', it: true, all: true } }],
  ['remove both of these', { do: 'stop', which: { words: '', ofRow: 'both', all: true } }],
  ['scrap the other reminder entirely', { do: 'stop', which: { words: '', ofRow: 'other' } }],
  ['that other one at 4', { do: 'change', which: { words: '', ofRow: 'other' }, timing: { clock: '16:00' } }],
  ['the first one to Monday', { do: 'change', which: { words: '', place: 0 }, timing: { day: '2026-11-23' } }],
  ['make this the evening', { do: 'change', which: { words: '', it: true }, timing: { clock: '18:00' } }],
  ['and one more on Wednesday', { do: 'also', timing: { day: '2026-11-25' } }],
])('“%s” is about those that were set or shown together', (said, wanted) => {
  expect(readFollowUp(said, wording)).toMatchObject(wanted)
})

test.each(['remind me to stop smoking for good', 'the other bank'])('“%s” ends none of them', (said) => {
  expect(readFollowUp(said, wording)).not.toMatchObject({ do: 'stop' })
})
