import { expect, test } from 'vitest'
import {
  broken,
  caretAt,
  copied,
  hasMark,
  indented,
  joinedAbove,
  linkAt,
  linked,
  lookAt,
  marked,
  ofKind,
  replaced,
  ruled,
  type Stretch,
} from './edits.ts'
import { type Line, linesOfText, textOf } from './lines.ts'

const words = (from: number, to: number, line = 0): Stretch => ({ from: { line, at: from }, to: { line, at: to } })

test('what is pasted continues the line that it comes into, and the rest of that line follows it', () => {
  const pasted: Line[] = [...linesOfText('one'), { kind: 'bullet', level: 0, runs: [{ text: 'two' }] }]
  const { lines, selection } = replaced(linesOfText('before after'), words(7, 7), pasted)
  expect(lines).toEqual([
    { kind: 'text', level: 0, runs: [{ text: 'before one' }] },
    { kind: 'bullet', level: 0, runs: [{ text: 'twoafter' }] },
  ])
  expect(selection).toEqual(caretAt(1, 3))
  expect(replaced(lines, { from: { line: 0, at: 6 }, to: { line: 1, at: 3 } }, []).lines).toEqual(
    linesOfText('beforeafter'),
  )
})

test('words are made bold and plain again, and half of them first become bold', () => {
  const bold = marked(linesOfText('one two'), words(0, 3), 'bold')
  expect(bold.lines[0]?.runs).toEqual([{ text: 'one', bold: true }, { text: ' two' }])
  const all = marked(bold.lines, words(0, 7), 'bold')
  expect(all.lines[0]?.runs).toEqual([{ text: 'one two', bold: true }])
  expect(hasMark(all.lines, words(2, 5), 'bold')).toBe(true)
  expect(marked(all.lines, words(0, 7), 'bold').lines).toEqual(linesOfText('one two'))
})

test('Enter splits an item, ends a list after an empty one, and follows a heading with plain words', () => {
  const list = ofKind(linesOfText('one'), caretAt(0, 3), 'bullet').lines
  const two = broken(list, caretAt(0, 3))
  expect(textOf(two.lines)).toBe('- one\n- ')
  expect(textOf(broken(two.lines, two.selection).lines)).toBe('- one\n')
  const heading = ofKind(linesOfText('Plan'), caretAt(0, 0), 'heading').lines
  expect(broken(heading, caretAt(0, 4)).lines.map(({ kind }) => kind)).toEqual(['heading', 'text'])
  expect(broken(heading, caretAt(0, 0)).lines.map(({ kind }) => kind)).toEqual(['text', 'heading'])
})

test('Backspace takes away the form of a line before it joins the line with the one above', () => {
  const list = ofKind(linesOfText('one\ntwo'), words(0, 3, 1), 'bullet').lines
  const plain = joinedAbove(list, 1)
  expect(plain?.lines).toEqual(linesOfText('one\ntwo'))
  expect(joinedAbove(linesOfText('one\ntwo'), 1)).toEqual({ lines: linesOfText('onetwo'), selection: caretAt(0, 3) })
  expect(joinedAbove(linesOfText('one'), 0)).toBeUndefined()
})

test('where whole lines were deleted, an empty line without form is left', () => {
  const lines = ofKind(
    linesOfText('Plan\none\ntwo'),
    { from: { line: 0, at: 0 }, to: { line: 1, at: 0 } },
    'heading',
  ).lines
  const all = { from: { line: 0, at: 0 }, to: { line: 2, at: 3 } }
  expect(replaced(lines, all, [])).toEqual({ lines: linesOfText(''), selection: caretAt(0, 0) })
  const rest = replaced(lines, { from: { line: 0, at: 2 }, to: { line: 2, at: 3 } }, []).lines
  expect(rest).toEqual([{ kind: 'heading', level: 0, runs: [{ text: 'Pl' }] }])
})

test('an item is indented below the one above it, and no deeper', () => {
  const list = ofKind(linesOfText('one\ntwo'), { from: { line: 0, at: 0 }, to: { line: 1, at: 3 } }, 'number').lines
  const once = indented(list, caretAt(1, 0), 1)
  expect(once && textOf(once.lines)).toBe('1. one\n   1. two')
  expect(once && indented(once.lines, caretAt(1, 0), 1)?.lines).toEqual(once?.lines)
  expect(once && indented(once.lines, caretAt(1, 0), -1)?.lines).toEqual(list)
  expect(indented(linesOfText('one'), caretAt(0, 0), 1)).toBeUndefined()
})

test('a link is found as a whole, and what is typed behind it is no link', () => {
  const href = 'https://example.com'
  const { lines } = linked(linesOfText('see the plan now'), words(4, 12), href)
  expect(linkAt(lines, { line: 0, at: 8 })).toEqual({ stretch: words(4, 12), href })
  expect(lookAt(lines, { line: 0, at: 8 })).toEqual({ href })
  expect(lookAt(lines, { line: 0, at: 12 })).toEqual({})
  expect(linked(lines, words(4, 12), undefined).lines).toEqual(linesOfText('see the plan now'))
})

test.each([
  ['- ', 'bullet'],
  ['* ', 'bullet'],
  ['1. ', 'number'],
  ['> ', 'quote'],
  ['# ', 'heading'],
])('a line that begins with “%s” becomes a %s', (typed, kind) => {
  const edited = ruled(linesOfText(`${typed}rest`), { line: 0, at: typed.length })
  expect(edited).toEqual({ lines: [{ kind, level: 0, runs: [{ text: 'rest' }] }], selection: caretAt(0, 0) })
  expect(ruled(linesOfText(`a${typed}`), { line: 0, at: typed.length + 1 })).toBeUndefined()
})

test('what is copied is the selected words with their form', () => {
  const lines = ofKind(linesOfText('one\ntwo\nthree'), words(0, 0, 1), 'bullet').lines
  expect(textOf(copied(lines, { from: { line: 0, at: 1 }, to: { line: 2, at: 2 } }))).toBe('ne\n- two\nth')
})
