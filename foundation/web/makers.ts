import { createContext, useContext } from 'react'
import type { Client } from './http/client.ts'

/** Words of a file or a mail that something can be made of. */
export type Makeable = {
  title: string
  /** The whole sentence, and where it stands. */
  quote: string
  /** It says that something is to be done. */
  isDuty: boolean
  /** Who promised it, if that was somebody else. */
  waitsFor?: string | undefined
  /** 2027-03-05, and 14:30. */
  day?: string | undefined
  time?: string | undefined
  /** Where they stand; the id of a mail is that of its thread. */
  thing: { kind: 'file' | 'mail'; id: string; title: string }
}

/** What a feature makes of it: the action that does so, and what it asks for. */
export type Maker = {
  /** On the button. */
  label: string
  /** In place of the button, once it is made. */
  done: string
  action: string
  fits: (from: Makeable) => boolean
  input: (from: Makeable) => object
  /** Whether it was made of these words before and is still there. */
  isMade?: (client: Client, from: Makeable) => Promise<boolean>
}

const context = createContext<readonly Maker[]>([])

export const MakersProvider = context.Provider

export function useMakers(): readonly Maker[] {
  return useContext(context)
}
