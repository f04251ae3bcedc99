import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { report } from '#foundation/web/report.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { readNoticeSettingsRoute } from '../../contract.ts'
import { playChime } from './chime.ts'

/** Plays a sound once per new notice, in one of the tabs, if the person wants it. */
export function useSound(ids: readonly string[]): void {
  const { client } = useSession()
  const { data } = useQuery({
    queryKey: ['notices', 'settings'],
    queryFn: ({ signal }) => client.call(readNoticeSettingsRoute, {}, { signal }),
  })
  const heard = useRef(new Set<string>())
  const together = ids.join(' ')
  const wanted = data?.sound
  useEffect(() => {
    if (wanted === undefined || together === '') return
    for (const id of together.split(' ')) {
      if (heard.current.has(id)) continue
      heard.current.add(id)
      if (wanted) playOnce(id).catch((error: unknown) => report('The sound of a notice could not be played', error))
    }
  }, [wanted, together])
}

const holdMilliseconds = 5_000

/** The first tab to get the lock plays; the others skip. */
async function playOnce(id: string): Promise<void> {
  await navigator.locks.request(`sound of notice ${id}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    playChime()
    await new Promise((resolve) => setTimeout(resolve, holdMilliseconds))
  })
}
