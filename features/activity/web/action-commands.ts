import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'

export type ActionCommand = { word: string; title: string; hint: string }

/** Every action that a message can begin with; read once somebody asks what there is. */
export function useActionCommands(asked: boolean): readonly ActionCommand[] {
  const { client } = useSession()
  const { data = [] } = useQuery({
    queryKey: ['activity', 'commands'],
    enabled: asked,
    staleTime: Infinity,
    async queryFn({ signal }): Promise<ActionCommand[]> {
      const { listActionsRoute } = await import('../contract.ts')
      const actions = await client.call(listActionsRoute, {}, { signal })
      return actions.flatMap(({ title, command }) => (command ? [{ title, ...command }] : []))
    },
  })
  return data
}
