import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import { list } from '#foundation/language/wording/quoting.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

export function overview(at: Temporal.ZonedDateTime, lines: readonly string[], format: TimeFormat): string {
  const title = `**${dateText(at.toPlainDate(), format)}**, ${timeText(at, format)} (${at.timeZoneId})`
  return lines.length === 0 ? title : `${title}\n\n${list(lines)}`
}
