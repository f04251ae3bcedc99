import { type ComponentType, createContext, type PointerEvent, type ReactNode, useContext } from 'react'
import type { Client } from './http/client.ts'

/** Something with a duration that can be dropped onto a day or an hour of the calendar. */
export type Carried = {
  title: string
  minutes: number
  /** `when` is a day, or a local time in `zone`. */
  place: (when: string, zone: string) => void
}

export type TrayProps = {
  /** Called on pointerdown; dragging starts once the pointer has moved far enough. */
  hold: (carried: Carried, event: PointerEvent<HTMLElement>) => void
}

/** The first free span of this length from now on, as a local time; `undefined` if there is none within two weeks. */
export type FreeTime = (client: Client, minutes: number, zone: string) => Promise<string | undefined>

/** A button that asks the assistant for what its words say. */
export type AskButtonProps = {
  words: string
  icon: ReactNode
  /** Why it cannot be pressed now. */
  unavailable?: string | undefined
  /** On a phone the icon stands for the words. */
  isIconOnPhone?: boolean
}

/** What somebody else invites to. `start` and `end` are days or local times, in the person's own zone if it is null. */
export type OfferedEvent = {
  uid: string
  title: string
  start: string
  end: string | null
  zone: string | null
  place: string
  notes: string
  /** Of a series, its rule (RRULE) and the starts that are left out. */
  repeat: { rule: string; except: readonly string[] } | null
}

/** Chooses one of the files that the person keeps here. */
export type FileChoiceProps = {
  title: string
  onChoose: (file: { id: string; name: string; bytes: number }) => void
  onClose: () => void
}

/** Finds things of a feature to which something else can belong: by words, or without them the nearest or latest ones. */
export type ThingSource = {
  /** As in `paths`. */
  kind: 'event' | 'chat' | 'mail'
  /** “an event”. */
  noun: string
  find: (client: Client, asked: { words: string; zone: string; signal: AbortSignal }) => Promise<FoundThing[]>
}
export type FoundThing = { id: string; title: string; detail: string }

/** Links a thing to something that is there already. */
export type Linking = {
  /** “Link to a task”. */
  label: string
  Dialog: ComponentType<LinkDialogProps>
}
export type LinkDialogProps = {
  thing: { kind: 'mail'; id: string; title: string }
  /** Called with the action that links the two, and its input. */
  onLink: (action: string, input: object) => void
  onClose: () => void
}

/** Sets a reminder of a thing, over what lists it. */
export type RemindDialogProps = { thing: RemindedThing; onClose: () => void }
export type RemindedThing = { kind: 'chat' | 'task'; id: string; title: string }

/** Where a thing of a feature is shown; fails if it was deleted. */
export type PathOf = (client: Client, id: string) => string | Promise<string>

/** What features add to views of other features. */
export type Beside = {
  /** Things without a time yet, listed beside the days. */
  trays: readonly ComponentType<TrayProps>[]
  /** Shown for a day below its events. */
  dayParts: readonly ComponentType<{ day: string; zone: string }>[]
  /** Sections of the settings of notices. */
  noticeSettings: readonly ComponentType[]
  freeTime: FreeTime | undefined
  AskButton: ComponentType<AskButtonProps> | undefined
  /** Says what it clashes with, and adds it to a calendar. */
  EventOffer: ComponentType<{ offer: OfferedEvent }> | undefined
  /** A dialog over what asks for the file. */
  FileChoice: ComponentType<FileChoiceProps> | undefined
  things: readonly ThingSource[]
  linking: Linking | undefined
  RemindDialog: ComponentType<RemindDialogProps> | undefined
  /** Offers to show notices while no page is open; once, where one has just asked for some. */
  PushOffer: ComponentType | undefined
  /** Shown below a receipt in a chat, by the name of the action that has just been done. */
  belowReceipts: Readonly<Record<string, ComponentType>>
  /** The page on which accounts elsewhere are connected. */
  connectAt: string | undefined
  /** By the kind of the thing: `event`, `chat`, `file`, `mail`, `task`. The id of a mail is that of its thread. */
  paths: Readonly<Record<string, PathOf>>
}

const context = createContext<Beside | undefined>(undefined)
export const BesideProvider = context.Provider

export function useBeside(): Beside {
  const beside = useContext(context)
  if (!beside) throw new Error('Nothing is beside this part of a page.')
  return beside
}
