import { expect, test } from 'vitest'
import { isOwnPlace, readAddress } from './address.ts'

test('only messages and files of the app are linked within it', () => {
  const id = '0197f0a0-0000-7000-8000-000000000001'
  expect(
    [
      `/assistant/${id}?message=${id}`,
      `/assistant?view=files&file=${id}&passage=4`,
      `/assistant?view=files&file=${id}`,
    ].map(isOwnPlace),
  ).toEqual([true, true, true])
  const others = [
    '/assistant',
    `/assistant/${id}`,
    '/settings',
    `//assistant/${id}?message=${id}`,
    `/assistant/${id}?message=${id}&x=1`,
  ]
  expect(others.map(isOwnPlace)).toEqual([false, false, false, false, false])
})

test.each([
  ['https://example.com/a?b=1&amp;c=2', 'https://example.com/a?b=1&c=2', 'example.com'],
  ['HTTP://EXAMPLE.COM:8080', 'http://example.com:8080/', 'example.com:8080'],
  ['mailto:sara@example.com?subject=Hi', 'mailto:sara@example.com?subject=Hi', 'sara@example.com'],
  ['https://аpple.com', 'https://xn--pple-43d.com/', 'xn--pple-43d.com'],
])('%s leads where it says', (written, href, place) => {
  expect(readAddress(written)).toEqual({ href, place })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  '/assistant',
  '#top',
  'example.com',
  'https://example.com@evil.example/',
  'https://',
  'mailto:',
  `https://example.com/${'a'.repeat(5_000)}`,
  '',
])('%j leads nowhere', (written) => {
  expect(readAddress(written)).toBeUndefined()
})
