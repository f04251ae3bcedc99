import { expect, test } from 'vitest'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import { declineCard, type Turn } from '#foundation/server/language.ts'
import { isOfReader } from '../../language/reading/taken-back.ts'
import { hear } from './hearing.ts'
import { findSends, takeBack } from './sending.ts'

const empty: Dialogue = { open: [], shown: [], offers: [] }

function turnWith(dialogue: Partial<Dialogue>, held: readonly { id: string; state: string }[]): Turn {
  return {
    dialogue: { ...empty, ...dialogue },
    results: [{ tool: findSends, result: { kind: 'answer', answer: held } }],
    offers: (tool: string) => tool === findSends || tool === declineCard,
  } as unknown as Turn
}

const cardOf = (wish: unknown) => ({
  card: { activityId: 'a', things: [], frame: { intent: 'any', wish } } as unknown as NonNullable<Dialogue['card']>,
})

test('what is held is taken back, also where no draft is in hand', () => {
  expect(takeBack(turnWith({}, [{ id: 'm', state: 'held' }]), true)).toMatchObject({
    calls: [{ tool: 'mail.take-back', input: { id: 'm' } }],
  })
  expect(takeBack(turnWith({}, []), true)).toMatchObject({ kind: 'say', leaves: { isNothing: true } })
})

test('only a card that is of a mail is declined', () => {
  const ofMail = turnWith(cardOf({ do: 'compose', sends: true }), [])
  expect(takeBack(ofMail, true)).toMatchObject({ calls: [{ tool: declineCard }] })
  expect(takeBack(turnWith(cardOf({ do: 'add-event' }), []), true)).toMatchObject({ kind: 'say' })
})

test('what is said of another thing in the same message is no order about the draft', () => {
  const now = Temporal.PlainDateTime.from('2026-11-18T10:20')
  const shown = [{ kind: 'mail-draft', id: 'd', title: 'Roof' }]
  const scene = { now, zone: 'Europe/Berlin', before: [], dialogue: { ...empty, shown } }
  expect(hear('don’t send it, delete that event', scene)).toEqual([])
  expect(hear('don’t send it, delete that draft', scene)).toMatchObject([{ wish: { do: 'take-back' } }])
})

test.each([
  ['don’t send, drop that', true],
  ['Don’t send it, drop it please.', true],
  ['Don’t send it, drop that event', false],
])('“%s” takes a mail back: %s', (said, isTaken) => {
  const now = Temporal.PlainDateTime.from('2026-11-18T10:20')
  const read = hear(said, { now, zone: 'Europe/Berlin', before: [], dialogue: empty })
  const isSure = read.some(({ wish, sure }) => sure && (wish as { discards?: true }).discards === true)
  expect(isSure).toBe(isTaken)
})

test.each([
  ['could you recall the mail that I sent to Otto on Monday?', true],
  ['delete that message from her inbox', true],
  ['recall the mail I just sent', false],
  ['delete the mail I sent to Otto', false],
  ['remove the star from Otto’s mail', false],
  ['get me the address from Otto’s mail', false],
  ['delete the attachment from her mail', false],
  ['remove the mail from Otto’s list', false],
  ['unsend it from his mailbox', true],
] as const)('“%s” asks for what has left: %s', (said, isLeft) => {
  expect(isOfReader(said)).toBe(isLeft)
})
