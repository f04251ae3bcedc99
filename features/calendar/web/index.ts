import CalendarIcon from 'lucide-react/icons/calendar'
import ListTodo from 'lucide-react/icons/list-todo'
import { lateWithTemporal, withTemporal } from '#foundation/web/late.ts'
import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

/** It stands among the settings. */
export const calendarSettingsPages: Page[] = [
  { path: '/assistant/settings/calendar', file: 'features/calendar/web/calendar-settings-page.tsx' },
]

/** The code of each view loads when it is first shown. */
export const calendarPlugs = {
  views: [
    {
      id: 'calendar',
      label: 'Calendar',
      icon: CalendarIcon,
      words: 'day week month events schedule',
      ownHeader: true,
      Content: lateWithTemporal(async () => (await import('./calendar-view.tsx')).CalendarView),
    },
    {
      id: 'agenda',
      label: 'Agenda',
      icon: ListTodo,
      words: 'day morning afternoon evening',
      Content: lateWithTemporal(async () => (await import('./agenda-page.tsx')).AgendaPage),
    },
  ],
  palette: [withTemporal(async () => (await import('./palette/palette.tsx')).useCalendarPalette)],
  home: [
    {
      name: 'calendar',
      heeds: (type) => type === 'calendar/changed',
      read: async (client, signal) => (await import('./home/read-home.ts')).readHome(client, signal),
    },
  ],
  freeTime: async (...wanted) => (await withTemporal(() => import('./free-time.ts'))()).firstFree(...wanted),
  EventOffer: lateWithTemporal(async () => (await import('./offer/event-offer.tsx')).EventOffer),
  things: [
    {
      kind: 'event',
      noun: 'an event',
      find: async (...asked) => (await withTemporal(() => import('./find-events.ts'))()).findEvents(...asked),
    },
  ],
  makers: [
    {
      label: 'Make an event',
      done: 'Event made',
      action: 'calendar.create-event',
      fits: ({ day }) => day !== undefined,
      input: ({ title, quote, day = '', time }) => ({ title, description: quote, ...spanOn(day, time) }),
    },
  ],
  paths: { event: async (client, id) => (await withTemporal(() => import('./event-path.ts'))()).eventPath(client, id) },
  activityKinds: { calendar: 'Calendar' },
  settings: [
    {
      path: '/assistant/settings/calendar',
      group: 'sources',
      label: 'Calendar',
      words: 'default calendar new events',
      paletteLabel: 'Calendar settings',
    },
  ],
} satisfies WebPlugs

/** An hour, or the whole day. */
function spanOn(day: string, time: string | undefined): { start: string; end: string } {
  if (time === undefined) return { start: day, end: later(day, 86_400_000).slice(0, 10) }
  return { start: `${day}T${time}`, end: later(`${day}T${time}`, 3_600_000) }
}

function later(wall: string, milliseconds: number): string {
  const whole = wall.includes('T') ? `${wall}:00Z` : `${wall}T00:00:00Z`
  return new Date(Date.parse(whole) + milliseconds).toISOString().slice(0, 16)
}

/** Cards in a conversation, by the kinds that lookups name. */
export const DaysCard = lateWithTemporal(async () => (await cards()).DaysCard)
export const FreeCard = lateWithTemporal(async () => (await cards()).FreeCard)
export const SeriesCard = lateWithTemporal(async () => (await cards()).SeriesCard)

function cards() {
  return import('./cards/cards.ts')
}
