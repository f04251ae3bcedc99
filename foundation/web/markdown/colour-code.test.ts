import { expect, test } from 'vitest'
import { colourCode } from './colour-code.ts'
import type { Piece } from './pieces.ts'
import { settledLength } from './settled.ts'

test('code is taken apart into what each part is, and nothing of it is lost', () => {
  const code = 'const a = "<b>&amp;" // no'
  const pieces = colourCode(code, 'TypeScript')
  expect(words(pieces)).toBe(code)
  expect(pieces).toContainEqual({ scope: 'keyword', pieces: ['const'] })
  expect(pieces).toContainEqual({ scope: 'string', pieces: ['"<b>&amp;"'] })
})

test('a language within another keeps its colours', () => {
  const code = '<script>let a = 1</script><style>p { color: red }</style>'
  const pieces = colourCode(code, 'HTML')
  expect(words(pieces)).toBe(code)
  expect(JSON.stringify(pieces)).toContain('{"scope":"keyword","pieces":["let"]}')
})

test.each(['Klingon', '', 'constructor', '__proto__'])(
  'the language %j is not known, and the code stays as it is',
  (name) => {
    expect(colourCode('a <b> c', name)).toEqual(['a <b> c'])
  },
)

test('code that grows is coloured again each time an eighth was added, up to the end of a line', () => {
  const line = 'let a = 1\n'
  const lengths = Array.from({ length: 3_000 }, (_, count) => settledLength(line.repeat(count), 2_000))
  const looks = new Set(lengths)
  expect(looks.size).toBeLessThan(240)
  expect([...looks].every((length) => length % line.length === 0)).toBe(true)
  lengths.forEach((length, count) => expect(length).toBeGreaterThanOrEqual(count * line.length * 0.85))
})

function words(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : words(piece.pieces))).join('')
}
