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

async function giveTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
