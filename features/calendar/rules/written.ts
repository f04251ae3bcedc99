import { boundedSources, unknownSource } from '#foundation/contract/act.ts'
import type { EventFields, StoredEvent } from './event.ts'

/**
 * By field: the untrusted sources read before its value was written. An absent field has the person's own words, or
 * ours.
 */
export type WrittenAfter = Partial<Record<string, string[]>>

type Valued = Partial<EventFields> & { repeat?: string | null }

/**
 * Adds the sources of each field. A value the event already had, at any occurrence, keeps its sources; every other
 * value gets `sources`, which were read before this change.
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

/** For events from before sources were recorded; the migration wrote the same. */
export const unknownOrigin: WrittenAfter = Object.fromEntries(
  ['title', 'location', 'description', 'people'].map((name) => [name, [unknownSource]]),
)

/** Only text can be untrusted; a time, a type or a colour cannot. */
export function isForeign(writtenAfter: WrittenAfter): boolean {
  return textFields.some((name) => (writtenAfter[name] ?? []).length > 0)
}

const textFields = ['title', 'location', 'description', 'people'] as const

/** The sources at one occurrence, with the exception's overrides. */
export function originsAt(
  { writtenAfter }: Pick<StoredEvent, 'writtenAfter'>,
  exception: { overrides: object; writtenAfter?: WrittenAfter } | undefined,
): WrittenAfter {
  if (exception === undefined) return writtenAfter
  const inherited = Object.entries(writtenAfter).filter(([name]) => !(name in exception.overrides))
  return { ...Object.fromEntries(inherited), ...exception.writtenAfter }
}

/** How a card or lookup names an event whose text is not the person's own. */
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

/** If the person and an untrusted source wrote the same value, it counts as untrusted. */
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
