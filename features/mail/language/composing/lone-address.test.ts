import { expect, test } from 'vitest'
import { withAddressAtName } from './lone-address.ts'

test.each([
  ['let ola know that the van is back. ola@north.example', 'let Ola (ola@north.example) know that the van is back'],
  [
    "ask Mr Brandt-Nowak for the keys, j.brandt-nowak@villa.example. it's urgent",
    "ask Mr Brandt-Nowak (j.brandt-nowak@villa.example) for the keys. it's urgent",
  ],
  ['tell brightlamp we take ten. sales@brightlamp.example', 'tell Brightlamp (sales@brightlamp.example) we take ten'],
])('%s', (said, read) => {
  expect(withAddressAtName(said)).toBe(read)
})

test.each([
  'mail ola@north.example that the van is back',
  'tell Ola the van is back. sales@brightlamp.example',
  'tell ola the van is back. ola@north.example and ben@north.example',
  'ask Ola (ola@north.example) for the keys',
])('%s stays as it is', (said) => {
  expect(withAddressAtName(said)).toBe(said)
})
