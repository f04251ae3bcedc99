import { useState } from 'react'
import { report } from '../report.ts'
import { readUsage, weightOf, withUse } from './usage.ts'

/** What this person chooses, kept in this browser under their name, so that it goes with their account. */
export function useUsage(personId: string): { useOf: (id: string) => number; count: (id: string) => void } {
  const name = `palette ${personId}`
  // As it was when the palette opened: what is offered does not move while it is looked at.
  const [{ usage, now }] = useState(() => ({ usage: readUsage(localStorage.getItem(name)), now: Date.now() }))
  return {
    useOf: (id) => weightOf(usage, id, now),
    count(id) {
      const known = readUsage(localStorage.getItem(name))
      try {
        localStorage.setItem(name, JSON.stringify(withUse(known, id, Date.now())))
      } catch (error) {
        // Without room in the browser's storage the palette works all the same.
        report('A choice in the palette could not be counted', error)
      }
    },
  }
}
