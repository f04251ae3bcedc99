import { type ComponentType, createContext, Suspense, useContext, useRef } from 'react'

/** An event or series, as features that do not know the calendar see it. */
export type EventSeen = { event: string; title: string; calendar: string }

/** Runs after an event or calendar was saved, when its form has closed. */
export type AfterSaving = (saved: { id: string; title: string }) => Promise<void>

type FormPartProps = {
  /** `undefined` for a new one. */
  id: string | undefined
  /** The calendar of an event; null if the part belongs to a calendar. */
  calendar: string | null
  keep: (after: AfterSaving | undefined) => void
}

/** What a feature adds to the views and forms of events and calendars. */
export type EventPart = {
  name: string
  Detail: ComponentType<EventSeen>
  EventFields: ComponentType<FormPartProps>
  CalendarFields: ComponentType<FormPartProps>
}

const context = createContext<readonly EventPart[]>([])

export const EventPartsProvider = context.Provider

export function EventDetails(seen: EventSeen) {
  return useContext(context).map(({ name, Detail }) => (
    <Suspense key={name}>
      <Detail {...seen} />
    </Suspense>
  ))
}

type PartFieldsProps = Pick<FormPartProps, 'id' | 'calendar'> & { of: 'event' | 'calendar'; after: AfterSavings }

export function PartFields({ of, after, ...rest }: PartFieldsProps) {
  return useContext(context).map((part) => {
    const Fields = of === 'event' ? part.EventFields : part.CalendarFields
    return (
      <Suspense key={part.name}>
        <Fields {...rest} keep={(work) => after.keep(part.name, work)} />
      </Suspense>
    )
  })
}

export type AfterSavings = {
  keep: (part: string, after: AfterSaving | undefined) => void
  run: AfterSaving
}

/** Collects what the parts of a form want to do after saving. */
export function useAfterSavings(): AfterSavings {
  const wanted = useRef(new Map<string, AfterSaving>())
  return {
    keep: (part, after) => {
      if (after) wanted.current.set(part, after)
      else wanted.current.delete(part)
    },
    run: async (saved) => {
      for (const after of wanted.current.values()) await after(saved)
    },
  }
}
