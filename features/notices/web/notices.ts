import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listNoticesRoute, type Notice, seeNoticesRoute } from '../contract.ts'

const pageSize = 50

/** What was handed over, the newest first; the bell reads it anew when something changes. */
export function useNotices() {
  const { client } = useSession()
  return useInfiniteQuery({
    queryKey: ['notices', 'list'],
    async queryFn({ pageParam, signal }) {
      const query = { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) }
      return (await client.call(listNoticesRoute, { query }, { signal })).notices
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  })
}

/** Whatever is shown was seen, in every tab and on every device. */
export function useSee() {
  const { client } = useSession()
  return useMutation({ mutationFn: (ids: string[]) => client.call(seeNoticesRoute, { body: { ids } }) })
}

/** What came of it is read from the list. */
const performRoute = defineRoute({
  method: 'POST',
  path: '/v1/actions/{name}',
  summary: 'Does it.',
  access: 'person',
  params: z.object({ name: z.string() }),
  body: z.object({ input: z.unknown() }),
  answer: z.object({ id: z.string() }),
})

type NoticeAnswer = { notice: Notice; answer: 'done' | 'snooze'; minutes?: number }

export function useAnswer() {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn({ notice: { id }, answer, minutes }: NoticeAnswer) {
      const name = answer === 'done' ? 'notices.finish' : 'notices.snooze'
      const input = answer === 'done' ? { id } : { id, minutes }
      return client.call(performRoute, { params: { name }, body: { input } })
    },
    onSettled: () => readAnew(queries, { queryKey: ['notices'] }),
  })
}
