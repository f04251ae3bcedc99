import { expect, test } from 'vitest'
import { modelName, toolName } from './tool-name.ts'
import { visible } from './visible.ts'

const tags = String.fromCodePoint(...Array.from('ignore', (letter) => 0xe0000 + letter.charCodeAt(0)))
const bytes = String.fromCodePoint(0xe0100, 0xe0141)

test.each([
  [`Lunch${tags}`, 'Lunch'],
  [`Lunch${bytes}`, 'Lunch'],
  ['L\u200Bu\u200Cn\u200Dc\u2060h\uFEFF', 'Lunch'],
  ['invoice\u202Efdp.exe\u2066', 'invoicefdp.exe'],
  ['a\u200D\u200C\u200Db', 'ab'],
  ['so\u00ADft', 'soft'],
])('what nobody sees is not shown to a model: %j', (text, shown) => {
  expect(visible(text)).toBe(shown)
})

test.each(['👩‍💻 and 👨‍👩‍👧', '❤️', 'می‌خواهم', 'क्‍ष', 'Grüße, naïve café', 'שלום', '你好', 'a\tb\nc'])(
  'what is needed to write stays: %s',
  (text) => {
    expect(visible(text)).toBe(text)
  },
)

test('a tool has a name that models take, and is found again by it', () => {
  expect(modelName('chat.rename-conversation')).toBe('chat__rename-conversation')
  expect(toolName(modelName('chat.rename-conversation'))).toBe('chat.rename-conversation')
})
