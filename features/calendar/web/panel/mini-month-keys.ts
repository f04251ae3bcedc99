import { addDays } from '../grid/wall.ts'

type Press = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Where a key leads from a day of the small month, or undefined for keys that it leaves alone. */
export function dayAfterKey({ key, altKey, ctrlKey, metaKey }: Press, day: string): string | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'Home') return `${day.slice(0, 8)}01`
  if (key === 'End') return addDays(monthsLater(`${day.slice(0, 8)}01`, 1), -1)
  if (key === 'PageUp') return monthsLater(day, -1)
  return key === 'PageDown' ? monthsLater(day, 1) : undefined
}

/** The same day of another month, or that month's last. */
export function monthsLater(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
