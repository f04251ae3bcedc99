import type { Guest } from '../contract.ts'

/** What a file says of one event, or of a series. Wall times without a zone float: they are whoever's reads them. */
export type FileEvent = {
  uid: string
  title: string
  location: string
  description: string
  start: string
  /** Exclusive. */
  end: string
  /** Null: it floats, or lasts whole days. */
  zone: string | null
  repeat: string | null
  /** Starts besides those of the rule, and those left out, on the wall of `zone`. */
  also: string[]
  except: string[]
  changes: FileChange[]
  people: Guest[]
  status: 'confirmed' | 'tentative' | 'cancelled'
}

/** One time of a series that is not as its rule says; what is not said is as in the series. */
export type FileChange = {
  original: string
  start: string
  end: string
  title?: string
  location?: string
  description?: string
  people?: Guest[]
}

/** What could not be read, or is not kept, in sentences. */
export type Remark = { title: string; why: string }

export type CalendarFile = {
  name: string | null
  zone: string | null
  events: FileEvent[]
  left: Remark[]
}

/** Lets others have their turn. Asked for after every few thousand characters, and every few events. */
export type Breathe = () => Promise<void>
