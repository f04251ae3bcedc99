import { useEffect, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { MailSend } from '../../contract.ts'
import { isMoment, useSends } from './sends.ts'
import { useTakeBack } from './use-take-back.ts'

/** What was just sent and can still be taken back, counted down to when the server hands it over. */
export function HeldNote() {
  const held = useSends().findLast(isMoment)
  return (
    <>
      <LiveRegion>
        {held ? `Sending “${visible(held.subject) || 'No subject'}”. Press z to take it back.` : ''}
      </LiveRegion>
      {held && (
        <div
          className={`${floating} absolute bottom-4 left-1/2 z-10 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-3 py-1.5 pr-1.5 pl-4`}
        >
          <Countdown key={held.id} held={held} />
        </div>
      )}
    </>
  )
}

function Countdown({ held }: { held: MailSend }) {
  const { takeBack, isPending } = useTakeBack()
  const left = useSecondsUntil(held.dueAt)
  const isGoing = held.state === 'handing' || left === 0
  return (
    <>
      <p aria-hidden="true" className="min-w-0 truncate font-medium tabular-nums">
        {isGoing ? 'Sending…' : `Sending in ${left} s`}
      </p>
      {!isGoing && (
        <Button kind="plain" busy={isPending} onClick={() => takeBack(held)}>
          Undo
        </Button>
      )}
    </>
  )
}

/** Whole seconds, by this device’s clock. */
function useSecondsUntil(at: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(at) - now) / 1_000))
}
