import { counted, list, quote } from '../quoting.ts'
import { dateText, timeText } from '../moments.ts'

/** What could not be looked at is missing; what there is none of is an empty list. */
export type Day = {
  at: Temporal.ZonedDateTime
  hours: { start: string; end: string } | null | undefined
  events: readonly { title: string; times: string }[] | undefined
  waiting: readonly string[] | undefined
  done: readonly string[] | undefined
}

const mostNamed = 3

export function overview({ at, hours, events, waiting, done }: Day): string {
  const lines = [
    hours === undefined ? [] : [`Working hours today: ${hours ? `${hours.start}–${hours.end}` : 'none'}`],
    events === undefined
      ? []
      : events.length === 0
        ? ['Calendar today: nothing']
        : events.map(({ title, times }) => `${times}: ${quote(title)}`),
    waiting === undefined ? [] : [`Waiting for your yes: ${named(waiting, 'nothing')}`],
    done === undefined ? [] : [`Activity today: ${named(done, 'none')}`],
  ].flat()
  const title = `**${dateText(at.toPlainDate())}**, ${timeText(at)} (${at.timeZoneId})`
  return lines.length === 0 ? title : `${title}\n\n${list(lines)}`
}

function named(titles: readonly string[], none: string): string {
  if (titles.length === 0) return none
  const shown = titles.slice(0, mostNamed).map(quote).join(', ')
  const more = titles.length - mostNamed
  return more > 0 ? `${shown} and ${counted(more, 'more', 'more')}` : shown
}
