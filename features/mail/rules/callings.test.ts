import { expect, test } from 'vitest'
import { doesSo } from './callings.ts'

test('what somebody does is told by a word of their name or of their address', () => {
  expect(doesSo('the reporter', { name: 'Olga Tamm', address: 'olga@eveningherald.example' })).toBe(true)
  expect(doesSo('our letting agent', { name: 'Rita', address: 'rita@stone-lettings.example' })).toBe(true)
  expect(doesSo('supplier', { name: 'Mill Supplies', address: 'billing@mill.example' })).toBe(true)
})

test('nobody does what nothing shows', () => {
  expect(doesSo('the reporter', { name: 'Olga Tamm', address: 'olga@mill.example' })).toBe(false)
  expect(doesSo('the landlord', { name: 'Rita', address: 'rita@stone-lettings.example' })).toBe(false)
  expect(doesSo('the sports reporter', { name: 'Olga', address: 'olga@eveningherald.example' })).toBe(false)
})

test('what stands before the @ or ends another word is no sign', () => {
  for (const address of [
    'news@boots.example',
    'hello@wordpress.example',
    'bo@americanexpress.example',
    'post@town.example',
  ])
    expect(doesSo('the journalist', { name: 'Bo', address })).toBe(false)
})

const isReporter = (address: string) => doesSo('the reporter', { name: 'Bo', address })

test('only what the owner of a domain chose is a sign, and no part before it', () => {
  expect(isReporter('bo@news.mill.example')).toBe(false)
  expect(isReporter('bo@mail.evening-herald.co.uk')).toBe(true)
  expect(isReporter('bo@mail.herald.example')).toBe(true)
})
