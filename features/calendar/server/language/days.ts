import { counted, quote } from '#foundation/language/wording/quoting.ts'
import { timesText } from '#foundation/language/wording/moments.ts'
import type { Glance, Recap } from '#foundation/server/language.ts'
import { weekdayName } from '#foundation/time/format/date-text.ts'
import { eventsIn, listEvents } from './events.ts'

/** The events of today. */
export const glance: Glance = {
  order: 20,
  calls: (today) => [{ tool: listEvents, input: { from: today.toString(), to: today.add({ days: 1 }).toString() } }],
  tell([answer], { context }) {
    const events = eventsIn(answer, context.zone)
    if (events?.length === 0) return ['Calendar today: nothing']
    return (events ?? []).map(
      (event) => `${event.allDay ? 'all day' : timesText(event, context.format)}: ${quote(event.title)}`,
    )
  },
}

const mostInRecap = 8

/** The events of days that have passed, or of a week under way. */
export const recap: Recap = {
  order: 10,
  calls: ({ from, to }) => [{ tool: listEvents, input: { from: from.toString(), to: to.toString() } }],
  tell([answer], { context: { zone, format } }, { from, to }) {
    const events = eventsIn(answer, zone) ?? []
    if (events.length === 0) return []
    const isDay = from.add({ days: 1 }).equals(to)
    const told = events.slice(0, mostInRecap).map((event) => {
      const day = isDay ? '' : `${weekdayName(event.from.toPlainDate().toString(), 'short', format)} `
      return `${quote(event.title)} (${day}${event.allDay ? 'all day' : timesText(event, format)})`
    })
    const more = events.length > mostInRecap ? ` and ${events.length - mostInRecap} more` : ''
    return [`${counted(events.length, 'event')}: ${told.join(', ')}${more}`]
  },
}
