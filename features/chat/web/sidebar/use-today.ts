import { useSyncExternalStore } from 'react'

/** The day, as this device counts them; changes at midnight. */
export function useToday(): Date {
  const day = useSyncExternalStore(everyMinute, today)
  return new Date(day)
}

function today(): number {
  return new Date().setHours(0, 0, 0, 0)
}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}
