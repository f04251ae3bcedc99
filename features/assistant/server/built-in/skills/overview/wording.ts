import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import { chips, escaped, list } from '#foundation/language/wording/quoting.ts'
import { dateSpan } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

export function overview(at: Temporal.ZonedDateTime, lines: readonly string[], format: TimeFormat): string {
  const title = `**${dateText(at.toPlainDate(), format)}**, ${timeText(at, format)} (${at.timeZoneId})`
  return lines.length === 0 ? title : `${title}\n\n${list(lines)}`
}

/** “Every morning at 8”: an overview is shown when it is asked for. */
export function notByItself(often: string): string {
  const when = often.charAt(0).toLowerCase() + often.slice(1)
  return `I show an overview when you ask for it, and can’t send one by myself. I can remind you of it.\n\n${chips([`Remind me ${escaped(when)} to look at my day`, 'Give me an overview of my day'])}`
}

type Days = { from: Temporal.PlainDate; to: Temporal.PlainDate }

/** `lines` are whole paragraphs. */
export function recap(span: string, { from, to }: Days, lines: readonly string[], format: TimeFormat): string {
  const last = to.subtract({ days: 1 })
  const isDay = from.equals(last)
  const when = isDay ? dateText(from, format) : dateSpan(from.toString(), last.toString(), format)
  const name = isDay ? when : `${span.charAt(0).toUpperCase()}${span.slice(1)}: ${when}`
  const said = lines.length === 0 ? 'I find nothing here from that time.' : list(lines)
  return `**${name}**\n\n${said}`
}
