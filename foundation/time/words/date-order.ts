import type { TimeFormat } from '../format/time-format.ts'
import type { Wording } from './when.ts'

const american = new Set(
  `New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak
  Louisville Indianapolis Fort_Wayne`.split(/\s+/),
)
const elsewhere = new Set(['Pacific/Honolulu', 'Asia/Manila', 'Pacific/Guam', 'America/Puerto_Rico'])

/** How 3/4 is read where nobody has said: the month is first in the United States and the Philippines. */
export function dateOrderOf(zone: string): Wording['dateOrder'] {
  const [region, city = ''] = zone.split('/')
  if (region === 'US' || elsewhere.has(zone)) return 'month-first'
  const state = /^America\/(?:Indiana|Kentucky|North_Dakota)\//.test(zone)
  return state || (region === 'America' && american.has(city)) ? 'month-first' : 'day-first'
}

/** How 3/4 is read for this setting. Where dates begin with the year, the month comes first. */
export function readingOrder({ dateOrder }: Pick<TimeFormat, 'dateOrder'>): Wording['dateOrder'] {
  return dateOrder === 'day-month' ? 'day-first' : 'month-first'
}
