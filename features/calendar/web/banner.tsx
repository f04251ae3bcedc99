import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { dateText } from '#foundation/time/format/date-text.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { NoteLine } from '#foundation/web/design/note-line.tsx'
import { timeFormat } from '#foundation/web/time-format.ts'
import { useCalendars } from './calendars.ts'
import { useSettings } from './settings.ts'
import { useRemoveSample } from './use-remove-sample.ts'
import { sampleDay } from '../rules/sample-day.ts'
import './calendar.css'

/** Says that what is shown is made up, with a button that removes it. Put away, it stays so; the panel removes the sample too. */
export function Banner({ sample }: { sample: boolean }) {
  const { busy, remove } = useRemoveSample()
  const { sampleKnown, choose } = useSettings()
  const { data } = useCalendars()
  const isGone = data?.sample === false
  useEffect(() => {
    // Removed here or elsewhere: loaded again, it is news again.
    if (isGone && sampleKnown) choose({ sampleKnown: false })
  }, [isGone, sampleKnown, choose])
  if (!sample || sampleKnown) return null
  return (
    <section aria-label="Sample workspace" data-sample>
      <NoteLine
        icon={<Info className="text-muted" />}
        actions={
          <>
            <Button kind="plain" busy={busy} onClick={remove}>
              Remove
            </Button>
            <IconButton
              label="Put this line away"
              title="Put away"
              icon={<X />}
              onClick={() => choose({ sampleKnown: true })}
            />
          </>
        }
      >
        Sample day, {dateText(sampleDay, 'long', timeFormat())}.
        <span className="max-sm:hidden"> It is made up; your own events stay as they are.</span>
      </NoteLine>
    </section>
  )
}
