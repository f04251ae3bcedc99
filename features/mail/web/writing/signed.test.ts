import { expect, test } from 'vitest'
import { emptyFields } from './fields.ts'
import { signed } from './signed.ts'

const sender = {
  account: 'a1',
  address: 'ana@example.com',
  name: 'Ana',
  signature: 'Ana Lind\nNorthwind',
  holdSeconds: 10,
}

test('the signature of the account stands above what is quoted, and is not put there twice', () => {
  const quoted = 'On Friday, Sara wrote:\n> Can you come?'
  const begun = signed({ ...emptyFields, text: `\n\n${quoted}`, account: 'a1' }, [sender])
  expect(begun.text).toBe(`\n\n-- \nAna Lind\nNorthwind\n\n${quoted}`)
  expect(signed(begun, [sender]).text).toBe(begun.text)
})

test('an account that cannot send is left out', () => {
  expect(signed({ ...emptyFields, account: 'sample' }, []).account).toBeNull()
  expect(signed({ ...emptyFields, account: 'sample' }, [sender]).account).toBe('a1')
})
