import { useState } from 'react'
import { report } from '#foundation/web/report.ts'

export type Density = 'comfortable' | 'compact'

const storageKey = 'mail-density'

/** How close the rows are. Remembered in this browser. */
export function useDensity(): [Density, () => void] {
  const [density, setDensity] = useState(stored)
  function toggle(): void {
    const next = density === 'compact' ? 'comfortable' : 'compact'
    setDensity(next)
    try {
      localStorage.setItem(storageKey, next)
    } catch (error) {
      report('The density of the mail list could not be stored.', error)
    }
  }
  return [density, toggle]
}

function stored(): Density {
  try {
    return localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    // Without storage every visit begins the same way.
    return 'comfortable'
  }
}
