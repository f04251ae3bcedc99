import type { Scope } from '../contract.ts'
import { type StoredEvent, takesTime } from '../rules/event.ts'
import { inOrder, type Instance, instanceAt, type Moments, sourcesOfInstance } from '../rules/occurrences.ts'
import { momentText } from '../rules/wall.ts'
import { nextOriginals } from '../rules/originals.ts'
import { whenWords } from '../rules/words.ts'
import { listBetween } from './event-store.ts'
import type { Desk } from './steps.ts'
import { mostMeasured, unfoldAll } from './unfolding.ts'

/** The most occurrences checked, and the most clashes named. */
const looked = 10
const named = 3

/** In words, with their untrusted sources. */
export type Clashes = { words: string[]; sources: string[] }

export const noClashes: Clashes = { words: [], sources: [] }

/** Events in visible calendars that overlap, from this occurrence on. */
export async function clashesOf(
  { writing, calendars, zone, format }: Desk,
  instance: Instance,
  scope: Scope | null,
): Promise<Clashes> {
  const times = scope === 'this' ? [instance] : timesFrom(instance, zone)
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last) return noClashes
  const visible = calendars.filter((each) => each.visible).map(({ id }) => id)
  const span = { start: first.start, end: Math.max(...times.map(({ end }) => end)) }
  const rows = { most: mostMeasured + 1, description: 0 }
  const between = { from: momentText(span.start), to: momentText(span.end), calendars: visible, ...rows }
  const events = await listBetween(writing.tx, writing.ownerId, between)
  const others = await unfoldAll(
    events.filter(({ id }) => id !== instance.event.id),
    { moments: span, zone, most: mostMeasured },
  )
  const found = others.filter((each) => clash(each, times)).sort(inOrder)
  const told = found.slice(0, named)
  const words = told.map(({ fields }) => `“${fields.title}”, ${whenWords(fields, { zone, format })}`)
  return {
    words: found.length > named ? [...words, `${found.length - named} more`] : words,
    sources: told.flatMap(sourcesOfInstance),
  }
}

function clash({ fields, start, end }: Instance, times: readonly Moments[]): boolean {
  return takesTime(fields) && times.some((time) => time.start < end && start < time.end)
}

function timesFrom(instance: Instance, zone: string): Moments[] {
  const { event, original } = instance
  if (original === null) return [instance]
  return originalsOf(event, original).map((each) => (each === original ? instance : instanceAt(event, each, zone)))
}

function originalsOf(event: StoredEvent, from: string): string[] {
  const cancelled = new Set(event.exceptions.filter((each) => each.cancelled).map(({ original }) => original))
  return nextOriginals(event, { from, most: looked }).filter((each) => !cancelled.has(each))
}
