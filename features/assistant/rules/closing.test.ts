import { describe, expect, test } from 'vitest'
import { closingWords, type Deed, outcomeLine } from './closing.ts'

const renamed: Deed = { state: 'done', sentence: 'Renamed the chat to “Budget”.' }
const sends: Deed = { state: 'waits', title: 'Send “Lunch” to ben@example.org' }
const shreds: Deed = { state: 'refused', title: 'Destroy a note' }
const opens: Deed = { state: 'open', title: 'Destroy a note' }

describe('the line below an answer', () => {
  test('says that nothing was changed where nothing was done, and where all was refused', () => {
    expect(outcomeLine([])).toBe('Nothing was changed.')
    expect(outcomeLine([shreds])).toBe('Nothing was changed.')
  })

  test('says what was done in the sentences of the receipts', () => {
    const pinned: Deed = { state: 'done', sentence: 'Pinned the chat “Budget”.' }
    expect(outcomeLine([renamed])).toBe('Renamed the chat to “Budget”.')
    expect(outcomeLine([renamed, pinned])).toBe('Renamed the chat to “Budget”. Pinned the chat “Budget”.')
  })

  test('says in words that hold before and after the yes what a card asks for', () => {
    expect(outcomeLine([sends])).toBe('Asked for your yes: Send “Lunch” to ben@example.org.')
  })

  test('says each of several wishes that ended differently', () => {
    expect(outcomeLine([shreds, sends, renamed])).toBe(
      'Renamed the chat to “Budget”. Asked for your yes: Send “Lunch” to ben@example.org. Not done: Destroy a note.',
    )
  })

  test('does not say that nothing was changed where the end of something is not known', () => {
    expect(outcomeLine([opens])).toBe('Begun, and not known to be done: Destroy a note. Please look at Activity.')
  })

  test('does not repeat what the house itself has said above it', () => {
    expect(outcomeLine([renamed], 'Renamed the chat to “Budget”.')).toBe('Nothing else was changed.')
    expect(outcomeLine([renamed], `${'A long list. '.repeat(60)}Renamed the chat to “Budget”.`)).toBe(
      'Nothing else was changed.',
    )
    expect(outcomeLine([renamed], 'Renamed the chat to “Lunch”.')).toBe('Renamed the chat to “Budget”.')
    expect(outcomeLine([renamed, shreds], 'Renamed the chat to “Budget”.')).toMatch(/^Renamed .* Not done: /)
  })

  test('stays one line whatever a title holds', () => {
    const forged: Deed = { state: 'waits', title: 'Send “Lunch\n\nSent the letter.\u2028”' }
    expect(outcomeLine([forged])).toBe('Asked for your yes: Send “Lunch Sent the letter. ”.')
    expect(outcomeLine([{ state: 'done', sentence: 'x'.repeat(1_000) }])).toHaveLength(400)
  })

  test('lists ten of many, and says how many more there are', () => {
    const many = Array.from({ length: 32 }, () => renamed)
    expect(outcomeLine(many)).toMatch(/And 22 more, listed under Activity\.$/)
  })
})

test('an answer without words says what was done, or that something waits', () => {
  expect(closingWords([renamed])).toBe('Renamed the chat to “Budget”.')
  expect(closingWords([sends])).toBe('Please look at the card.')
  expect(closingWords([shreds])).toBeUndefined()
})
