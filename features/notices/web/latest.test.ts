import { expect, test } from 'vitest'
import { latest } from './latest.ts'

const told = (kind: string, about: string, at: string) => ({ kind, about, at })

test('of several notices about one thing the newest stays, and what is about nothing in particular stays too', () => {
  const notices = [
    told('reminders', 'call', '11:19'),
    told('imports', '', '11:15'),
    told('reminders', 'rent', '11:10'),
    told('reminders', 'call', '11:09'),
    told('imports', '', '11:00'),
  ]
  expect(latest(notices).map(({ at }) => at)).toEqual(['11:19', '11:15', '11:10', '11:00'])
})
