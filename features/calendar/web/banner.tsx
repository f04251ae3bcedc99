import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import { useSamples } from '#foundation/web/samples.ts'
import { dayWords } from './grid/days.ts'
import { usePerform, useTellFailure } from './perform.tsx'
import { sampleDay } from '../rules/sample-day.ts'

/** Says that what is shown is made up, and takes it away. */
export function Banner({ sample }: { sample: boolean }) {
  const perform = usePerform()
  const tellFailure = useTellFailure()
  const turnOthers = useSamples()
  const [busy, setBusy] = useState(false)
  const [, setParams] = useSearchParams()
  if (!sample) return null
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
  return (
    <section
      aria-label="Sample workspace"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-amber-wash py-1.5 pr-2 pl-4 text-13 max-sm:py-0 print:hidden"
    >
      <p className="min-w-0 flex-1 text-pretty max-sm:hidden">
        This is the sample workspace: a made-up day on {dayWords(sampleDay)}. Your own events stay as they are.
      </p>
      <p className="min-w-0 flex-1 truncate sm:hidden">Sample day, {dayWords(sampleDay)}</p>
      <Button kind="plain" busy={busy} onClick={() => void remove()}>
        Remove
      </Button>
    </section>
  )
}
