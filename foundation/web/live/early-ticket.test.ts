import { expect, test } from 'vitest'
import { offerEarlyTicket, takeEarlyTicket } from './early-ticket.ts'

const early = () => ({ person: 'ana', ticket: Promise.resolve<string | undefined>('let me in'), askedAt: 1_000 })

test('an early ticket is handed out once', async () => {
  offerEarlyTicket(early())
  expect(await takeEarlyTicket('ana', 2_000)).toBe('let me in')
  expect(await takeEarlyTicket('ana', 2_000)).toBeUndefined()
})

test('it is for the person who asked alone, and not for long', async () => {
  offerEarlyTicket(early())
  expect(await takeEarlyTicket('ben', 2_000)).toBeUndefined()
  offerEarlyTicket(early())
  expect(await takeEarlyTicket('ana', 32_000)).toBeUndefined()
})
