import { afterEach, expect, test, vi } from 'vitest'
import { focusAtDesk } from './focus.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a mouse', 'fine', true],
  ['a finger', 'coarse', false],
  ['no pointer, only keys', 'none', true],
])('with %s', (_, pointer, isFocused) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  const focus = vi.fn<() => void>()
  focusAtDesk({ focus } as unknown as HTMLElement)
  expect(focus).toHaveBeenCalledTimes(isFocused ? 1 : 0)
})
