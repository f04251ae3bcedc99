import { expect, test } from 'vitest'
import { readGist } from './gist.ts'

test.each([
  ['tl;dr roof thread', [['roof']], false],
  ['catch me up on the barn saga, short', [['barn']], false],
  ['sumarise the roof chain, 2 sentences pls', [['roof']], false],
  ['catch me up on the roof, I lost track', [['roof']], false],
  ['need the state of play on the barn, mails only', [['barn']], true],
  ['what is written about the roof in all mails', [['roof']], true],
  ['ottos mail in 2 lines', [['ottos']], false],
  ["ana's two mails in brief", [['ana']], true],
])('“%s” asks what mail comes to', (message, named, isAll) => {
  expect(readGist(message)).toEqual({ do: 'sum-named', named, isAll })
})

test('what may be a file is summed up as mail only by who wrote', () => {
  expect(readGist('boil down Ottos notes')).toEqual({
    do: 'sum-named',
    named: [['ottos']],
    isAll: false,
    needsSender: true,
  })
})

test.each(['in short, I wrote the mail', 'the roof thread'])('“%s” does not', (message) => {
  expect(readGist(message)).toBeUndefined()
})
