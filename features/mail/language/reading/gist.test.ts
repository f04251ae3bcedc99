import { expect, test } from 'vitest'
import { readGist } from './gist.ts'

test.each([
  ['tl;dr roof thread', [['roof']], false],
  ['catch me up on the barn saga, short', [['barn']], false],
  ['sumarise the roof chain, 2 sentences pls', [['roof']], false],
  ["ana's two mails in brief", [['ana']], true],
])('“%s” asks what mail comes to', (message, named, isAll) => {
  expect(readGist(message)).toEqual({ do: 'sum-named', named, isAll })
})

test.each(['summarise the lease', 'in short, I wrote the mail', 'the roof thread'])('“%s” does not', (message) => {
  expect(readGist(message)).toBeUndefined()
})
