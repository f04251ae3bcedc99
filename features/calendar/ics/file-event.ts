import type { Guest } from '../contract.ts'

/** One event or series in a file. Local times without a zone float: they are in the reader's zone. */
export type FileEvent = {
  uid: string
  title: string
  location: string
  description: string
  start: string
  /** Exclusive. */
  end: string
  /** Null for floating times and all-day events. */
  zone: string | null
  repeat: string | null
  /** Additional and excluded starts, as local times in `zone`. */
  also: string[]
  except: string[]
  changes: FileChange[]
  people: Guest[]
  status: 'confirmed' | 'tentative' | 'cancelled'
}

/** A changed occurrence of a series; absent fields are as in the series. */
export type FileChange = {
  original: string
  start: string
  end: string
  title?: string
  location?: string
  description?: string
  people?: Guest[]
}

/** What could not be read or is left out, in sentences. */
export type Remark = { title: string; why: string }

export type CalendarFile = {
  name: string | null
  zone: string | null
  events: FileEvent[]
  left: Remark[]
}

/** Yields to other work; called every few thousand characters, and every few events. */
export type Breathe = () => Promise<void>
