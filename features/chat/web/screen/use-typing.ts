import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { typing } from '../../contract.ts'
import { useAsked, useDesk } from './desk.ts'

const toldEvery = 3_000
const believedFor = 5_000

/** Lets the person's other devices know that something is being written here. */
export function useTyping(id: string): () => void {
  const { live } = useSession()
  const { written } = useDesk()
  const told = useRef(0)
  return () => {
    const now = Date.now()
    written.tell()
    if (now - told.current < toldEvery || live.state() !== 'open') return
    told.current = now
    const message: z.infer<typeof typing> = { type: 'typing', conversation_id: id }
    live.send(message)
  }
}

/** Whether something is being written on another device; what this one told is heard here, too. */
export function useTypingElsewhere(id: string): boolean {
  const { live } = useSession()
  const { written } = useDesk()
  const writtenAt = useRef(-Infinity)
  useAsked(written, () => {
    writtenAt.current = Date.now()
  })
  const [heardAt, setHeardAt] = useState<number>()
  useLive(live, (message) => {
    const { data } = typing.safeParse(message)
    if (data?.conversation_id === id && Date.now() - writtenAt.current > believedFor) setHeardAt(Date.now())
  })
  useEffect(() => {
    if (heardAt === undefined) return undefined
    const timer = setTimeout(() => setHeardAt(undefined), believedFor)
    return () => clearTimeout(timer)
  }, [heardAt])
  return heardAt !== undefined
}
