import { expect, test } from 'vitest'
import { type Dialogue, emptyDialogue } from '#foundation/language/dialogue.ts'
import type { ConversationOutcome } from '#foundation/server/action.ts'
import { dialogueIn, dialogueNow, storedDialogue } from './dialogue.ts'

const lunch = { kind: 'event', id: 'l', title: 'Lunch', start: '2026-11-20T12:00:00Z', original: null }
const wish = { do: 'create', when: Temporal.PlainDateTime.from('2026-11-20T09:30') }
const whole: Dialogue = {
  open: [{ question: 'when', intent: 'calendar', wish }],
  shown: [lunch],
  span: { from: '2026-11-20T00:00', to: '2026-11-21T00:00' },
  offers: [{ from: '2026-11-20T09:00', to: '2026-11-20T10:00' }],
  asked: { intent: 'calendar', wish },
  did: { activityId: 'a', answerId: 'b', things: [lunch], frame: { intent: 'calendar', wish } },
  card: { activityId: 'c', answerId: 'b', things: [] },
}

const throughJson = (dialogue: Dialogue) => JSON.parse(JSON.stringify(storedDialogue(dialogue)))

test('a dialogue comes back from where it is stored as it was', () => {
  expect(dialogueIn(throughJson(whole))).toEqual(whole)
  expect(dialogueIn(throughJson(emptyDialogue))).toEqual(emptyDialogue)
})

test.each([
  ['of another version', { ...storedDialogue(whole), version: 1 }],
  ['of another shape', { ...storedDialogue(whole), state: { shown: 'Lunch' } }],
  ['with a time that cannot be read', throughJson({ ...whole, span: { '@time': 'PlainDate', value: 'x' } as never })],
  ['of an answer that left none', null],
])('a state %s is dropped', (_, stored) => {
  expect(dialogueIn(stored)).toBeUndefined()
})

const outcome = (more: Partial<ConversationOutcome>): ConversationOutcome => ({
  activityId: 'c',
  answerId: 'b',
  action: 'calendar.create-event',
  title: 'Create an event',
  state: 'done',
  sentence: undefined,
  sources: undefined,
  things: [lunch],
  ...more,
})
const line = (dialogue?: Dialogue, id = 'b') => ({ id, ...(dialogue && { dialogue }) })
const carded: Dialogue = { ...emptyDialogue, card: { activityId: 'c', answerId: 'b', things: [] } }

test('a card that was approved since is what was done last, and “it” means what it made', () => {
  const now = dialogueNow([line(carded)], [outcome({})])
  expect(now.card).toBeUndefined()
  expect(now).toMatchObject({ did: { activityId: 'c', things: [lunch], isUndone: false }, shown: [lunch] })
})

test.each(['declined', 'expired', 'failed'])('a card that was %s since is no card any more', (state) => {
  expect(dialogueNow([line(carded)], [outcome({ state, things: [] })])).toEqual(emptyDialogue)
})

test('a card that was edited on the screen waits under its new id', () => {
  const now = dialogueNow([line(carded)], [outcome({ activityId: 'new', state: 'waiting', things: [] })])
  expect(now.card?.activityId).toBe('new')
})

test('a deed that was undone on the screen is known to be undone', () => {
  const did = { ...emptyDialogue, did: { activityId: 'c', things: [lunch] } }
  expect(dialogueNow([line(did)], [outcome({ state: 'undone' })]).did?.isUndone).toBe(true)
})

test('what a model elsewhere did after the last dialogue is read from the ledger', () => {
  const later = outcome({ activityId: 'z', answerId: 'later' })
  const now = dialogueNow([line(emptyDialogue), line(undefined, 'later')], [later])
  expect(now).toMatchObject({ did: { activityId: 'z' }, shown: [lunch] })
  expect(dialogueNow([line(emptyDialogue)], [later])).toEqual(emptyDialogue)
})
