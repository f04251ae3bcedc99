import { useTimeFormat } from '#foundation/web/time-format.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { dayHere, timeOf } from '#foundation/web/when.ts'
import type { MailMessage } from '../../contract.ts'
import { type Answering, seedOf } from './seed.ts'
import { useWriting } from './use-writing.ts'

/** Opens the editor with an answer to a message. */
export function useAnswering(): (kind: Answering, message: MailMessage, account: string) => void {
  const { begin } = useWriting()
  const format = useTimeFormat()
  return (kind, message, account) => {
    const sent = message.sentAt ?? message.at
    const at = `${dateText(dayHere(sent), 'medium', format)}, ${timeOf(sent)}`
    begin(seedOf(kind, { message, account, at }))
  }
}
