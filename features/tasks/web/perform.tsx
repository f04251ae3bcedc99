import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react'
import { type Activity, performRoute, redoRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Toasts, useToast } from '#foundation/web/design/toast.tsx'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { tasksKey } from './tasks.ts'

export type Perform = (name: string, input: unknown) => Promise<Activity>

type House = {
  /** Done, said with the way back, and read again. What is refused is thrown. */
  perform: Perform
  /** The same where the place of asking is gone by the time of an answer: a refusal is said in a corner. */
  attempt: (name: string, input: unknown) => Promise<boolean>
  undoLast: () => void
}

const context = createContext<House | undefined>(undefined)

/** What stands around every part of the view: how things are changed and taken back. */
export function TasksHouse({ children }: { children: ReactNode }) {
  return (
    <Toasts>
      <Performing>{children}</Performing>
    </Toasts>
  )
}

export function useHouse(): House {
  const house = useContext(context)
  if (!house) throw new Error('This part of a page is shown only inside the house of the tasks.')
  return house
}

function Performing({ children }: { children: ReactNode }) {
  const { client } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const done = useRef<string[]>([])
  const house = useMemo<House>(() => {
    const fail = (error: unknown): void =>
      toast({ title: sentenceOf(error instanceof Error ? error : new Error(String(error))), kind: 'failed' })

    function tell({ id, undoable, redoable, sentence, title }: Activity): void {
      const undo = { label: 'Undo', run: () => void reverse('undo', id) }
      const redo = { label: 'Redo', run: () => void reverse('redo', id) }
      toast({ title: sentence ?? title, ...(undoable && { action: undo }), ...(redoable && { action: redo }) })
    }

    async function reverse(way: 'undo' | 'redo', id: string): Promise<void> {
      done.current = done.current.filter((each) => each !== id)
      try {
        const activity = await client.call(way === 'undo' ? undoRoute : redoRoute, { params: { id } })
        if (way === 'redo') done.current.push(id)
        tell(activity)
      } catch (error) {
        fail(error)
      }
      await readAnew(queries, { queryKey: tasksKey })
    }

    async function perform(name: string, input: unknown): Promise<Activity> {
      try {
        const body = { input, key: crypto.randomUUID() }
        const activity = await client.call(performRoute, { params: { name }, body })
        if (activity.state !== 'done')
          throw new Failure('conflict', activity.sentence ?? 'This waits for your yes. You find it under Activity.')
        if (activity.undoable) done.current.push(activity.id)
        tell(activity)
        return activity
      } finally {
        await readAnew(queries, { queryKey: tasksKey })
      }
    }

    async function attempt(name: string, input: unknown): Promise<boolean> {
      try {
        await perform(name, input)
        return true
      } catch (error) {
        fail(error)
        return false
      }
    }

    function undoLast(): void {
      const last = done.current.at(-1)
      if (last === undefined) toast({ title: 'There is nothing to undo here.' })
      else void reverse('undo', last)
    }
    return { perform, attempt, undoLast }
  }, [client, queries, toast])
  return <context.Provider value={house}>{children}</context.Provider>
}
