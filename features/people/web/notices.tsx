import { Suspense, useState } from 'react'
import { late } from '#foundation/web/late.ts'
import type { Me } from '../contract.ts'
import { localZone } from './local-zone.ts'
import { useMe } from './me.ts'
import type { Asked } from './questions.tsx'
import { useStoredUser } from './stored-user.ts'

const Questions = late(async () => (await import('./questions.tsx')).Questions)

/**
 * What waits for a word of the person. On most days nothing does, and its code is not loaded. What becomes known while a
 * page is shown appears with the next page, so that nothing moves under the pointer.
 */
export function PersonNotices({ place }: { place: string }) {
  const { data: me } = useMe()
  const restored = useStoredUser(({ user }) => user?.backendResponse.user?.['restored'] === true)
  const asked = askedOf(me, restored)
  const [shown, setShown] = useState<{ place: string; asked: Asked[] }>({ place, asked: [] })
  if (shown.place !== place) setShown({ place, asked })
  // Kept mounted after the answer, to show its result.
  if (shown.asked.length === 0) return null
  return (
    <Suspense>
      <Questions me={me} asked={asked} shown={shown.asked} />
    </Suspense>
  )
}

function askedOf(me: Me | undefined, restored: boolean): Asked[] {
  const asked: Asked[] = []
  if (restored) asked.push('restored')
  if (!me) return asked
  const { provider, zone, zoneChosen } = me
  if (provider.state === 'reconnect') asked.push('reconnect')
  if (provider.state === 'connected' && provider.missingScopes.length > 0) asked.push('access')
  if (!zoneChosen && zone !== localZone()) asked.push('zone')
  return asked
}
