import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { emptyTrashRoute, usageRoute } from '../contract.ts'

const key = ['people', 'usage']

/** Read afresh whenever it is looked at: whatever a person does changes it. */
export function useUsage() {
  const { client } = useSession()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(usageRoute, {}, { signal }),
    refetchOnMount: 'always',
  })
}

export function useEmptyTrash() {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.call(emptyTrashRoute, {}),
    onSuccess: (usage) => queries.setQueryData(key, usage),
  })
}
