import { expect, test } from 'vitest'
import { corrected } from './correcting.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-25T10:30'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first' as const,
}
const written = { do: 'change' as const, name: 'Ruth Okafor', phones: '0041 44 555 01 88' }

test.each([
  ['sorry, ..89 at the end', '0041 44 555 01 89'],
  ['no, ends in 90', '0041 44 555 01 90'],
  ['oops, 189 at the end', '0041 44 555 01 89'],
  ['the last two digits are 98', '0041 44 555 01 98'],
  ['it ends with 77', '0041 44 555 01 77'],
  ['sorry 89 not 88', '0041 44 555 01 89'],
  ['no, 0041 44 555 01 89', '0041 44 555 01 89'],
  ['it is +41 44 555 01 87', '+41 44 555 01 87'],
])('“%s” puts the number right', (said, phones) => {
  expect(corrected(said, written, wording)).toEqual({ ...written, phones })
})

test('an address that is said anew takes the place of the other', () => {
  const added = { do: 'add' as const, name: 'Ruth Okafor', email: 'ruth@example.com' }
  expect(corrected('sorry, it is ruth.o@example.com', added, wording)).toEqual({
    ...added,
    email: 'ruth.o@example.com',
  })
})

test.each(['call her at 5', 'add 89 chairs', 'write to tom@example.com about it', '89'])(
  '“%s” puts nothing right',
  (said) => {
    expect(corrected(said, written, wording)).toBeUndefined()
    expect(corrected(said, undefined, wording)).toBeUndefined()
  },
)
