import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findSwallowed, swallowedIn } from './swallowed.ts'

test('no error is ignored without a reason beside it', () => {
  expect(findSwallowed(resolve(import.meta.dirname, '..'))).toEqual([])
})

test.each([
  ['try { act() } catch {}', [1]],
  ['try {\n  act()\n} catch (error) {\n}', [4]],
  ['act().catch(() => {})', [1]],
  ['const answer = await act()\n  .catch(() => undefined)', [2]],
  ['// It may be gone.\nact().catch(() => {})', []],
  ['try { act() } catch {\n  // It may be gone.\n}', []],
  ['act().catch((error) => log(error))', []],
  ['const body = await response.json().catch(() => undefined)', []],
])('finds the ignored error in %j', (code, lines) => {
  expect(swallowedIn('sample.ts', code)).toEqual(lines)
})
