import { expect, test } from 'vitest'
import { forwarded, joined, partsOf, quotation } from './quoted.ts'

test('what is quoted is found again beneath what was written', () => {
  const quoted = quotation({ who: 'Sara Lind', at: 'Friday, 20 November, 09:00', text: 'Can you come?\n\n> Earlier\n' })
  expect(quoted).toBe('On Friday, 20 November, 09:00, Sara Lind wrote:\n> Can you come?\n> \n>> Earlier')
  const text = joined({ own: 'Yes.\n\nAna', quoted })
  expect(partsOf(text)).toEqual({ own: 'Yes.\n\nAna', quoted })
})

test('a forwarded message is quoted to its end, whatever is in it', () => {
  const quoted = forwarded({ from: 'Sara <s@x.org>', at: 'Friday', subject: 'Offer', to: 'Ana', text: 'One\n\nTwo\n' })
  expect(partsOf(joined({ own: '', quoted }))).toEqual({ own: '', quoted })
})

test('answers between the quoted lines stay in the text', () => {
  const text = 'Hi\n\nOn Friday, Sara wrote:\n> Can you come?\nYes.\n> When?\nAt nine.'
  expect(partsOf(text)).toEqual({ own: text, quoted: '' })
})
