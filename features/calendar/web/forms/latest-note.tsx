import type { Occurrence } from '../../contract.ts'
import { useEvents } from '../events.ts'
import { whenOf } from '../grid/said.ts'
import { keyOf } from '../grid/pieces.ts'
import { wallOf } from '../grid/wall.ts'
import { useZone } from '../zone.ts'

/** Whoever comes second sees what the first one made of it. */
export function LatestNote({ seen }: { seen: Occurrence }) {
  const zone = useZone()
  const day = seen.allDay ? seen.start : wallOf(seen.start, zone).day
  const { occurrences } = useEvents([day])
  const latest = occurrences.find((other) => keyOf(other) === keyOf(seen))
  return (
    <p aria-live="polite" className="text-13">
      {latest
        ? `It is “${latest.title}” now, ${whenOf(latest, zone)}${latest.location && `, at ${latest.location}`}.`
        : 'It does not take place on that day any more.'}{' '}
      What you wrote stands here until you close this.
    </p>
  )
}
