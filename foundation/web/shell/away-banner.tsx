import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { NoteLine } from '../design/note-line.tsx'
import { useAway } from '../live/use-live.ts'
import { useSession } from '../session/session.ts'
import { useHeldPage } from './use-held-page.ts'

/** Shows above the page that the server cannot be reached. Brief interruptions are not shown. */
export function AwayBanner() {
  const { live } = useSession()
  const away = useAway(live)
  const isLong = useLasting(away)
  const holds = useHeldPage(away)
  const shown = away && (isLong || holds)
  return (
    <output className="block">
      {shown && (
        <NoteLine
          icon={<CircleAlert />}
          actions={
            <Button kind="plain" onClick={live.tryNow}>
              Try now
            </Button>
          }
        >
          Attaché can’t be reached.{' '}
          <span className="max-sm:hidden">
            {holds
              ? 'The page you asked for opens when the connection is back.'
              : 'What is shown stays. The rest comes when the connection is back.'}
          </span>
        </NoteLine>
      )}
    </output>
  )
}

const moment = 1_500

function useLasting(away: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!away) return undefined
    const timer = setTimeout(() => setLasts(true), moment)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [away])
  return lasts
}
