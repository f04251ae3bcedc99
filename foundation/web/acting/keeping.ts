import type { QueryClient } from '@tanstack/react-query'
import type { Wish } from './outbox.ts'

/** What a page keeps of what is done on it while its server is away; `LateDeeds` lists it there. */
export type Keeping = Pick<Wish, 'rebased'> & {
  /** What a change is called while it waits: “Stop “Call Tom””. `queries` has what was read. */
  title: (name: string, input: unknown, queries: QueryClient) => string
}
