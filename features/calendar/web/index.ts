import { lazy } from 'react'

/** They arrive when they are first looked at, in browsers without Temporal together with one. */
export const CalendarView = lazy(async () => {
  await giveTemporal()
  return { default: (await import('./calendar-view.tsx')).CalendarView }
})

export const AgendaView = lazy(async () => {
  await giveTemporal()
  return { default: (await import('./agenda-page.tsx')).AgendaPage }
})

/** Cards in a conversation, by the kinds that lookups name. */
export const DaysCard = lazy(async () => {
  await giveTemporal()
  return { default: (await import('./cards/days-card.tsx')).DaysCard }
})

export const FreeCard = lazy(async () => {
  await giveTemporal()
  return { default: (await import('./cards/free-card.tsx')).FreeCard }
})

export const SeriesCard = lazy(async () => {
  await giveTemporal()
  return { default: (await import('./cards/series-card.tsx')).SeriesCard }
})

async function giveTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
