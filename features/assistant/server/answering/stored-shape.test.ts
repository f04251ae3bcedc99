import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDialogue } from '#foundation/language/dialogue.ts'
import { storedDialogue } from './dialogue.ts'

const root = join(import.meta.dirname, '../../../..')

/** Which shape each version has. */
const fingerprints: Readonly<Record<number, string>> = {
  3: 'b92684ecf31b5c0a',
  4: '303a1df2de5c54af',
  5: '4287d0952b6e9516',
  6: '22fb84e133941d4f',
  7: '6fa510de3c9ce9c6',
  8: 'b7aa195f855f4db8',
  9: 'b16da4c3afa418bd',
  10: '058f9990212f4add',
  11: '1ea83c3ad337e67b',
  12: '3fd95aa16b720a3b',
  13: 'c118d27142cd3563',
  14: 'f9204c3a2d588e15',
  15: 'fb40ab5ba77541ab',
  16: '8c03a9b128f8258f',
  17: '6896e822a0f0d99b',
  18: '931918127b57dcfc',
  19: '2231363f2cd16567',
  21: 'a7d57f65bde8eeda',
  22: '8a3c635b1e4f3474',
  23: 'e87743a3a040189c',
  24: 'af909db0832939f0',
  25: '8a5442ee072549cf',
  26: '8676a2d915755c95',
  27: '506b84c13fd22d1d',
  28: 'b384564a213e9bb2',
  29: 'ce084937bcdea818',
  30: '4fe30392960c9a44',
  31: '2a1ee99ea32de6d4',
  32: 'c2d31c4499026e03',
  33: 'c0081b1945335bc4',
  34: '6035a63d790e67e5',
  35: 'bf646e2e4802a6c7',
  36: '17d5b0b99cea6138',
  37: '52071d54b248e930',
  38: '1e275be01ef4b4ca',
}

test('the version of what is stored is that of its shape', () => {
  const wishes = globSync('features/*/language/wish.ts', { cwd: root }).toSorted()
  expect(wishes).not.toEqual([])
  const shape = [
    ...declarationsOf('foundation/language/dialogue.ts', 'Dialogue', new Map()).values(),
    ...wishes.flatMap((file) => [...declarationsOf(file, 'Wish', new Map()).values()]),
  ]
  const fingerprint = createHash('sha256').update(shape.toSorted().join('\n')).digest('hex').slice(0, 16)
  const { version } = storedDialogue(emptyDialogue)
  expect(
    fingerprint,
    'Dialogues that are stored have another shape: raise `version` in dialogue.ts, and write down the new fingerprint here.',
  ).toBe(fingerprints[version])
})

test('a declaration that another one uses belongs to its shape', () => {
  const found = declarationsOf('foundation/language/dialogue.ts', 'Dialogue', new Map())
  expect([...found.keys()].map((key) => key.split('#')[1])).toEqual(
    expect.arrayContaining(['Dialogue', 'OpenQuestion', 'ThingRef', 'Deed', 'Frame', 'Stretch']),
  )
})

type Found = Map<string, string>

/** The declaration of a type, without comments and blanks, and of all types of ours that it uses. */
function declarationsOf(file: string, name: string, found: Found): Found {
  const key = `${file}#${name}`
  if (found.has(key)) return found
  const source = readFileSync(join(root, file), 'utf8')
  const text = declarationIn(source, name)
  if (text === undefined) return found
  found.set(key, text)
  for (const used of new Set(text.match(/\b[A-Z]\w+/g) ?? [])) {
    const from = importOf(source, used)
    declarationsOf(from === undefined ? file : fileOf(file, from), used, found)
  }
  return found
}

/** Up to the next line that begins a declaration of its own. */
function declarationIn(source: string, name: string): string | undefined {
  const start = source.search(new RegExp(`^(?:export )?type ${name}\\b`, 'm'))
  if (start === -1) return undefined
  const rest = source.slice(start)
  const end = rest.slice(1).search(/^(?:export |type |const |function |\/\*\*|import )/m)
  return (end === -1 ? rest : rest.slice(0, end + 1))
    .replaceAll(/\/\*\*[^*]*\*\/|\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function importOf(source: string, name: string): string | undefined {
  const lines = source.match(/^import [^']*'[^']*'/gm) ?? []
  return lines.find((line) => new RegExp(`\\b${name}\\b`).test(line))?.split("'")[1]
}

function fileOf(file: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : relative(root, join(root, dirname(file), from))
}
