import { useEffect, useState } from 'react'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { notice } from '../../contract.ts'
import { useAsked, useDesk } from './desk.ts'
import { useTypingElsewhere } from './use-typing.ts'

const shownFor = 8_000

/** The line above the box: what just happened, the connection, what another device does. */
export function StatusLine({ id }: { id: string }) {
  const words = useNotice(id)
  const offline = useOffline()
  const elsewhere = useTypingElsewhere(id)
  const says =
    words ??
    (offline ? 'No connection. What you send waits here and goes out when it is back.' : undefined) ??
    (elsewhere ? 'You are writing on another device.' : undefined)
  return <output className="block min-h-6 px-1 pb-1 text-13 text-muted">{says}</output>
}

function useNotice(id: string): string | undefined {
  const { live } = useSession()
  const desk = useDesk()
  const [told, setTold] = useState<{ words: string }>()
  useAsked(desk.notice, (words) => setTold({ words }))
  useLive(live, (message) => {
    const { data } = notice.safeParse(message)
    if (data && (data.conversation_id ?? id) === id) setTold({ words: data.text })
  })
  useEffect(() => {
    if (!told) return undefined
    const timer = setTimeout(() => setTold(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [told])
  return told?.words
}

/** A moment without a line is not worth a word. */
function useOffline(): boolean {
  const { live } = useSession()
  const open = useLive(live) === 'open'
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setWaited(true), 2_000)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [open])
  return waited && !open
}
