import CalendarIcon from 'lucide-react/icons/calendar'
import ListTodo from 'lucide-react/icons/list-todo'
import type { ComponentType } from 'react'
import { late } from '#foundation/web/late.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

/** The views arrive when they are first looked at, in browsers without Temporal together with one. */
export const calendarPlugs = {
  views: [
    {
      id: 'calendar',
      label: 'Calendar',
      icon: CalendarIcon,
      words: 'day week month events schedule',
      onPhone: 'bar',
      inSidebar: true,
      ownHeader: true,
      Content: arriving(async () => (await import('./calendar-view.tsx')).CalendarView),
    },
    {
      id: 'agenda',
      label: 'Agenda',
      icon: ListTodo,
      words: 'day morning afternoon evening',
      onPhone: 'bar',
      Content: arriving(async () => (await import('./agenda-page.tsx')).AgendaPage),
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
  activityKinds: { calendar: 'Calendar' },
} satisfies WebPlugs

/** Cards in a conversation, by the kinds that lookups name. */
export const DaysCard = arriving(async () => (await cards()).DaysCard)
export const FreeCard = arriving(async () => (await cards()).FreeCard)
export const SeriesCard = arriving(async () => (await cards()).SeriesCard)

function cards() {
  return import('./cards/cards.ts')
}

function arriving<Props>(load: () => Promise<ComponentType<Props>>) {
  return late(withTemporal(load))
}

function withTemporal<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
    return load()
  }
}
