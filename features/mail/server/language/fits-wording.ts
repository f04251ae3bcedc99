import { dateText } from '#foundation/time/format/date-text.ts'
import { quote } from '#foundation/language/wording/quoting.ts'
import type { ThreadRow } from '../../contract.ts'
import type { Moment } from './wording.ts'

/** `span` is local; `taken`: what stands there. */
export function fits(
  { subject }: ThreadRow,
  { from, to }: { from: string; to: string },
  { taken, moment: { format } }: { taken: readonly string[]; moment: Moment },
): string {
  const [day = '', clock = ''] = from.split('T')
  const when = `${dateText(day, 'long', format)}, ${clock}–${to.split('T')[1] ?? ''}`
  const lead = `${quote(subject || 'No subject')} is about ${when}. `
  return taken.length === 0 ? `${lead}Yes, you are free then.` : `${lead}No: ${taken.join('; ')}.`
}

export function noTime({ subject }: ThreadRow): string {
  return `${quote(subject || 'No subject')} names no time that is still to come. Say when it is, and I look.`
}
