/** Something that takes place at a time, as features that do not know the calendar see it. */
export type Happening = {
  /** The event or series, and which time of it; null: no series. */
  id: string
  original: string | null
  title: string
  location: string
  /** Moments in milliseconds. */
  start: number
  end: number
  allDay: boolean
  calendar: string
  /** Names and addresses of who takes part. */
  people: readonly string[]
  /** Other people's text in its words. */
  sources: readonly string[]
}

/** What begins between two moments, in order. */
export type Happenings = (ownerId: string, span: { from: number; to: number }) => Promise<Happening[]>
