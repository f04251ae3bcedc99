import { expect, test } from 'vitest'
import { allowanceList, misfit } from './quota-settings.ts'
import type { Quota } from './quota.ts'

const counted = { table: 'cards' }
const quotas: Quota[] = [
  { name: 'deeds', label: 'Deeds', unit: 'items', usual: 1_000, includes: 'cards', counted, wayOut: '' },
  { name: 'cards', label: 'Cards', unit: 'items', usual: 100, counted, wayOut: '' },
]

const told = (text: string) => misfit(allowanceList.parse(text), quotas)

test('allows no fewer of a kind than of the part of it that never makes room', () => {
  expect(told('deeds=99')).toBe(
    'QUOTAS allows 99 deeds and 100 cards, which count among them. Allow at least 100 deeds, or fewer cards.',
  )
  expect(told('cards=1001')).toContain('Allow at least 1001 deeds')
  expect([told('deeds=100'), told('deeds=5,cards=5'), told('cards=0')]).toEqual([undefined, undefined, undefined])
})
