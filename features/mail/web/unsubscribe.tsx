import { useState } from 'react'
import { textLink } from '#foundation/web/design/surface.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { MailMessage } from '../contract.ts'
import { useActs } from './acts.tsx'
import { useSenders } from './writing/sends.ts'

/** The way out of a newsletter, if it names one. */
export function Unsubscribe({ message: { id, unsubscribe }, account }: { message: MailMessage; account: string }) {
  const { ask } = useActs()
  const senders = useSenders()
  const [isDone, setDone] = useState(false)
  if (!unsubscribe) return null
  const { oneClick, byMail, to, link } = unsubscribe
  const isSent = byMail && senders?.some((sender) => sender.account === account) === true
  if (isDone) return <output>{isSent ? 'A mail asks to unsubscribe you' : `Unsubscribed at ${visible(to)}`}</output>
  async function leave(): Promise<void> {
    const isLeft = await ask({
      name: 'mail.unsubscribe',
      input: { messageId: id },
      description: isSent
        ? 'A mail asks to send you nothing more. It can be taken back for a moment.'
        : `${visible(to)} is asked to send you nothing more. This cannot be undone here.`,
      confirm: 'Unsubscribe',
      isDanger: false,
    })
    setDone(isLeft)
  }
  if (oneClick || isSent)
    return (
      <p className="print:hidden">
        <button type="button" onClick={() => void leave()} className={`min-h-6 ${textLink}`}>
          Unsubscribe
        </button>
      </p>
    )
  const isMail = !/^https:/i.test(link ?? '')
  const words = isMail ? `Unsubscribing takes a mail to ${visible(to)}` : `Unsubscribing is done at ${visible(to)}`
  if (link === null || !/^(?:https|mailto):/i.test(link)) return <p>{words}</p>
  return (
    <p className="print:hidden">
      {words}:{' '}
      <a href={link} target="_blank" rel="noreferrer noopener" className={`min-h-6 ${textLink}`}>
        {isMail ? 'write it in your mail app' : 'open the page'}
      </a>
    </p>
  )
}
