import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import { list } from '#foundation/language/wording/quoting.ts'

export function overview(at: Temporal.ZonedDateTime, lines: readonly string[]): string {
  const title = `**${dateText(at.toPlainDate())}**, ${timeText(at)} (${at.timeZoneId})`
  return lines.length === 0 ? title : `${title}\n\n${list(lines)}`
}
