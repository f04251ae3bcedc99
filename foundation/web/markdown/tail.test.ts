import { expect, test } from 'vitest'
import { completeTail } from './tail.ts'

test.each([
  // Closes what is open.
  ['Some **bold', 'Some **bold**'],
  ['Some **bold*', 'Some **bold**'],
  ['Some *slanted', 'Some *slanted*'],
  ['***both', '***both***'],
  ['**bold and *both', '**bold and *both***'],
  ['~~struck', '~~struck~~'],
  ['~~struck~', '~~struck~~'],
  ['Call `open(', 'Call `open(`'],
  ['``a ` b', '``a ` b``'],
  ['**bold `code', '**bold `code`**'],
  ['__strong', '__strong__'],
  ['> a **quote\n> goes on', '> a **quote\n> goes on**'],
  ['# A *title', '# A *title*'],
  ['- one\n- **two', '- one\n- **two**'],
  ['_café', '_café_'],
  // Holds back what is still ambiguous.
  ['Some **', 'Some '],
  ['Some `', 'Some '],
  ['A [link', 'A link'],
  ['A [link](https://exam', 'A link'],
  ['A [**link', 'A **link**'],
  ['An ![image](https://exam', 'An image'],
  ['See <https://example.com/a_b', 'See https://example.com/a_b'],
  ['Fish &am', 'Fish '],
  ['Some\n-', 'Some'],
  ['Some\n--', 'Some'],
  ['Some\n=', 'Some'],
  ['Some\n``', 'Some'],
  ['- [', '- '],
  ['- [x]', '- '],
  ['a \\', 'a '],
  // A fence stays open to its end, and its closing mark arrives in one piece.
  ['```js\nlet a = *b', '```js\nlet a = *b'],
  ['```js\nlet a\n``', '```js\nlet a'],
  ['```js\nlet a\n```\n**so', '```js\nlet a\n```\n**so**'],
  // A table exists from its first row on.
  ['| a | b', '| a | b |\n| --- | --- |'],
  ['| a | b |\n| -', '| a | b |\n| --- | --- |'],
  ['| a | b |\n|---|---|\n| **c', '| a | b |\n|---|---|\n| **c**'],
  ['a | b\n--', 'a | b |\n| --- | --- |'],
  // Complete text, and signs that are no marks, stay as they are.
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['snake_case and a*b', 'snake_case and a*b'],
  ['~5 or 20~25', '~5 or 20~25'],
  ['[1] says', '[1] says'],
  ['[a](https://example.com/_x_) **b**', '[a](https://example.com/_x_) **b**'],
  ['`*` and `_`', '`*` and `_`'],
  ['\\*not bold', '\\*not bold'],
  ['one\n\n***', 'one\n\n***\n'],
  ['', ''],
])('%j is shown as %j while it is being written', (written, shown) => {
  expect(completeTail(written)).toBe(shown)
})

test('only the last block is looked at', () => {
  expect(completeTail('a **b\n\nc *d')).toBe('a **b\n\nc *d*')
})
