import { useEffect, useState } from 'react'

/** The words, shortly after the last key. */
export function useSettled(words: string, pause: number): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause)
    return () => clearTimeout(timer)
  }, [words, pause])
  return words === '' ? '' : settled
}
