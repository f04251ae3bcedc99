import { useTimeFormat } from '#foundation/web/time-format.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { dayHere, timeOf } from '#foundation/web/when.ts'
import type { Draft, MailMessage } from '../../contract.ts'
import { useDrafts } from './drafts.ts'
import { type Answering, seedOf } from './seed.ts'
import { useWriting } from './use-writing.ts'

/** Opens the editor with an answer to a message: the one that was begun and kept, if there is one. */
export function useAnswering(): (kind: Answering, message: MailMessage, account: string) => void {
  const { begin, resume } = useWriting()
  const { data: drafts = [] } = useDrafts()
  const format = useTimeFormat()
  return (kind, message, account) => {
    const begun = drafts.find((draft) => draft.replyTo === message.id && isOf(kind, draft))
    if (begun) return resume(begun.id)
    const sent = message.sentAt ?? message.at
    const at = `${dateText(dayHere(sent), 'medium', format)}, ${timeOf(sent)}`
    begin(seedOf(kind, { message, account, at }))
  }
}

function isOf(kind: Answering, { subject, to, cc }: Draft): boolean {
  const isForward = /^fwd:/i.test(subject)
  if (kind === 'forward' || isForward) return kind === 'forward' && isForward
  return kind === 'reply' || to.length + cc.length > 1
}
