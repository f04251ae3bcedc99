import type { Status, TaskPage } from '../contract.ts'

/** How much of a column was read, and whether there is more. */
type Read = { data: { pages: readonly Pick<TaskPage, 'counts'>[] } | undefined; hasNextPage: boolean }

/** How many tasks a column holds; the server knows, while not all of them are read. */
export function columnCount(status: Status, read: number, { data, hasNextPage }: Read): number {
  const all = hasNextPage ? data?.pages[0]?.counts?.[status] : undefined
  return Math.max(all ?? 0, read)
}

/** “200+” where more of a group may not be read yet. */
export function countText(read: number, mayBeMore: boolean): string {
  return mayBeMore ? `${read}+` : `${read}`
}
