import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { occurrence } from '../testing/occurrence.ts'
import { guestsOf } from './guests.ts'

const event = (title: string, ...people: Occurrence['people']) => occurrence({ title, people })

const sara = { name: 'Sara Ökten', email: 'Sara@example.com' }
const ben = { name: '', email: 'ben@example.com' }
const events = [event('Board', sara, ben), event('Lunch', { ...sara, email: 'sara@example.com' })]

function found(question: string): string[] {
  return guestsOf(events, question).map(({ name, next }) => `${name}: ${next.title}`)
}

test('finds a guest once, with the first of their events, by name or address and without accents', () => {
  expect(found('sara')).toEqual(['Sara Ökten: Board'])
  expect(found('okten SARA')).toEqual(['Sara Ökten: Board'])
  expect(found('ben@')).toEqual(['ben@example.com: Board'])
})

test('finds no guest of an event that was found by its title', () => {
  expect(found('board')).toEqual([])
})
