import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { trimmed } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** “Send Marcus Monday 8am: the quote is attached”, “schedule mail to Vikram tomorrow at 9 - it comes by noon”: the order, and when it goes. */
export function scheduledIn(message: string, wording: Wording): { order: string; at?: string } | undefined {
  const [, head = '', content = ''] =
    /^(?:send|schedule)\b(.{2,80}?)(?::|\s[–-])\s+(\S.*)$/isu.exec(withoutCourtesy(message)) ?? []
  const [time] = readTimes(head, wording)
  const rest = time ? `${head.slice(0, time.at)} ${head.slice(time.until)}` : head
  const name = trimmed(rest.replaceAll(/\s+/g, ' '), around)
  const isName = name !== '' && tokenize(name).length <= 4 && !/[,;]/.test(name)
  if (content === '' || !isName || (time && !time.saysTime)) return undefined
  const order = `send an email to ${name} saying ${content}`
  // “Send it now” waits for no time.
  const isLater = time !== undefined && Temporal.PlainDateTime.compare(time.start, wording.now) > 0
  return isLater ? { order, at: time.start.toString().slice(0, 16) } : { order }
}

const around = new Set(
  'a an the mail email e-mail message note to for at on by this that these following words text right away once now immediately please'.split(
    ' ',
  ),
)
