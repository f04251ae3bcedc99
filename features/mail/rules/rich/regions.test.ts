import { expect, test } from 'vitest'
import { linesOfText, textOf } from './lines.ts'
import { mergeLines } from './merge.ts'
import { regionsOf } from './regions.ts'

const merged = (base: string, mine: string, theirs: string, onClash?: 'keep both') => {
  const lines = mergeLines(linesOfText(base), linesOfText(mine), linesOfText(theirs), onClash)
  return lines && textOf(lines)
}

test('versions are cut at the lines that all three have', () => {
  const sides = { base: ['a', 'b', 'c'], mine: ['a', 'x', 'b', 'c'], theirs: ['a', 'b', 'd'] }
  expect(regionsOf(sides, (item) => item)).toEqual([
    { base: ['a'], mine: ['a'], theirs: ['a'] },
    { base: [], mine: ['x'], theirs: [] },
    { base: ['b'], mine: ['b'], theirs: ['b'] },
    { base: ['c'], mine: ['c'], theirs: ['d'] },
  ])
})

test('edits of several places on both sides are joined', () => {
  expect(merged('a\nb\nc\nd\ne', 'A\nb\nc\nd\nE', 'a\nb\nC\nnew\nd\ne')).toBe('A\nb\nC\nnew\nd\nE')
  expect(merged('a\nb\nc', 'c', 'a\nb\nc\nd')).toBe('c\nd')
})

test('the same line changed twice is a choice, and both of it are kept if wanted, with the rest of both sides', () => {
  const [base, mine, theirs] = ['a\n\nb\n\nc', 'A\n\nb1\n\nc', 'a\n\nb2\n\nC']
  expect(merged(base, mine, theirs)).toBeUndefined()
  expect(merged(base, mine, theirs, 'keep both')).toBe('A\n\nb1\n\nb2\n\nC')
})

test('long texts that have nothing in common are one region', () => {
  const [base, mine] = ['a', 'b'].map((mark) => Array.from({ length: 2_000 }, (_, at) => `${mark}${at}`))
  if (!base || !mine) throw new Error('two texts')
  expect(regionsOf({ base, mine, theirs: base }, (item) => item)).toEqual([{ base, mine, theirs: base }])
})
