import type { Occurrence } from '../../contract.ts'
import { useEvents } from '../events.ts'
import { whenOf } from '../grid/said.ts'
import { keyOf } from '../grid/pieces.ts'
import { wallOf } from '../grid/wall.ts'
import type { Begin } from './event-draft.ts'
import { useZone } from '../zone.ts'

/** What the event that is edited has become since; nothing where it left that day. */
export function useLatest(begin: Begin): Occurrence | undefined {
  const zone = useZone()
  const seen = begin.kind === 'edit' ? begin.occurrence : undefined
  const { start } = begin.kind === 'edit' ? begin.occurrence : begin
  const { occurrences } = useEvents([start.length > 10 && seen ? wallOf(start, zone).day : start.slice(0, 10)])
  return seen && occurrences.find((other) => keyOf(other) === keyOf(seen))
}

/** Whoever comes second sees what the first one made of it. */
export function LatestNote({ latest }: { latest: Occurrence | undefined }) {
  const zone = useZone()
  return (
    <p aria-live="polite" className="text-13">
      {latest
        ? `It is “${latest.title}” now, ${whenOf(latest, zone)}${latest.location && `, at ${latest.location}`}. What you changed is still here: save it over that, or cancel.`
        : 'It does not take place on that day any more. What you wrote stays here until you close this.'}
    </p>
  )
}
