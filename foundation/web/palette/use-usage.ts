import { useState } from 'react'
import { report } from '../report.ts'
import { readUsage, weightOf, withUse } from './usage.ts'

/** What this person chooses, stored in this browser under their id, so that it is removed with their account. */
export function useUsage(personId: string): { useOf: (id: string) => number; count: (id: string) => void } {
  const name = `palette ${personId}`
  // As it was when the palette opened, so that the order does not change while it is open.
  const [{ usage, now }] = useState(() => ({ usage: readUsage(localStorage.getItem(name)), now: Date.now() }))
  return {
    useOf: (id) => weightOf(usage, id, now),
    count(id) {
      const known = readUsage(localStorage.getItem(name))
      try {
        localStorage.setItem(name, JSON.stringify(withUse(known, id, Date.now())))
      } catch (error) {
        // The palette works even if the browser's storage is full.
        report('A choice in the palette could not be counted', error)
      }
    },
  }
}
