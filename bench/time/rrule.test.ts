import { describe, expect, it } from 'vitest'
import { countRules } from './rrule.ts'

const folder = process.env['ATTACHE_BENCH_DATA']

describe.skipIf(folder === undefined)('rules that others wrote down', () => {
  it('are all unfolded alike, but those of other calendars', async () => {
    const all = await countRules(folder ?? '')
    const outside = all.filter((each) => each.outside !== undefined)
    for (const { id, rule, outside: why } of outside) console.info(`not counted: ${id} ${rule}: ${why}`)
    expect(all.filter(({ right, outside: why }) => !right && why === undefined)).toEqual([])
    expect(outside.length).toBeLessThanOrEqual(13)
    expect(all.length - outside.length).toBe(287)
  })
})
