import { expect, it } from 'vitest'
import { example } from './example.ts'

it('names a list of the person, and none where there is only the inbox', () => {
  const inbox = { role: 'inbox', name: 'Inbox' } as const
  expect(example([inbox])).toBe('Call the bank tomorrow at 10 !high')
  expect(example([inbox, { role: 'own', name: 'Garden' }])).toBe('Call the bank tomorrow at 10 !high #Garden')
})
