import { useQuery } from '@tanstack/react-query'
import { meRoute, type WorkingHours } from '#features/people/contract.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { ownZone } from '#foundation/web/own-zone.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'

export type Whereabouts = {
  zone: string
  workingHours: WorkingHours
  /** How long a new event lasts unless it says otherwise. */
  eventMinutes: number
}

/**
 * The zone in which the person lives, and how they plan. Until the answer is there, those of this device. Whoever asks
 * writes times, and is drawn again when the person wants them written in another way.
 */
export function useWhereabouts(): Whereabouts {
  useTimeFormat()
  const { client } = useSession()
  const { data } = useQuery({
    queryKey: ['people', 'me'],
    queryFn: ({ signal }) => client.call(meRoute, {}, { signal }),
  })
  if (!data) return { zone: ownZone(), ...unknown }
  const { zone, workingHours, preferences } = data
  return { zone, workingHours, eventMinutes: preferences.eventMinutes }
}

export function useZone(): string {
  return useWhereabouts().zone
}

const unknown = {
  workingHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })),
  eventMinutes: 60,
}
