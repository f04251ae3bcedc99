import { dateText } from '#foundation/time/format/date-text.ts'
import { timesText } from '#foundation/language/wording/moments.ts'
import { quote } from '#foundation/language/wording/quoting.ts'
import type { ThreadRow } from '../../contract.ts'
import type { Moment } from './wording.ts'

export const calendarUnreadable = 'I could not look at your calendar just now.'

/** `span` is local; `taken`: what stands there. */
export function fits(
  { subject }: ThreadRow,
  { from, to }: { from: string; to: string },
  { taken, moment: { format } }: { taken: readonly string[]; moment: Moment },
): string {
  const [begins, ends] = [Temporal.PlainDateTime.from(from), Temporal.PlainDateTime.from(to)]
  const when = `${dateText(from.slice(0, 10), 'long', format)}, ${timesText({ from: begins, to: ends }, format)}`
  const lead = `${quote(subject || 'No subject')} is about ${when}. `
  return taken.length === 0 ? `${lead}Yes, you are free then.` : `${lead}No: ${taken.join('; ')}.`
}

export function noTime({ subject }: ThreadRow): string {
  return `${quote(subject || 'No subject')} names no time that is still to come. Say when it is, and I look.`
}
