import { afterEach, expect, test, vi } from 'vitest'
import { focusAtDesk } from './focus.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a mouse', 'fine', true],
  ['a finger', 'coarse', false],
  ['no pointer, only keys', 'none', true],
])('with %s', (_, pointer, isFocused) => {
  expect(focuses({ pointer, activeElement: { matches: () => false } })).toBe(isFocused)
})

test('the focus stays in a field in which somebody types already', () => {
  const field = { matches: (selector: string) => selector.split(', ').includes('input') }
  expect(focuses({ pointer: 'fine', activeElement: field })).toBe(false)
})

function focuses({ pointer, activeElement }: { pointer: string; activeElement: object }): boolean {
  vi.stubGlobal('document', { activeElement })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  const focus = vi.fn<() => void>()
  focusAtDesk({ focus } as unknown as HTMLElement)
  return focus.mock.calls.length > 0
}
