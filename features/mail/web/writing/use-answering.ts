import { useRef } from 'react'
import { useAway } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { dayHere } from '#foundation/web/own-zone.ts'
import { timeOf } from '#foundation/web/when.ts'
import type { MailMessage } from '../../contract.ts'
import { useDrafts } from './drafts.ts'
import { type Answering, isBegun, seedOf } from './seed.ts'
import { useWriting } from './use-writing.ts'

/** Opens the editor with an answer to a message: the one that was begun and kept, if it goes to the same people. */
export function useAnswering(): (kind: Answering, message: MailMessage, account: string) => void {
  const { begin, resume } = useWriting()
  const { data, refetch } = useDrafts()
  const away = useAway(useSession().live)
  const isReading = useRef(false)
  const format = useTimeFormat()
  async function open(kind: Answering, message: MailMessage, account: string): Promise<void> {
    const sent = message.sentAt ?? message.at
    const at = `${dateText(dayHere(sent), 'medium', format)}, ${timeOf(sent)}`
    const seed = seedOf(kind, { message, account, at })
    // Pressed before they are read, it waits for them once: a second answer would be begun beside the first.
    if (isReading.current) return
    isReading.current = data === undefined && !away
    const drafts = isReading.current ? (await refetch()).data : data
    isReading.current = false
    const begun = drafts?.find((draft) => isBegun(draft, seed))
    if (begun) resume(begun.id, begun.answers ?? undefined)
    else begin(seed)
  }
  return (...given) => void open(...given)
}
