import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { Toasts } from '#foundation/web/design/toast.tsx'
import { late } from '#foundation/web/late.ts'
import type { Occurrence, Scope } from '../contract.ts'
import { type Performing, usePerforming } from './performing.ts'
import type { Verb } from './series-choice.tsx'

export { useTellFailure } from './performing.ts'

const SeriesChoice = late(async () => (await import('./series-choice.tsx')).SeriesChoice)
const WaitingDialog = late(async () => (await import('./waiting-dialog.tsx')).WaitingDialog)

type House = Performing & {
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
      <PerformingHouse card={card}>{children}</PerformingHouse>
    </Toasts>
  )
}

/**
 * Has an action done. It says what came of it, with the way back; where a yes is needed it shows what waits. What is
 * refused is thrown, for whoever asked to say so in its place, and what is shown is read again.
 */
export function usePerform(): Performing['perform'] {
  return useHouse().perform
}

/** Creates an event, now or once there is a connection. */
export function useCreate(): Performing['create'] {
  return useHouse().create
}

/** Ctrl+Z and Ctrl+Shift+Z: the last thing that was done in the calendar since this page was opened. */
export function useReverseLast(): Performing['reverseLast'] {
  return useHouse().reverseLast
}

/** Of a series: this one, this and those after it, or all; nothing when it was thought better of. */
export function useAskScope(): House['askScope'] {
  return useHouse().askScope
}

type Question = { verb: Verb; occurrence: Occurrence; answer: (scope: Scope | undefined) => void }

function PerformingHouse({ card: Card, children }: HouseProps) {
  const [waiting, setWaiting] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const performing = usePerforming(setWaiting)
  const house = useMemo<House>(() => {
    const askScope: House['askScope'] = (verb, occurrence) => {
      if (occurrence.original === null) return Promise.resolve('this')
      return new Promise((resolve) => setQuestion({ verb, occurrence, answer: resolve }))
    }
    return { ...performing, askScope }
  }, [performing])
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

function useHouse(): House {
  const house = useContext(context)
  if (!house) throw new Error('This part of a page is shown only inside the calendar’s house.')
  return house
}
