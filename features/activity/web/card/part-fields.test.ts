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

test('a plan with at most one part is shown as a whole', () => {
  expect(partsOf({ parts: 'steps', shown: { title: 'Plan', fields: fields.slice(0, 3) } }).parts).toEqual([])
  expect(partsOf({ parts: null, shown: { title: 'Plan', fields } })).toEqual({ others: fields, parts: [] })
})
