import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import { actRoute } from '#foundation/web/acting/routes.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Draft, readDraftRoute } from '../../contract.ts'

const keyOf = (id: string) => ['mail', 'draft', id]

/** Read again when another tab or device has changed it. */
export function useDraft(id: string) {
  const { client, live } = useSession()
  const queries = useQueryClient()
  useLive(live, (message) => {
    if (message.type === 'mail/drafts' && message['id'] === id) void readAnew(queries, { queryKey: keyOf(id) })
  })
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.call(readDraftRoute, { params: { id } }, { signal }),
  })
}

export type Edit = Partial<Pick<Draft, 'to' | 'cc' | 'subject' | 'text'>>

/** Saves what was edited, unless it was changed elsewhere since it was read. */
export function useSaveDraft({ id, revision }: Draft) {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn(edit: Edit) {
      const body = { input: { id, revision, ...edit }, key: crypto.randomUUID() }
      const { state, sentence } = await client.call(actRoute, { params: { name: 'mail.change-draft' }, body })
      if (state !== 'done') throw new Failure('conflict', sentence ?? 'This was not saved.')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
