import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type Activity, performRoute, redoRoute, undoRoute } from '#features/activity/contract.ts'
import type { RouteAnswer } from '#foundation/contract/route.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { createUnderWay, type UnderWay } from '#foundation/web/acting/under-way.ts'
import { useOutbox } from '#foundation/web/acting/use-outbox.ts'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useToast } from '#foundation/web/design/toast.tsx'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { inShortHere } from '#foundation/web/in-short-here.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { NewEvent } from '../contract.ts'
import { calendarKey, useHearCalendar } from './events.ts'
import { createHistory, type History, type Way } from './history.ts'

export type PerformOptions = {
  /** Seen anyway, as when a box is ticked: no word about it, and nothing that Ctrl+Z takes back. */
  quiet?: boolean
  /** Answers, and refuses, only once what is shown was read again. */
  awaitRead?: boolean
}

/** With what the action answers besides, such as the event as it is now. */
export type Performed = RouteAnswer<typeof performRoute>

export type Performing = {
  /** The input may be a promise, for example while the rest of an event is being loaded. */
  perform: (name: string, input: unknown, options?: PerformOptions) => Promise<Performed>
  /** Creates an event. Without a connection it is kept, and sent once there is one. */
  create: (input: NewEvent) => Promise<void>
  /** Takes back the last thing that was asked for here, once it is done; or does it again. */
  reverseLast: (way: Way) => void
}

/** Has actions done, says what came of them, and remembers them for undo and redo. */
export function usePerforming(onWaiting: (id: string) => void): Performing {
  const { client } = useSession()
  const hearing = useHearCalendar()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const toast = useToast()
  const [underWay] = useState(createUnderWay)
  const { history, tell, reverseLast } = useReversing(hearing, underWay)
  const performing: Performing = {
    reverseLast,
    async create(input) {
      try {
        await performing.perform(createEvent, input)
      } catch (error) {
        if (!(error instanceof Failure && error.code === 'unavailable')) throw error
        const readAgain = () => readAnew(queries, { queryKey: calendarKey })
        // The id that is in it keeps one event of what may have arrived already.
        const wish = { name: createEvent, input, title: `Create “${input.title}”`, readAgain }
        const answer = await outbox.post(wish)
        if ('waits' in answer) {
          const undo = { label: 'Undo', run: () => void outbox.withdraw(answer.waits) }
          toast({ title: 'This is sent when the connection is back.', action: undo })
        } else await readAgain()
      }
    },
    perform: (name, input, options) => underWay.track(performNow(name, input, options)),
  }

  async function performNow(
    name: string,
    input: unknown,
    { quiet = false, awaitRead = false }: PerformOptions = {},
  ): Promise<Performed> {
    const body = { input: await input, key: crypto.randomUUID() }
    const { result, read } = hearing.during(() => client.call(performRoute, { params: { name }, body }))
    if (awaitRead) await read
    const activity = await result
    if (activity.state === 'waiting') onWaiting(activity.id)
    else if (activity.state === 'done' && !quiet) {
      history.add(activity)
      tell(activity)
    } else if (activity.state !== 'done' && activity.state !== 'running')
      throw new Failure('conflict', activity.sentence ?? 'This could not be done. Nothing was changed.')
    return activity
  }
  return performing
}

const createEvent = 'calendar.create-event'

/** Says in a corner why something was not done, where the place of asking is gone. */
export function useTellFailure(): (error: unknown) => void {
  const toast = useToast()
  return (error) =>
    toast({ title: sentenceOf(error instanceof Error ? error : new Error(String(error))), kind: 'failed' })
}

type Reversing = {
  history: History
  /** In the corner, with the way back. */
  tell: (activity: Activity) => void
  reverseLast: (way: Way) => void
}

const routes = { undo: undoRoute, redo: redoRoute }
const nothing = { undo: 'There is nothing to undo here.', redo: 'There is nothing to redo here.' }

function useReversing(hearing: ReturnType<typeof useHearCalendar>, underWay: UnderWay): Reversing {
  const { client } = useSession()
  const toast = useToast()
  const tellFailure = useTellFailure()
  const history = useMemo(createHistory, [])
  const last = useRef(Promise.resolve())

  async function reverse(way: Way, { id }: Pick<Activity, 'id'>): Promise<void> {
    try {
      const { result, read } = hearing.during(() => client.call(routes[way], { params: { id } }))
      await read
      const reversed = await result
      history.reversed(reversed)
      tell(reversed)
    } catch (error) {
      tellFailure(error)
    }
  }

  /** One after the other: an older change can be taken back once the newer ones are. */
  function inTurn(way: Way, id?: string): void {
    const run = (): Promise<void> => {
      const activity = history.take(way, id)
      if (activity) return reverse(way, activity)
      toast({ title: nothing[way] })
      return Promise.resolve()
    }
    last.current = last.current.then(run)
  }

  function tell({ id, undoable, redoable, sentence, title }: Activity): void {
    const undo = { label: 'Undo', run: () => inTurn('undo', id) }
    const redo = { label: 'Redo', run: () => inTurn('redo', id) }
    const words = inShortHere(sentence ?? title)
    toast({ title: words, ...(undoable && { action: undo }), ...(redoable && { action: redo }) })
  }
  return {
    history,
    tell,
    reverseLast(way) {
      last.current = last.current.then(underWay.ended)
      inTurn(way)
    },
  }
}
