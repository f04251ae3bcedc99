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

const label = { do: 'label', which, label: 'paid' }
const ids = ['roof', 'boat']

test.each([
  ['no, unmute them again, might be useful', { do: 'mute', which }, { do: 'unmute' }],
  ['hm, take the label off again, the boat is not sold', label, { do: 'label', label: 'paid', off: true }],
  ['oh, bring those back please', { do: 'archive', which }, { do: 'move', folder: 'inbox' }],
  ['take the star off again', { do: 'star', which }, { do: 'unstar' }],
] as const)('“%s” takes the deed back', (said, did, wanted) => {
  expect(readGoingOn(said, after(did), wording)).toMatchObject({ ...wanted, which: { ids } })
})

test.each([
  ['no, call that label Boats instead', label, 'Boats'],
  ['the label should be Harbour', label, 'Harbour'],
  ['call it boats, not paid', label, 'boats'],
  ['wrong label, change it to Boats', label, 'Boats'],
  ['rather name it boats instead of “Paid”', label, 'boats'],
] as const)('“%s” gives another label', (said, did, name) => {
  expect(readGoingOn(said, after(did), wording)).toMatchObject({
    do: 'several',
    deeds: [
      { off: true, label: 'paid' },
      { do: 'label', label: name },
    ],
  })
})

test('the wrong mail comes back, and the one that was meant goes', () => {
  const said = 'no, wrong one, bring those back. I meant Otto’s mail from the 3rd, archive that'
  expect(readGoingOn(said, archived, wording)).toMatchObject({
    do: 'several',
    deeds: [
      { do: 'move', folder: 'inbox', which: { ids } },
      { do: 'archive', which: { from: 'Otto', since: '2026-11-03T00:00' } },
    ],
  })
})

test('what was not meant is no part of what was', () => {
  expect(readGoingOn('sorry, I meant Otto’s mail, not the roof one', archived, wording)).toMatchObject({
    deeds: [{ do: 'move' }, { do: 'archive', which: { from: 'Otto', words: '' } }],
  })
})

test.each([
  'no, I wanted the mail from Otto in the inbox',
  'wait, I meant the mail from Otto to stay',
  'sorry, I wanted the mail from Otto',
  'no, I wanted to star the mail from Otto',
])('“%s” does the same to nothing else', (said) => {
  expect(readGoingOn(said, archived, wording)).toBeUndefined()
})

test.each([
  'archive the label mail',
  'did you take the label off?',
  'take the label off the crate and star the roof mail',
  'call the plumber',
  'call it a day',
  'name the boat',
  'the label should be fine',
  'make the label red',
  'I wanted the label gone',
])('“%s” takes nothing back', (said) => {
  expect(readGoingOn(said, after(label), wording)).toBeUndefined()
})

test('what is left out may be named by what it is about, and another day is said to be better', () => {
  expect(readGoingOn('except the one about the boat, put that back in the inbox', archived, wording)).toMatchObject({
    do: 'spare',
    words: ['boat'],
  })
  const snoozed = after({ do: 'snooze', which, until: '2026-11-19T08:00' })
  expect(readGoingOn('friday is better', snoozed, wording)).toMatchObject({ until: '2026-11-20T08:00' })
})
