import type { z } from 'zod'
import { useSession } from '#foundation/web/session/session.ts'
import type { stop } from '../../contract.ts'
import { useThread } from '../use-thread.ts'
import { useDesk } from './desk.ts'

/** Ends what is being written or waits; nothing while nothing is. */
export function useStop(id: string): (() => void) | undefined {
  const { live } = useSession()
  const desk = useDesk()
  const busy = useThread(id, ({ thread }) => (thread?.answers.length ?? 0) > 0)
  if (!busy) return undefined
  return () => {
    const message: z.infer<typeof stop> = { type: 'stop', conversation_id: id }
    if (!live.send(message)) desk.notice.tell('There is no connection right now, so nothing could be stopped.')
  }
}
