import type { MenuItem } from '#foundation/web/design/menu.tsx'
import { useMakers } from '#foundation/web/makers.ts'
import type { MailMessage, ThreadRow } from '../contract.ts'
import { useActs } from './acts.tsx'
import { makeableOfThread } from './makeable.ts'
import { useFindings } from './offers.tsx'

/** What can be made of a thread as a whole: a task, and an event where its newest message names a day. */
export function useMakeItems(thread: ThreadRow | undefined, messages: readonly MailMessage[]): readonly MenuItem[] {
  const makers = useMakers()
  const { make } = useActs()
  const message = messages.findLast(({ own }) => !own) ?? messages.at(-1)
  const date = useFindings(message).find(({ day, rule }) => day !== undefined && rule !== 'promise')
  if (!thread || !message) return []
  const [plain, dated] = [makeableOfThread(thread, message), makeableOfThread(thread, message, date)]
  return makers.flatMap((maker) => {
    const from = [plain, dated].find((each) => maker.fits(each))
    return from ? [{ label: maker.label, run: () => make(maker, from) }] : []
  })
}
