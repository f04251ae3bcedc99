/** How a person wants times and dates written. Plain values, so that a page can use them before any schema is loaded. */
export const clocks = ['24-hour', '12-hour'] as const
export const dateOrders = ['day-month', 'month-day', 'year-month'] as const
/** ISO weekdays: Monday, Saturday, Sunday. */
export const weekStarts = [1, 6, 7] as const
export const dateLanguages = [
  'en',
  'cs',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'pt',
  'sv',
  'tr',
] as const

export type TimeFormat = {
  clock: (typeof clocks)[number]
  dateOrder: (typeof dateOrders)[number]
  weekStart: (typeof weekStarts)[number]
  dateLanguage: (typeof dateLanguages)[number]
}

export const usualTimeFormat: TimeFormat = {
  clock: '24-hour',
  dateOrder: 'day-month',
  weekStart: 1,
  dateLanguage: 'en',
}
