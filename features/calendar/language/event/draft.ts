import type { EventType } from '../../contract.ts'
import { kindOf } from './kind.ts'
import type { EventReading, SaidEvent, Span } from './said-event.ts'
import { timesOf, wall } from './times-of.ts'

/** An event as it would be saved. What was not said and cannot be guessed is null. */
export type EventDraft = {
  title: string
  start: string | null
  end: string | null
  allDay: boolean
  type: EventType
  location: string
  /** Names and addresses as they were said. */
  people: string[]
  repeat: string | null
  except: string[]
}

/** What the sentence leaves open: the title, the day, or the time of day, for which the draft holds a guess. */
export type Open = 'what' | 'when' | 'time' | 'series-time'

export type Drafted = { draft: EventDraft; open?: Open }

/** The event that a reading makes; quick add and the chat get the same. */
export function draftOf(reading: EventReading): Drafted {
  const { said, find } = reading
  const times = find ? undefined : timesOf(reading)
  const draft = draftWith(reading, times)
  const unnamed = said.title === '' || (!said.when && !said.repeated && !find && isGeneric(said.title))
  const open = unnamed ? 'what' : (times?.open ?? (times?.start === undefined && !find ? 'when' : undefined))
  return { draft, ...(open && { open }) }
}

/** The same event at a time that was found for it. */
export function draftAt(reading: EventReading, { from, to }: Span): EventDraft {
  return draftWith(reading, { start: wall(from), end: wall(to), allDay: false })
}

function draftWith(
  reading: EventReading,
  times: { start?: string; end?: string; allDay?: boolean } | undefined,
): EventDraft {
  const { said } = reading
  return {
    title: titleOf(said).slice(0, 300),
    start: times?.start ?? null,
    end: times?.end ?? null,
    allDay: times?.allDay ?? false,
    type: kindOf(reading),
    location: said.place ?? '',
    people: said.people,
    repeat: said.repeated?.rule ?? null,
    except: exceptOf(said, times?.allDay === false),
  }
}

/** Names that the title lacks are added: people without an address are seen nowhere else. */
function titleOf({ title, people }: SaidEvent): string {
  if (title === '') return ''
  const missing = people.filter((name) => !title.toLowerCase().includes(name.toLowerCase()) && !name.includes('@'))
  if (missing.length === 0) return title
  return `${title} ${/ with \p{Lu}[^,]*$/u.test(title) ? 'and' : 'with'} ${missing.join(' and ')}`
}

function exceptOf({ repeated }: SaidEvent, timed: boolean): string[] {
  return (repeated?.except ?? []).map((time) => (timed ? wall(time) : time.toPlainDate().toString()))
}

/** “A meeting” says nothing that the person would recognise later. */
export function isGeneric(title: string): boolean {
  return /^(?:new )?(?:meeting|event|appointment|call|something|slot|booking)$/i.test(title)
}
