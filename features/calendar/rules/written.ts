import { boundedSources, unknownSource } from '#foundation/contract/act.ts'
import type { EventFields, StoredEvent } from './event.ts'

/**
 * By the name of a field: the text of other people that was read before its value was written. A field that is absent
 * holds the person's own words, or ours.
 */
export type WrittenAfter = Partial<Record<string, string[]>>

type Valued = Partial<EventFields> & { repeat?: string | null }

/**
 * The event with the origin of each field. A value that the event held before, in whichever of its times, keeps its
 * origin; every other value is as new as this change, which came after reading `sources`.
 */
export function withOrigins(
  after: StoredEvent,
  before: StoredEvent | undefined,
  sources: readonly string[],
): StoredEvent {
  const known = before ? originsIn(before) : new Map<string, string[]>()
  const fresh = boundedSources(sources)
  const originsOf = (fields: Valued): WrittenAfter => {
    const origins = valuesOf(fields).map(([name, value]) => [name, known.get(keyOf(name, value)) ?? fresh] as const)
    return Object.fromEntries(origins.filter(([, found]) => found.length > 0))
  }
  return {
    ...after,
    writtenAfter: originsOf(after),
    exceptions: after.exceptions.map(({ original, cancelled, overrides }) => {
      const writtenAfter = originsOf(overrides)
      const isAnothers = Object.keys(writtenAfter).length > 0
      return { original, cancelled, overrides, ...(isAnothers && { writtenAfter }) }
    }),
  }
}

/** Of an event from before origins were kept; the migration that added them wrote the same. */
export const unknownOrigin: WrittenAfter = Object.fromEntries(
  ['title', 'location', 'description', 'people'].map((name) => [name, [unknownSource]]),
)

/** Only text can carry the words of others; a time, a type or a colour is one of ours. */
export function isForeign(writtenAfter: WrittenAfter): boolean {
  return textFields.some((name) => (writtenAfter[name] ?? []).length > 0)
}

const textFields = ['title', 'location', 'description', 'people'] as const

/** What one time of a series says where an exception overrides its fields. */
export function originsAt(
  { writtenAfter }: Pick<StoredEvent, 'writtenAfter'>,
  exception: { overrides: object; writtenAfter?: WrittenAfter } | undefined,
): WrittenAfter {
  if (exception === undefined) return writtenAfter
  const inherited = Object.entries(writtenAfter).filter(([name]) => !(name in exception.overrides))
  return { ...Object.fromEntries(inherited), ...exception.writtenAfter }
}

/** How a card or a lookup names an event whose text is not the person's own. */
export function eventSource({ title, origin }: { title: string; origin: StoredEvent['origin'] }): string {
  return `${origin === 'file' ? 'the imported event' : 'the event'} “${title}”`
}

const fieldNames = [
  'calendar',
  'type',
  'title',
  'start',
  'end',
  'zone',
  'location',
  'description',
  'attendees',
  'people',
  'color',
  'priority',
  'repeat',
] as const

function valuesOf(fields: Valued): (readonly [string, unknown])[] {
  return fieldNames.map((name) => [name, fields[name]] as const).filter(([, value]) => isSomething(value))
}

function isSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** Where the same value was written twice, by the person and after reading, it counts as written after reading. */
function originsIn({ exceptions, writtenAfter, ...event }: StoredEvent): Map<string, string[]> {
  const known = new Map<string, string[]>()
  const note = (fields: Valued, origins: WrittenAfter): void => {
    for (const [name, value] of valuesOf(fields)) {
      const key = keyOf(name, value)
      known.set(key, boundedSources([...(known.get(key) ?? []), ...(origins[name] ?? [])]))
    }
  }
  note(event, writtenAfter)
  for (const each of exceptions) note(each.overrides, each.writtenAfter ?? {})
  return known
}

function keyOf(name: string, value: unknown): string {
  return `${name} ${JSON.stringify(value)}`
}
