import { expect, test } from 'vitest'
import { misfitOf } from '../rules/repeating.ts'
import { canCountFromDone, optionsFor, repeatDraftOf, type RepeatDraft, ruleOf } from './repeat-draft.ts'

const day = '2026-11-20'
const draft = (more: Partial<RepeatDraft>): RepeatDraft => ({ ...repeatDraftOf(null, 'due'), ...more })

test('each usual way is a rule that is read back as it, also with an end', () => {
  const kinds = optionsFor(undefined).filter(({ value }) => value !== 'never' && value !== 'own')
  for (const { value: kind } of kinds)
    for (const end of ['', ';COUNT=4', ';UNTIL=20270301']) {
      const read = repeatDraftOf(kind + end, 'due')
      expect([read.kind, ruleOf(read, { from: 'due', day })]).toEqual([kind, kind + end])
    }
})

test.each([
  [{ unit: 'DAILY', interval: '3' }, 'FREQ=DAILY;INTERVAL=3'],
  [{ unit: 'MONTHLY', interval: '6' }, 'FREQ=MONTHLY;INTERVAL=6'],
  [{ unit: 'YEARLY', interval: '2', ends: 'after', count: '5' }, 'FREQ=YEARLY;INTERVAL=2;COUNT=5'],
  [{ unit: 'WEEKLY', interval: '1', days: ['FR', 'MO'] }, 'FREQ=WEEKLY;BYDAY=MO,FR'],
  [{ unit: 'WEEKLY', interval: '3', ends: 'on', until: '2027-01-31' }, 'FREQ=WEEKLY;INTERVAL=3;UNTIL=20270131'],
] as const)('an own way %j is %s, and is read back', (own, rule) => {
  const written = ruleOf(draft({ kind: 'own', ...own, days: 'days' in own ? [...own.days] : [] }), { from: 'due', day })
  expect(written).toBe(rule)
  expect(repeatDraftOf(rule, 'due')).toMatchObject({ kind: 'own', ...own, days: 'days' in own ? ['MO', 'FR'] : [] })
  expect(misfitOf(rule, { repeatsFrom: 'due', due: day })).toBeUndefined()
})

test('counted from when it was done it has neither days of the week nor an end, so that it is never refused', () => {
  const own = draft({ kind: 'own', unit: 'WEEKLY', interval: '2', days: ['MO'], ends: 'after', count: '5' })
  const rule = ruleOf(own, { from: 'done', day: '' })
  expect(rule).toBe('FREQ=WEEKLY;INTERVAL=2')
  expect(misfitOf(rule ?? '', { repeatsFrom: 'done', due: null })).toBeUndefined()
  expect(repeatDraftOf('FREQ=DAILY;INTERVAL=3', 'done')).toMatchObject({ kind: 'own', interval: '3' })
  expect(['never', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'kept'].some((kind) => canCountFromDone(kind as never))).toBe(
    false,
  )
})

test('a rule that is more than can be chosen stays as it came', () => {
  const rule = 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1'
  const kept = repeatDraftOf(rule, 'due')
  expect([kept.kind, ruleOf(kept, { from: 'due', day })]).toEqual(['kept', rule])
})
