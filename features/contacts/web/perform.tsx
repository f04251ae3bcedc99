import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Activity, performRoute, redoRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useToast } from '#foundation/web/design/toast.tsx'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { contactsKey } from './contacts.ts'

/** Performs the action, confirms it with an Undo button, and refetches. Throws if it is refused. */
export type Perform = (name: string, input: unknown) => Promise<Activity>

export function usePerform(): Perform {
  const { client } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  return useMemo(() => {
    function tell({ id, undoable, redoable, sentence, title }: Activity): void {
      const undo = { label: 'Undo', run: () => void reverse('undo', id) }
      const redo = { label: 'Redo', run: () => void reverse('redo', id) }
      toast({ title: sentence ?? title, ...(undoable && { action: undo }), ...(redoable && { action: redo }) })
    }

    async function reverse(way: 'undo' | 'redo', id: string): Promise<void> {
      try {
        tell(await client.call(way === 'undo' ? undoRoute : redoRoute, { params: { id } }))
      } catch (error) {
        toast({ title: sentenceOf(error instanceof Error ? error : new Error(String(error))), kind: 'failed' })
      }
      await readAnew(queries, { queryKey: contactsKey })
    }

    return async (name, input) => {
      try {
        const body = { input, key: crypto.randomUUID() }
        const activity = await client.call(performRoute, { params: { name }, body })
        if (activity.state !== 'done')
          throw new Failure('conflict', activity.sentence ?? 'This waits for your yes. You find it under Activity.')
        tell(activity)
        return activity
      } finally {
        await readAnew(queries, { queryKey: contactsKey })
      }
    }
  }, [client, queries, toast])
}
