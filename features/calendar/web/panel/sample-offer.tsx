import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import { lineLink } from '#foundation/web/design/surface.ts'
import { useSamples } from '#foundation/web/samples.ts'
import { useCalendars } from '../calendars.ts'
import { usePerform, useTellFailure } from '../perform.tsx'
import { useRemoveSample } from '../use-remove-sample.ts'
import { sampleDay } from '../../rules/sample-day.ts'

/** For somebody who wants to see a full day before there is one. One button for both, so that it keeps the focus. */
export function SampleOffer() {
  const { offered, loaded, busy, load } = useSampleOffer()
  const removal = useRemoveSample()
  if (!offered && !loaded) return null
  return (
    <section aria-label="A look around" className="grid gap-2 border-t border-hairline pt-4 text-13 text-muted">
      <p className="text-pretty">
        {loaded
          ? 'The sample is loaded. Your own events stay when it goes.'
          : 'New here? Look at a made-up working day first. It goes again with a click.'}
      </p>
      <Button busy={busy || removal.busy} onClick={loaded ? removal.remove : load}>
        {loaded ? 'Remove sample' : 'Load sample'}
      </Button>
    </section>
  )
}

/** The same where the panel has no room. */
export function SampleLink() {
  const { offered, busy, load } = useSampleOffer()
  if (!offered) return null
  return (
    <button type="button" aria-busy={busy || undefined} onClick={load} className={`${lineLink} min-[90rem]:hidden`}>
      Look at a sample day first
    </button>
  )
}

function useSampleOffer() {
  const { data } = useCalendars()
  const perform = usePerform()
  const tellFailure = useTellFailure()
  const turnOthers = useSamples()
  const [busy, setBusy] = useState(false)
  const [, setParams] = useSearchParams()
  async function load(): Promise<void> {
    setBusy(true)
    try {
      await perform('calendar.load-sample', {})
      await turnOthers('load', perform)
      setParams({ view: 'calendar', date: sampleDay, show: 'day' })
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
  }
  return { offered: data?.sample === false, loaded: data?.sample === true, busy, load: () => busy || void load() }
}
