import { expect, test } from 'vitest'
import { createReader } from './reader.ts'
import { wordsOf } from './testing/words.ts'

const size = 100_000

const hostile: [string, string][] = [
  ['quotes in quotes', fill('>')],
  ['lists in lists', fill('- ')],
  ['numbers in numbers', fill('1. ')],
  ['quotes in lists', fill('> - ')],
  ['lists that step in', Array.from({ length: 440 }, (_, at) => `${' '.repeat(at)}- a`).join('\n')],
  ['quotes that step in', Array.from({ length: 400 }, (_, at) => `${'> '.repeat(at)}a`).join('\n')],
  ['open brackets', fill('[')],
  ['open images', fill('![')],
  ['open links', fill('[a](')],
  ['open stars', fill('*a ')],
  ['stars and lines', fill('*_a')],
  ['bold in words', fill('a**b')],
  ['tildes in words', fill('~a~b')],
  ['quotation marks', fill("*'")],
  ['backticks of every length', Array.from({ length: 430 }, (_, at) => `${'`'.repeat(at)}a`).join(' ')],
  ['open tags', fill('<a ')],
  ['open comments', fill('<!--')],
  ['what might be mail', fill('+-._a')],
  ['what almost is mail', `${fill('a.')}@`],
  ['links', fill('[a](b)')],
  ['backslashes', fill('\\')],
  ['one long line', fill('lorem ipsum ')],
  ['one long word', fill('a')],
  ['a table of pipes', `${fill('|')}\n${fill('|-')}`],
  ['many rows', `|a|b|\n|-|-|\n${fill('|x|y|\n')}`],
  ['many items', fill('- a\n\n')],
  ['definitions', fill('[a]: b\n')],
  ['open fences', fill('```\na')],
]

test.each(hostile)('%s cannot hold up the page', (_name, text) => {
  const began = performance.now()
  const tokens = createReader()(text, false)
  const took = performance.now() - began
  expect(wordsOf(tokens)).not.toBe('')
  // A tenth of it where nothing else is at work; what is bounded is that nothing takes seconds.
  expect(took).toBeLessThan(1_500)
})

test.each(hostile)('%s cannot hold it up piece by piece either', (_name, text) => {
  const read = createReader()
  const began = performance.now()
  for (let length = 0; length <= text.length; length += 500) read(text.slice(0, length), true)
  expect((performance.now() - began) / (text.length / 500)).toBeLessThan(100)
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

function fill(pattern: string): string {
  return pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size)
}
