import type { Scope } from '../contract.ts'
import { isDay, type StoredEvent } from '../rules/event.ts'
import { inOrder, type Instance, instanceAt, instancesBetween, type Moments } from '../rules/occurrences.ts'
import { momentText } from '../rules/wall.ts'
import { nextOriginals } from '../rules/originals.ts'
import { whenWords } from '../rules/words.ts'
import { listBetween } from './event-store.ts'
import type { Desk } from './steps.ts'

/** So many times of a series are looked at, and so many clashes named. */
const looked = 10
const named = 3

/** What else takes place in the visible calendars while this does, from this time of its series on; in words. */
export async function clashesOf(
  { writing, calendars, zone }: Desk,
  instance: Instance,
  scope: Scope | null,
): Promise<string[]> {
  const times = scope === 'this' ? [instance] : timesFrom(instance, zone)
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last) return []
  const visible = calendars.filter((each) => each.visible).map(({ id }) => id)
  const span = { start: first.start, end: Math.max(...times.map(({ end }) => end)) }
  const between = { from: momentText(span.start), to: momentText(span.end), calendars: visible }
  const events = await listBetween(writing.tx, writing.ownerId, between)
  const others = events.flatMap((event) => (event.id === instance.event.id ? [] : instancesBetween(event, span, zone)))
  const found = others.filter((each) => clash(each, times)).sort(inOrder)
  const words = found.slice(0, named).map(({ fields }) => `“${fields.title}”, ${whenWords(fields, zone)}`)
  return found.length > named ? [...words, `${found.length - named} more`] : words
}

/** What lasts whole days leaves room for everything else. */
function clash({ fields, start, end }: Instance, times: readonly Moments[]): boolean {
  return !isDay(fields.start) && times.some((time) => time.start < end && start < time.end)
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
