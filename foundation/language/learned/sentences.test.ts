import { expect, test } from 'vitest'
import { expanded } from './expanding.ts'
import { type Line, readLang } from './lang-file.ts'
import { unmark } from './marks.ts'
import { spoken } from './spoken.ts'

const file = `
# A comment.
list fruit: apple | pear
list fruit: plum
same as kitchen/want-fruit

intent eat
eat [the {fruit}](food) {now|}
bite [an apple](food)
`

test('reads lists, intents, sentences and what is the same elsewhere', () => {
  expect(readLang(file, 'food.lang')).toEqual({
    lines: [
      { intent: 'eat', text: 'eat [the {fruit}](food) {now|}', file: 'food.lang', line: 8 },
      { intent: 'eat', text: 'bite [an apple](food)', file: 'food.lang', line: 9 },
    ],
    lists: { fruit: ['apple', 'pear', 'plum'] },
    sameAs: ['kitchen/want-fruit'],
  })
})

test('expands choices and lists, and keeps where each mark lies', () => {
  const { lists } = readLang(file, 'food.lang')
  const examples = expanded(lineOf('eat [the {fruit}](food) {now|}'), lists, 20)
  expect(examples.map(({ text }) => text).toSorted()).toEqual([
    'eat the apple',
    'eat the apple now',
    'eat the pear',
    'eat the pear now',
    'eat the plum',
    'eat the plum now',
  ])
  for (const { text, marks } of examples)
    expect(marks.map(({ at, until }) => text.slice(at, until))).toEqual([
      text.slice(4, text.includes('now') ? -4 : undefined),
    ])
})

test('a line is expanded alike whatever stands around it', () => {
  const { lists } = readLang(file, 'food.lang')
  const line = lineOf('eat [the {fruit}](food) {now|}')
  expect(expanded(line, lists, 2)).toEqual(expanded(line, { ...lists, other: ['a', 'b'] }, 2))
})

test.each([
  ['eat a pear\nintent eat', 'food.lang:1: a sentence stands before the first intent'],
  ['intent eat\neat the {nut}', 'food.lang:2: there is no list nut'],
  ['intent eat\neat {a|b', 'food.lang:2: a choice is not closed'],
  ['intent eat\n\neat [a pear(food)', 'food.lang:3: a mark is not closed'],
  ['intent eat\neat [a pear]', 'food.lang:2: a mark is written [words](slot)'],
  ['intent eat\neat [a [ripe](kind) pear](food)', 'food.lang:2: a mark stands inside another'],
  ['list a: {b}|{b} \nlist b: {a}|{a}\nintent eat\neat {a}', 'food.lang:4: its lists name each other in a circle'],
])('says in which line %j is wrong', (text, message) => {
  expect(() => {
    const { lines, lists } = readLang(text, 'food.lang')
    for (const line of lines) expanded(line, lists, 1)
  }).toThrow(message)
})

test('takes marks out of a sentence', () => {
  expect(unmark('move [the dentist](event) to [3pm](when)')).toEqual({
    text: 'move the dentist to 3pm',
    marks: [
      { slot: 'event', at: 5, until: 16 },
      { slot: 'when', at: 20, until: 23 },
    ],
  })
})

test('a sentence is also spoken with a courtesy and with a slip', () => {
  const [courteous = '', slip = ''] = spoken('cancel the dentist')
  expect(courteous).toContain('cancel the dentist')
  expect(courteous.length).toBeGreaterThan('cancel the dentist'.length)
  expect(slip).not.toBe('cancel the dentist')
  expect(spoken('cancel the dentist')).toEqual([courteous, slip])
})

function lineOf(text: string): Line {
  return { intent: 'eat', text, file: 'food.lang', line: 1 }
}
