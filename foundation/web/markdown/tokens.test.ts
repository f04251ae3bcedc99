import { expect, test } from 'vitest'
import { dearness, growthOf } from '../../../tools/growth.ts'
import { createReader } from './reader.ts'
import { wordsOf } from './testing/words.ts'

/** Writes a text of about this length. */
type Write = (length: number) => string

const hostile: [string, Write][] = [
  ['quotes in quotes', fill('>')],
  ['lists in lists', fill('- ')],
  ['numbers in numbers', fill('1. ')],
  ['quotes in lists', fill('> - ')],
  ['lists that step in', stairs((at) => `${' '.repeat(at)}- a\n`)],
  ['quotes that step in', stairs((at) => `${'> '.repeat(at)}a\n`)],
  ['open brackets', fill('[')],
  ['open images', fill('![')],
  ['open links', fill('[a](')],
  ['open stars', fill('*a ')],
  ['stars and lines', fill('*_a')],
  ['bold in words', fill('a**b')],
  ['tildes in words', fill('~a~b')],
  ['quotation marks', fill("*'")],
  ['backticks of every length', stairs((at) => `${'`'.repeat(at)}a `)],
  ['open tags', fill('<a ')],
  ['open comments', fill('<!--')],
  ['what might be mail', fill('+-._a')],
  ['what almost is mail', (length) => `${fill('a.')(length)}@`],
  ['links', fill('[a](b)')],
  ['backslashes', fill('\\')],
  ['one long line', fill('lorem ipsum ')],
  ['one long word', fill('a')],
  ['a table of pipes', (length) => `${fill('|')(length / 2)}\n${fill('|-')(length / 2)}`],
  ['many rows', (length) => `|a|b|\n|-|-|\n${fill('|x|y|\n')(length)}`],
  ['many items', fill('- a\n\n')],
  ['definitions', fill('[a]: b\n')],
  ['open fences', fill('```\na')],
]

test.each(hostile)('%s: twice the text takes no more than twice the time to read', async (_name, write) => {
  expect(wordsOf(createReader()(write(100_000), false))).not.toBe('')
  expect(await growthOf((text) => createReader()(text, false), write, 25_000)).toBeUndefined()
})

test.each(hostile)('%s: a piece that comes is no dearer than reading it all a few times', async (_name, write) => {
  const text = write(30_000)
  const piece = 500
  // Some of these texts are too deep to be lexed as a whole, so that reading them takes too little time to compare with.
  const ordinary = fill('lorem ipsum ')(text.length)
  const pieces = text.length / piece
  const once = () => [text, ordinary].map((all) => createReader()(all, false))
  expect(await dearness(readInPieces, once, 8 * pieces)).toBeUndefined()

  function readInPieces(): void {
    const read = createReader()
    for (let length = 0; length <= text.length; length += piece) read(text.slice(0, length), true)
  }
})

test('what is too deep or too long is shown in the words that were written', () => {
  const deep = `${'> '.repeat(40)}a`
  expect(createReader()(deep, false)).toEqual([expect.objectContaining({ type: 'text', text: deep })])
  const long = 'word '.repeat(50_000)
  expect(wordsOf(createReader()(long, false))).toBe(long)
})

test('code may be indented as deep as it likes, and a rule be as long', () => {
  expect(createReader()(`\`\`\`\n${' '.repeat(200)}- a\n\`\`\``, false)[0]?.type).toBe('code')
  expect(createReader()('- '.repeat(40), false)[0]?.type).toBe('hr')
})

function fill(piece: string): Write {
  return (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

/** Each line is longer than the one before it. */
function stairs(line: (at: number) => string): Write {
  return (length) => {
    let text = ''
    for (let at = 0; text.length < length; at += 1) text += line(at)
    return text
  }
}
