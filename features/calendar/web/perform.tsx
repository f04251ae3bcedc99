import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { type Activity, performRoute, redoRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Toasts, useToast } from '#foundation/web/design/toast.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import type { Occurrence, Scope } from '../contract.ts'
import { calendarKey, useHearCalendar } from './events.ts'
import type { Verb } from './series-choice.tsx'

const SeriesChoice = lazy(async () => ({ default: (await import('./series-choice.tsx')).SeriesChoice }))
const WaitingDialog = lazy(async () => ({ default: (await import('./waiting-dialog.tsx')).WaitingDialog }))

type Options = {
  /** Seen anyway, as when a box is ticked: no word about it. */
  quiet?: boolean
}

type House = {
  perform: (name: string, input: unknown, options?: Options) => Promise<Activity>
  askScope: (verb: Verb, occurrence: Occurrence) => Promise<Scope | undefined>
}

const context = createContext<House | undefined>(undefined)

type HouseProps = {
  /** Shows something that waits for a yes. */
  card: ComponentType<{ id: string }>
  children: ReactNode
}

/** What stands around every view of the calendar: how things are changed, undone, asked and heard. */
export function CalendarHouse({ card, children }: HouseProps) {
  return (
    <Toasts>
      <Performing card={card}>{children}</Performing>
    </Toasts>
  )
}

/**
 * Has an action done. It says what came of it, with the way back; where a yes is needed it shows what waits. What is
 * refused is thrown, for whoever asked to say so in its place, and what is shown is read again.
 */
export function usePerform(): House['perform'] {
  return useHouse().perform
}

/** Of a series: this one, this and those after it, or all; nothing when it was thought better of. */
export function useAskScope(): House['askScope'] {
  return useHouse().askScope
}

/** Says in a corner why something was not done, where the place of asking is gone. */
export function useTellFailure(): (error: unknown) => void {
  const toast = useToast()
  return (error) =>
    toast({ title: sentenceOf(error instanceof Error ? error : new Error(String(error))), kind: 'failed' })
}

type Question = { verb: Verb; occurrence: Occurrence; answer: (scope: Scope | undefined) => void }

function Performing({ card: Card, children }: HouseProps) {
  useHearCalendar()
  const [waiting, setWaiting] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const perform = usePerforming(setWaiting)
  const house = useMemo<House>(() => {
    const askScope: House['askScope'] = (verb, occurrence) => {
      if (occurrence.original === null) return Promise.resolve('this')
      return new Promise((resolve) => setQuestion({ verb, occurrence, answer: resolve }))
    }
    return { perform, askScope }
  }, [perform])
  function answer(scope: Scope | undefined): void {
    question?.answer(scope)
    setQuestion(undefined)
  }
  return (
    <context.Provider value={house}>
      {children}
      <Suspense>
        {question && <SeriesChoice {...question} onAnswer={answer} />}
        {waiting !== undefined && (
          <WaitingDialog onClose={() => setWaiting(undefined)}>
            <Card id={waiting} />
          </WaitingDialog>
        )}
      </Suspense>
    </context.Provider>
  )
}

function usePerforming(onWaiting: (id: string) => void): House['perform'] {
  const { client } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const tellFailure = useTellFailure()
  const readAgain = (): void => void queries.invalidateQueries({ queryKey: calendarKey })

  async function reverse(route: typeof undoRoute | typeof redoRoute, { id }: Activity): Promise<void> {
    try {
      tell(await client.call(route, { params: { id } }))
    } catch (error) {
      tellFailure(error)
    }
    readAgain()
  }

  function tell(activity: Activity): void {
    const { undoable, redoable, sentence, title } = activity
    const undo = { label: 'Undo', run: () => void reverse(undoRoute, activity) }
    const redo = { label: 'Redo', run: () => void reverse(redoRoute, activity) }
    toast({ title: sentence ?? title, ...(undoable && { action: undo }), ...(redoable && { action: redo }) })
  }

  return async (name, input, { quiet = false } = {}) => {
    try {
      const body = { input, key: crypto.randomUUID() }
      const activity = await client.call(performRoute, { params: { name }, body })
      if (activity.state === 'waiting') onWaiting(activity.id)
      else if (activity.state === 'done' && !quiet) tell(activity)
      else if (activity.state !== 'done' && activity.state !== 'running')
        throw new Failure('conflict', activity.sentence ?? 'This could not be done. Nothing was changed.')
      return activity
    } finally {
      readAgain()
    }
  }
}

function useHouse(): House {
  const house = useContext(context)
  if (!house) throw new Error('This part of a page is shown only inside the calendar’s house.')
  return house
}
