import { Suspense } from 'react'
import { late } from '#foundation/web/late.ts'
import { localZone } from './local-zone.ts'
import { useMe } from './me.ts'
import { useStoredUser } from './stored-user.ts'

const Questions = late(async () => (await import('./questions.tsx')).Questions)

/** What waits for a word of the person. On most days nothing does, and its code is not loaded. */
export function PersonNotices() {
  const { data: me } = useMe()
  const restored = useStoredUser(({ user }) => user?.backendResponse.user?.['restored'] === true)
  if (!me) return null
  const { state, missingScopes } = me.provider
  const isAsked = state === 'reconnect' || (state === 'connected' && missingScopes.length > 0)
  const isElsewhere = !me.zoneChosen && me.zone !== localZone()
  if (!restored && !isAsked && !isElsewhere) return null
  return (
    <Suspense>
      <Questions me={me} restored={restored} />
    </Suspense>
  )
}
