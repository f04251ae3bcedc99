import { type InfiniteData, InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '#foundation/web/http/query-client.ts'
import type { Activity } from '../contract.ts'
import { take } from './activities.ts'

const activity = (revision: number) => ({ id: 'a', revision }) as Activity

/** A shown list, and control over the answers its fetches wait for. */
function showList(before?: Activity[]) {
  const queries = createQueryClient()
  const queryKey = ['activity', 'list', {}]
  if (before) queries.setQueryData(queryKey, { pages: [before], pageParams: [undefined] })
  const reads: PromiseWithResolvers<Activity[]>[] = []
  const list = new InfiniteQueryObserver(queries, {
    queryKey,
    queryFn() {
      const read = Promise.withResolvers<Activity[]>()
      reads.push(read)
      return read.promise
    },
    staleTime: 0,
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  })
  list.subscribe(() => undefined)
  const shown = () => queries.getQueryData<InfiniteData<Activity[]>>(queryKey)?.pages.flat()
  return { queries, reads, shown }
}

test.each([
  ['for the first time', undefined],
  ['again', [activity(1)]],
])('a change announced while the list is read %s is shown', async (_, before) => {
  const { queries, reads, shown } = showList(before)
  await expect.poll(() => reads.length).toBe(1)
  take(queries, activity(2))
  reads[0]?.resolve([activity(1)])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve([activity(2)])
  await expect.poll(shown).toEqual([activity(2)])
})
