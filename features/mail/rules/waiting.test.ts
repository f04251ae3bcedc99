import { expect, test } from 'vitest'
import { waitingPeople } from './waiting.ts'

const thread = (id: string, address: string, subject: string) => ({ id, subject, people: [{ address, own: false }] })

test('people wait, each conversation once by its newest message, and billing offices do not', () => {
  const threads = [
    thread('old', 'otto@langdach.example', 'Roof of the barn'),
    thread('bill', 'billing@power.example', 'Invoice 4471'),
    thread('machine', 'no-reply@parking.example', 'Gate opened'),
    thread('new', 'ana@solar.example', 'Re: Roof of the barn'),
  ]
  expect(waitingPeople(threads).map(({ id }) => id)).toEqual(['new'])
})
