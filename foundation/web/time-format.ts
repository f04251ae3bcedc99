import { useSyncExternalStore } from 'react'
import {
  clocks,
  dateLanguages,
  dateOrders,
  type TimeFormat,
  usualTimeFormat,
  weekStarts,
} from '#foundation/time/format/time-format.ts'
import { report } from './report.ts'

const storageKey = 'time-format'

/** How the signed-in person wants times written, and in which zone, if that is known. */
type OwnTimeFormat = TimeFormat & { zone?: string }

/** Stored in this browser, so that the first paint is right. */
export function ownTimeFormat(): OwnTimeFormat {
  current ??= 'document' in globalThis ? stored() : usualTimeFormat
  return current
}

export function timeFormat(): TimeFormat {
  return ownTimeFormat()
}

/** The same for components, which rerender when it changes. */
export function useTimeFormat(): TimeFormat {
  return useSyncExternalStore(onChange, timeFormat, () => usualTimeFormat)
}

/** Stores the person's settings as the server knows them; does nothing if they are the same. */
export function keepTimeFormat(wanted: TimeFormat, zone: string): void {
  const { clock, dateOrder, weekStart, dateLanguage } = wanted
  const next: OwnTimeFormat = { clock, dateOrder, weekStart, dateLanguage, zone }
  if (JSON.stringify(next) === JSON.stringify(ownTimeFormat())) return
  current = next
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch (error) {
    report('The time format could not be stored.', error)
  }
  for (const listener of listeners) listener()
}

let current: OwnTimeFormat | undefined
const listeners = new Set<() => void>()

/** Also reports changes made in another tab. */
function onChange(listener: () => void): () => void {
  function follow({ key }: StorageEvent): void {
    if (key !== storageKey) return
    current = stored()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

/** Each stored field is checked separately; an outdated or invalid value falls back to the default. */
function stored(): OwnTimeFormat {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
  } catch {
    return usualTimeFormat
  }
  if (typeof kept !== 'object' || kept === null) return usualTimeFormat
  const field = (name: keyof OwnTimeFormat): unknown => Reflect.get(kept, name)
  const zone = field('zone')
  return {
    clock: clocks.find((known) => known === field('clock')) ?? usualTimeFormat.clock,
    dateOrder: dateOrders.find((known) => known === field('dateOrder')) ?? usualTimeFormat.dateOrder,
    weekStart: weekStarts.find((known) => known === field('weekStart')) ?? usualTimeFormat.weekStart,
    dateLanguage: dateLanguages.find((known) => known === field('dateLanguage')) ?? usualTimeFormat.dateLanguage,
    ...(isZone(zone) && { zone }),
  }
}

function isZone(zone: unknown): zone is string {
  try {
    return typeof zone === 'string' && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions() !== undefined
  } catch {
    // No browser, or only another one, knows this zone.
    return false
  }
}
