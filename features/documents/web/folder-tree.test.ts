import { expect, test } from 'vitest'
import { inTree, notWithin, pathOf } from './folder-tree.ts'

const folders = [
  { id: '1', name: 'Finance', parent: null, files: 0 },
  { id: '2', name: '2026', parent: '1', files: 0 },
  { id: '3', name: 'March', parent: '2', files: 0 },
  { id: '4', name: 'Legal', parent: null, files: 0 },
]

test('folders stand below the one that they are in, and are put into none that they hold', () => {
  expect(inTree(folders).map(({ folder, depth }) => `${depth} ${folder.name}`)).toEqual([
    '0 Finance',
    '1 2026',
    '2 March',
    '0 Legal',
  ])
  expect(pathOf(folders, '3')).toBe('Finance / 2026 / March')
  expect(notWithin(folders, '2').map(({ name }) => name)).toEqual(['Finance', 'Legal'])
})
