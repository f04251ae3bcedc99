import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import { list } from '#foundation/language/wording/quoting.ts'
import { dateSpan } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

export function overview(at: Temporal.ZonedDateTime, lines: readonly string[], format: TimeFormat): string {
  const title = `**${dateText(at.toPlainDate(), format)}**, ${timeText(at, format)} (${at.timeZoneId})`
  return lines.length === 0 ? title : `${title}\n\n${list(lines)}`
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
