import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { createTopic, type Topic } from '#foundation/web/live/topic.ts'
import type { Reference } from '../../contract.ts'

/** What the parts of a chat's page need from each other. */
export type Desk = {
  /** These words are to stand in the box, and the focus there. */
  quote: Topic<string>
  /** This message is to be written anew in the box. */
  edit: Topic<{ id: string; content: string }>
  /** These files go with the message that is being written. */
  attach: Topic<readonly File[]>
  /** So do these, which are kept by now. */
  keepAttached: Topic<readonly Reference[]>
  /** Something was sent off: the end is to be shown. */
  sent: Topic<void>
  /** A sentence for the person. */
  notice: Topic<string>
  /** A letter was written here. */
  written: Topic<void>
}

export function createDesk(): Desk {
  return {
    quote: createTopic(),
    edit: createTopic(),
    attach: createTopic(),
    keepAttached: createTopic(),
    sent: createTopic(),
    notice: createTopic(),
    written: createTopic(),
  }
}

const context = createContext<Desk | undefined>(undefined)

export const DeskProvider = context.Provider

export function useDesk(): Desk {
  const desk = useContext(context)
  if (!desk) throw new Error('This part of a page is shown only on a chat’s page.')
  return desk
}

export function useAsked<Value>(topic: Topic<Value>, act: (value: Value) => void): void {
  const hear = useEffectEvent(act)
  useEffect(() => topic.listen((value) => hear(value)), [topic])
}
