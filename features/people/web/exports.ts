import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type DataExport, exportFileRoute, exportsRoute, startExportRoute } from '../contract.ts'

const key = ['people', 'exports']
const lookAgainAfter = 5_000

/** The live line says when one is done; whoever has none looks again. */
export function useExports() {
  const { client } = useSession()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(exportsRoute, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: stage }) => stage === 'making') ? lookAgainAfter : false,
  })
}

export function useStartExport() {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.call(startExportRoute, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export function useSaveExport() {
  const { client } = useSession()
  return useMutation({
    mutationFn: async ({ id, createdAt }: DataExport) => {
      save(await client.download(exportFileRoute, { params: { id } }), `attache-${createdAt.slice(0, 10)}.zip`)
    },
  })
}
