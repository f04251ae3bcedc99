/** An event, as features that do not know the calendar see it. */
export type Happening = {
  /** The event or series, and which occurrence of it; null if it is not a series. */
  id: string
  original: string | null
  title: string
  location: string
  /** In milliseconds. */
  start: number
  end: number
  allDay: boolean
  /** It stands for a task, so it is no meeting. */
  isTask: boolean
  calendar: string
  /** Names and addresses of the guests. */
  people: readonly string[]
  /** A path of the app that shows it. */
  link: string
  /** Untrusted sources of its words. */
  sources: readonly string[]
}

/** Where events stand, and the untrusted sources of its name. */
type HappeningPlace = { id: string; name: string; sources: readonly string[] }

/** The calendars of a person. */
export type HappeningPlaces = (ownerId: string) => Promise<HappeningPlace[]>

/** An event or a series, or one occurrence of it. */
export type SoughtHappening = { id: string; original: string | undefined }

/** Whether it still exists, hidden or not, and begins at or after a moment in milliseconds; a series, any of its times. */
export type HappensFrom = (ownerId: string, sought: SoughtHappening, from: number) => Promise<boolean>

/** Events that begin between two moments, in order. */
export type Happenings = (ownerId: string, span: { from: number; to: number }) => Promise<Happening[]>
