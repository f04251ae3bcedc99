import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSamples } from '#foundation/web/samples.ts'
import { usePerform, useTellFailure } from './perform.tsx'

/** Takes away what was made up, here and in the other features. */
export function useRemoveSample(): { busy: boolean; remove: () => void } {
  const perform = usePerform()
  const tellFailure = useTellFailure()
  const turnOthers = useSamples()
  const [busy, setBusy] = useState(false)
  const [, setParams] = useSearchParams()
  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await perform('calendar.remove-sample', {})
      await turnOthers('remove', perform)
      setParams((before) => ({ view: before.get('view') ?? 'calendar' }))
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
  }
  return { busy, remove: () => void remove() }
}
