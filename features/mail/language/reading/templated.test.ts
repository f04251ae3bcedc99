import { expect, test } from 'vitest'
import { readTemplated } from './templated.ts'

test.each([
  ['Use my intro template for Sara', { do: 'use-template', template: 'intro', to: ['Sara'] }],
  [
    'please send the payment reminder template to Tom and Mia Berg',
    { do: 'use-template', template: 'payment reminder', to: ['Tom', 'Mia Berg'] },
  ],
  ['email Tom with my follow-up template', { do: 'use-template', template: 'follow-up', to: ['Tom'] }],
  ['use the out of office template', { do: 'use-template', template: 'out of office', to: [] }],
  ['what templates do I have?', { do: 'list-templates' }],
])('hears in “%s” which template and for whom', (message, wish) => {
  expect(readTemplated(message)).toEqual(wish)
})

test.each([
  'email Sara that the template is ready',
  'find the template file',
  'use the new template in the deck for Sara',
])('leaves “%s” to others', (message) => {
  expect(readTemplated(message)).toBeUndefined()
})
