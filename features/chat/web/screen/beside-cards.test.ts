import { describe, expect, test } from 'vitest'
import { cardsOnce, outcomeBeside, wordsBeside } from './beside-cards.ts'

const listing = new Set(['tasks'])
const card = { kind: 'activity', id: '1' }
const booked = { label: 'Created “Lunch”, Friday, 13:00 to 14:00', card }
const asked = { label: 'Asked for your yes: Send “Lunch” to ben@example.org', card }
const deletes = { label: 'Asked for your yes: Delete “Review”', card }
const tasks = { label: 'Looked at your tasks', card: { kind: 'tasks', id: 'today' } }

describe('words', () => {
  test('that a card says as well are left out', () => {
    expect(wordsBeside(`${booked.label}.`, { held: [booked], listing })).toBe('')
    expect(wordsBeside(`${booked.label}.\n\nIt clashes.`, { held: [booked], listing })).toBe('It clashes.')
    expect(wordsBeside('Please look at the card.', { held: [asked], listing })).toBe('')
    expect(wordsBeside('You have two:\n\n- Call Tom\n- Pay', { held: [tasks], listing })).toBe('You have two:')
  })

  test('that lead to a card stay where there is none', () => {
    expect(wordsBeside('Please look at the card.', { held: [tasks], listing })).toBe('Please look at the card.')
  })
})

test('the same tasks are shown once, whatever looked them up', () => {
  const parts = { kind: 'tasks', id: 'a,b' }
  const again = { kind: 'tasks', id: 'b,a' }
  expect(cardsOnce([{ card: parts }, {}, { card: again }, { card }])).toEqual([again, card])
})

describe('the line from the ledger', () => {
  test('is left out where cards say all of it and no words claim more', () => {
    expect(outcomeBeside(`${booked.label}.`, [booked], '')).toBeUndefined()
    expect(outcomeBeside('Nothing else was changed.', [booked], '')).toBeUndefined()
    expect(outcomeBeside(`${asked.label}.`, [asked], '')).toBeUndefined()
    const both = 'Asked for your yes: Send “Lunch” to ben@example.org; Delete “Review”.'
    expect(outcomeBeside(both, [asked, deletes], '')).toBeUndefined()
    expect(outcomeBeside(`${booked.label}. ${asked.label}.`, [booked, asked], '')).toBeUndefined()
  })

  test('says beside words that nothing else was changed', () => {
    expect(outcomeBeside(`${booked.label}.`, [booked], 'I booked lunch and wrote to Tom.')).toBe(
      'Nothing else was changed.',
    )
  })

  test('stays as it is where it says more than the cards, or where there are none', () => {
    const more = `${booked.label}. Not done: Send a mail.`
    expect(outcomeBeside(more, [booked], '')).toBe(more)
    expect(outcomeBeside('Nothing was changed.', [], '')).toBe('Nothing was changed.')
    expect(outcomeBeside('Nothing was changed.', [tasks], '')).toBe('Nothing was changed.')
  })
})
