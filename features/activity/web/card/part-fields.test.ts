import { expect, test } from 'vitest'
import { partsOf } from './part-fields.ts'

const field = (name: string, label: string, value: string) => ({ name, label, value })
const fields = [
  field('calendar', 'Calendar', 'Work'),
  field('steps.0', '1', 'Create “Lunch”'),
  field('steps.0.event.location', '1 · Place', 'Zoë’s'),
  field('steps.10', '11', 'Delete “Fair”'),
]

test('a plan is shown by its parts, each with its line, apart from common fields', () => {
  expect(partsOf({ parts: 'steps', shown: { title: 'Plan', fields } })).toEqual({
    others: [field('calendar', 'Calendar', 'Work')],
    parts: [
      { at: 0, line: 'Create “Lunch”', fields: [field('steps.0.event.location', 'Place', 'Zoë’s')] },
      { at: 10, line: 'Delete “Fair”', fields: [] },
    ],
  })
})

test('what is the same for every step is said once, before the steps', () => {
  const shared = [
    field('steps.0', '1', 'Create “Lunch”'),
    field('steps.0.calendar', '1 · Calendar', 'Work'),
    field('steps.0.type', '1 · Type', 'Meeting'),
    field('steps.1', '2', 'Create “Fair”'),
    field('steps.1.calendar', '2 · Calendar', 'Work'),
    field('steps.1.type', '2 · Type', 'Task'),
  ]
  expect(partsOf({ parts: 'steps', shown: { title: 'Plan', fields: shared } })).toEqual({
    others: [field('steps.0.calendar', 'Calendar', 'Work')],
    parts: [
      { at: 0, line: 'Create “Lunch”', fields: [field('steps.0.type', 'Type', 'Meeting')] },
      { at: 1, line: 'Create “Fair”', fields: [field('steps.1.type', 'Type', 'Task')] },
    ],
  })
})

test('a plan with at most one part is shown as a whole', () => {
  expect(partsOf({ parts: 'steps', shown: { title: 'Plan', fields: fields.slice(0, 3) } }).parts).toEqual([])
  expect(partsOf({ parts: null, shown: { title: 'Plan', fields } })).toEqual({ others: fields, parts: [] })
})
