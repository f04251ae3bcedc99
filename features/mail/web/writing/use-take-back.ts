import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MailSend } from '../../contract.ts'
import { useActs } from '../acts.tsx'
import { draftsKey } from '../mail.ts'
import { isMoment, sendsKey, useSends } from './sends.ts'
import { useWriting } from './use-writing.ts'

/** Makes a draft of a mail that has not gone, and opens it. */
export function useTakeBack(): { takeBack: (send: MailSend) => void; isPending: boolean } {
  const { attempt } = useActs()
  const { resume } = useWriting()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function run({ id, draft }: MailSend): Promise<void> {
    setPending(true)
    const isBack = await attempt('mail.take-back', { id })
    await queries.invalidateQueries({ queryKey: sendsKey })
    await queries.invalidateQueries({ queryKey: draftsKey })
    setPending(false)
    if (isBack && draft !== null) resume(draft)
  }
  return { takeBack: (send) => void run(send), isPending }
}

/** Takes back what was just sent; `undefined`: there is nothing to take back. */
export function useUndoSending(): (() => void) | undefined {
  const { takeBack } = useTakeBack()
  const held = useSends().findLast((send) => isMoment(send) && send.state === 'held')
  return held && (() => takeBack(held))
}
