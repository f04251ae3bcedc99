import { expect, test } from 'vitest'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { optionsFor, repeatDraftOf, type RepeatKind, ruleOf } from './repeat-draft.ts'

const start = '2024-01-15T09:00'
const draft = (more = {}) => ({ ...repeatDraftOf(null, start), ...more })

test.each<[RepeatKind, string, string]>([
  ['day', 'Every day', 'FREQ=DAILY'],
  ['weekday', 'Every weekday (Monday to Friday)', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['week', 'Every week on Monday', 'FREQ=WEEKLY;BYDAY=MO'],
  ['fortnight', 'Every other Monday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
  ['month-day', 'Every month on day 15', 'FREQ=MONTHLY;BYMONTHDAY=15'],
  ['month-weekday', 'Every month on the third Monday', 'FREQ=MONTHLY;BYDAY=3MO'],
  ['year', 'Every year on 15 January', 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15'],
])('the choice %s is called %j and is the rule %s, which is read back as it', (kind, label, rule) => {
  expect(optionsFor(start, false).find(({ value }) => value === kind)?.label).toBe(label)
  expect(ruleOf(draft({ kind }), start)).toBe(rule)
  expect(parseRule(rule)).toHaveProperty('rule')
  for (const end of ['', ';COUNT=4', ';UNTIL=20240301']) {
    const read = repeatDraftOf(rule + end, start)
    expect([read.kind, ruleOf(read, start)]).toEqual([kind, rule + end])
  }
})

test('the fifth of a weekday is the last one of its month', () => {
  expect(ruleOf(draft({ kind: 'month-weekday' }), '2024-01-29')).toBe('FREQ=MONTHLY;BYDAY=-1MO')
})

test('an own rule says how often and on which days, in the order of the week, and is read back', () => {
  const own = draft({ kind: 'own', interval: '3', unit: 'WEEKLY', days: ['FR', 'MO'], ends: 'after', count: '5' })
  const rule = ruleOf(own, start)
  expect(rule).toBe('FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,FR;COUNT=5')
  expect(repeatDraftOf(rule, start)).toMatchObject({ kind: 'own', interval: '3', days: ['MO', 'FR'], count: '5' })
})

test('nothing repeats that ends before it begins, or is asked for no times', () => {
  expect(ruleOf(draft({ kind: 'day', ends: 'on', until: '2024-01-01' }), start)).toBe('FREQ=DAILY;UNTIL=20240115')
  expect(ruleOf(draft({ kind: 'day', ends: 'after', count: '' }), start)).toBe('FREQ=DAILY;COUNT=1')
})

test('a rule that is more than can be chosen stays as it came', () => {
  const rule = 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1'
  const kept = repeatDraftOf(rule, start)
  expect([kept.kind, ruleOf(kept, start)]).toEqual(['kept', rule])
})
