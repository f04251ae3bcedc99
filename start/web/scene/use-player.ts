import { useEffect, useState } from 'react'

const beat = 40

/** Plays through time; can be paused, and moved from stop to stop. */
export function usePlayer(stops: readonly number[]) {
  const end = stops.at(-1) ?? 0
  // With reduced motion, people move from answer to answer by hand.
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [at, setAt] = useState(still ? (stops[0] ?? 0) : 0)
  const [wanted, setWanted] = useState(!still)
  const ended = at >= end
  const playing = wanted && !ended
  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => setAt((before) => Math.min(before + beat, end)), beat)
    return () => clearInterval(timer)
  }, [playing, end])

  const next = (): void => setAt(stops.find((stop) => stop > at) ?? end)
  return {
    at,
    playing,
    ended,
    play: still ? next : () => setWanted(true),
    pause: () => setWanted(false),
    back: () => setAt(stops.findLast((stop) => stop < at) ?? 0),
    next,
    again: () => {
      setAt(still ? (stops[0] ?? 0) : 0)
      setWanted(!still)
    },
  }
}
