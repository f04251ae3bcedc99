import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { arrive } from '#foundation/web/late.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { report } from '#foundation/web/report.ts'
import { useSession } from '#foundation/web/session/session.ts'

/** Renders nothing; keeps the worker, which shows notices while the app is closed, in step. */
export function NoticesOutside() {
  const { client, live, personId } = useSession()
  const navigate = useNavigate()
  const isOpen = useLive(live) === 'open'
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    if (!import.meta.env.PROD || !isOpen) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const begin = async (): Promise<void> => {
      const { keepWorker } = await arrive(() => import('./device/keep.ts'))
      if (!signal.aborted) await keepWorker({ client, live, personId, open: (path) => open(path), signal })
    }
    const timer = setTimeout(() => {
      begin().catch((error: unknown) => report('Notices of a closed tab could not be prepared', error))
    }, afterStart)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [client, live, personId, isOpen])
  return null
}

/** Late enough not to delay the first paint and the first keys. */
const afterStart = 3_000
