import { expect, test } from 'vitest'
import { type Dialogue, emptyDialogue } from '#foundation/language/dialogue.ts'
import { readGoingOn } from './going-on.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }
const [roof, boat] = [
  { kind: 'mail', id: 'roof', title: 'The roof' },
  { kind: 'mail', id: 'boat', title: 'The boat' },
]
const which = { words: 'from Otto', all: true }
const after = (wish: object, more: Partial<Dialogue> = {}): Dialogue => ({
  ...emptyDialogue,
  did: { activityId: 'one', things: [roof, boat], frame: { intent: 'mail', wish } },
  ...more,
})
const archived = after({ do: 'archive', which })

test.each([
  'oh wait, not the boat',
  'but keep the boat one',
  'the boat stays in the inbox',
  'put the boat back',
  'no, leave the boat alone',
])('“%s” takes it back for that mail alone', (said) => {
  expect(readGoingOn(said, archived, wording)).toMatchObject({
    do: 'spare',
    of: ['roof', 'boat'],
    words: ['boat'],
    deed: { do: 'move', folder: 'inbox' },
  })
})

test.each([
  'not',
  'archive the boat',
  'what is not on the boat?',
  'do not forget the boat and the sails',
  'just the boat',
])('“%s” does not', (said) => {
  expect(readGoingOn(said, archived, wording)).toBeUndefined()
})

test('what was taken back is done again to the one that was meant', () => {
  const { did } = archived
  const undone = {
    ...archived,
    asked: { intent: 'undo' },
    ...(did && { did: { ...did, isUndone: true, isPast: true } }),
  }
  expect(readGoingOn('just the boat', undone, wording)).toMatchObject({ words: ['boat'], deed: { do: 'archive' } })
  expect(readGoingOn('just the boat', { ...undone, asked: { intent: 'list' } }, wording)).toBeUndefined()
})

test('snoozed mail comes back at another time', () => {
  const snoozed = after({ do: 'snooze', which, until: '2026-11-19T08:00' })
  expect(readGoingOn('make it friday, thursday is full', snoozed, wording)).toMatchObject({
    do: 'snooze',
    which: { ids: ['roof', 'boat'] },
    until: '2026-11-20T08:00',
  })
  expect(readGoingOn('make it friday', archived, wording)).toBeUndefined()
})
