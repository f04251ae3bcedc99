import { expect, test } from 'vitest'
import { splits } from '../contract.ts'
import { moreGroups } from './more-groups.ts'
import { row } from './testing/row.ts'

test('the menu More shows no item with an icon beside others without one', () => {
  for (const view of ['inbox', 'junk'] as const) {
    const items = moreGroups(
      [row()],
      { list: { view }, words: '', thread: undefined, write: undefined },
      () => undefined,
    ).flat()
    expect(items).toHaveLength(3 + splits.length - 1)
    expect(items.filter((item) => 'icon' in item)).toEqual([])
  }
})
