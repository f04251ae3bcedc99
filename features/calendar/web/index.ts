import { type ComponentType, lazy } from 'react'

/** They arrive when they are first looked at, in browsers without Temporal together with one. */
export const CalendarView = arriving(async () => (await import('./calendar-view.tsx')).CalendarView)
export const AgendaView = arriving(async () => (await import('./agenda-page.tsx')).AgendaPage)

/** Cards in a conversation, by the kinds that lookups name. */
export const DaysCard = arriving(async () => (await cards()).DaysCard)
export const FreeCard = arriving(async () => (await cards()).FreeCard)
export const SeriesCard = arriving(async () => (await cards()).SeriesCard)

function cards() {
  return import('./cards/cards.ts')
}

function arriving<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
    return { default: await load() }
  })
}
