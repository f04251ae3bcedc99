import { describe, expect, test } from 'vitest'
import { cleanName, cleanType } from './rules.ts'

describe('a name', () => {
  test.each([
    ['Report 2026.pdf', 'Report 2026.pdf'],
    ['  a   b.txt ', 'a b.txt'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\plan.docx', 'plan.docx'],
    ['/', 'Unnamed file'],
    ['..', 'Unnamed file'],
    ['', 'Unnamed file'],
    ['.gitignore', '.gitignore'],
    ['annexe\u202Egpj.exe', 'annexegpj.exe'],
    ['in\u200Bvisible\u0000\u0007\r\n.txt', 'invisible.txt'],
    ['half\uD800.txt', 'half.txt'],
    ['a\u0308.txt', 'ä.txt'],
    ['what?<b>|"*:.txt', 'what__b_____.txt'],
    ['CON.txt', '_CON.txt'],
    ['console.txt', 'console.txt'],
    ['report.', 'report'],
    ['日本語 👩‍💻.md', '日本語 👩💻.md'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanName(given)).toBe(kept)
  })

  test('that is too long keeps its extension', () => {
    const long = cleanName(`${'ä'.repeat(400)}.pdf`)
    expect(Array.from(long)).toHaveLength(255)
    expect(long.endsWith('ä.pdf')).toBe(true)
  })

  test('is not changed by being cleaned again', () => {
    for (const name of ['../x', '..a..', '. .b', 'a\u202E/ .\u200B.', 'nul', '?'])
      expect(cleanName(cleanName(name))).toBe(cleanName(name))
  })
})

test.each([
  ['application/pdf', 'application/pdf'],
  ['Text/HTML; charset=utf-8', 'text/html'],
  ['', 'application/octet-stream'],
  ['text/html\r\nset-cookie: a=b', 'application/octet-stream'],
  ['nonsense', 'application/octet-stream'],
])('the type %j is %j', (given, kept) => {
  expect(cleanType(given)).toBe(kept)
})
