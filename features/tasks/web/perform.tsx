import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import type { Outbox } from '#foundation/web/acting/outbox.ts'
import { doAgainRoute, type Outcome, takeBackRoute } from '#foundation/web/acting/routes.ts'
import { createUnderWay, type UnderWay } from '#foundation/web/acting/under-way.ts'
import { useOutbox } from '#foundation/web/acting/use-outbox.ts'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Toasts, type ToastWords, useToast } from '#foundation/web/design/toast.tsx'
import type { Client } from '#foundation/web/http/client.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { inShortHere } from '#foundation/web/in-short-here.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { deedWords } from './away/deed-words.ts'
import { titleNow } from './away/late-tasks.ts'
import { rebased } from './away/rebased.ts'
import { knownTasks } from './away/use-late-tasks.ts'
import { tasksKey } from './tasks.ts'

/** `said` replaces a sentence that would be too long for a toast. */
type Perform<Answer> = (name: string, input: unknown, said?: string) => Promise<Answer>

type House = {
  /**
   * Performs the action, confirms it with an Undo button, and refetches. Throws if it is refused. Without a connection
   * it is kept and sent later; if it is refused then, the page lists it. Returns what the action says of its thing, once
   * it is done.
   */
  perform: Perform<Outcome['answer']>
  /** As `perform`, for dialogs that have closed by the time of the answer: a refusal appears as a toast. */
  attempt: Perform<boolean>
  undoLast: () => void
}

const context = createContext<House | undefined>(undefined)

/** Gives every part of the view actions and undo. */
export function TasksHouse({ children }: { children: ReactNode }) {
  return (
    <Toasts>
      <TasksInAnotherHouse>{children}</TasksInAnotherHouse>
    </Toasts>
  )
}

export function useHouse(): House {
  const house = useContext(context)
  if (!house) throw new Error('This component needs TasksHouse around it.')
  return house
}

/** The same inside another feature's view, with toasts there. */
export function TasksInAnotherHouse({ children }: { children: ReactNode }) {
  const { client } = useSession()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const toast = useToast()
  const [trail] = useState(createTrail)
  const house = useMemo(
    () => createHouse({ client, outbox, queries, toast, trail }),
    [client, outbox, queries, toast, trail],
  )
  return <context.Provider value={house}>{children}</context.Provider>
}

type Trail = {
  /** What can be undone, the last one last: activities, and keys of what was not sent yet. */
  done: string[]
  underWay: UnderWay
  /** Closes the toast that is shown. */
  close: () => void
}

function createTrail(): Trail {
  return { done: [], underWay: createUnderWay(), close: () => undefined }
}

type Parts = {
  client: Client
  outbox: Outbox
  queries: QueryClient
  toast: ReturnType<typeof useToast>
  trail: Trail
}

function createHouse({ client, outbox, queries, toast, trail }: Parts): House {
  const readAgain = () => readAnew(queries, { queryKey: tasksKey })
  const fail = (error: unknown): void =>
    void toast({ title: sentenceOf(error instanceof Error ? error : new Error(String(error))), kind: 'failed' })

  /** One toast at a time: Undo applies to the last action. */
  function say(words: ToastWords): void {
    trail.close()
    trail.close = toast({ ...words, title: inShortHere(words.title) })
  }

  function tell({ id, undoable, redoable, sentence, title }: Outcome, said?: string): void {
    const undo = { label: 'Undo', run: () => void reverse('undo', id) }
    const redo = { label: 'Redo', run: () => void reverse('redo', id) }
    say({ title: said ?? sentence ?? title, ...(undoable && { action: undo }), ...(redoable && { action: redo }) })
  }

  async function reverse(way: 'undo' | 'redo', id: string): Promise<void> {
    trail.done = trail.done.filter((each) => each !== id)
    if (outbox.withdraw(id)) return say({ title: 'Taken back before it was sent.' })
    try {
      const outcome = await client.call(way === 'undo' ? takeBackRoute : doAgainRoute, { params: { id } })
      if (way === 'redo') trail.done.push(id)
      tell(outcome)
    } catch (error) {
      fail(error)
    }
    return readAgain()
  }

  function keep(key: string): void {
    trail.done.push(key)
    const undo = { label: 'Undo', run: () => void reverse('undo', key) }
    say({ title: 'This is sent when the connection is back.', action: undo })
  }

  async function perform(name: string, input: unknown, said?: string): Promise<Outcome['answer']> {
    let key = ''
    const onDone = ({ id, undoable }: Outcome): void => {
      trail.done = trail.done.flatMap((each) => (each === key ? (undoable ? [id] : []) : [each]))
    }
    const title = deedWords(name, input, (id) => titleNow(id, knownTasks(queries), outbox.deeds()))
    const wish = { name, input, title, rebased, readAgain, onDone }
    const post = async () => {
      const answer = await outbox.post(wish)
      if ('waits' in answer) {
        key = answer.waits
        keep(key)
      } else if (answer.undoable) trail.done.push(answer.id)
      return answer
    }
    const answer = await trail.underWay.track(post()).catch(async (error: unknown) => {
      await readAgain()
      throw error
    })
    if ('waits' in answer) return undefined
    if (answer.state === 'done') tell(answer, said)
    await readAgain()
    if (answer.state !== 'done') throw waitsForYes(answer)
    return answer.answer
  }

  async function attempt(name: string, input: unknown, said?: string): Promise<boolean> {
    try {
      await perform(name, input, said)
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  async function undoLast(): Promise<void> {
    await trail.underWay.ended()
    const last = trail.done.at(-1)
    if (last === undefined) say({ title: 'There is nothing to undo here.' })
    else await reverse('undo', last)
  }
  return { perform, attempt, undoLast: () => void undoLast() }
}

function waitsForYes({ sentence }: Outcome): Failure {
  return new Failure('conflict', sentence ?? 'This waits for your yes. You find it under Activity.')
}
