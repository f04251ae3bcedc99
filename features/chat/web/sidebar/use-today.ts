import { useSyncExternalStore } from 'react'
import { dayHere } from '#foundation/web/own-zone.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'

/** The person's day; changes at midnight. */
export function useToday(): string {
  useTimeFormat()
  return useSyncExternalStore(everyMinute, () => dayHere(Date.now()))
}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}
