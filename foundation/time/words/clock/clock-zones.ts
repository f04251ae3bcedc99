import { wordAt, type Found } from '../text/counts.ts'
import type { Clock } from './clock.ts'
import type { Reading } from '../days/dates.ts'

/** “PST”, “UTC+2”, “Eastern time”, “New York time”. */
export function readZone({ tokens }: Reading, { value, next }: Found<Clock>): Found<Clock> {
  const open = wordAt(tokens, next) === '(' ? next + 1 : next
  const found = readShort(tokens, open) ?? readNamed(tokens, open)
  if (!found) return { value, next }
  const isClosed = open > next && wordAt(tokens, found.next) === ')'
  return { value: { ...value, zone: found.value }, next: isClosed ? found.next + 1 : found.next }
}

/** In capitals or not: an abbreviation, with “time” or an offset behind it or without. */
function readShort(tokens: Reading['tokens'], at: number): Found<string> | undefined {
  const word = wordAt(tokens, at) ?? ''
  const zone = zoneAbbreviations.get(word)
  if (zone === undefined) return undefined
  return readOffsetFrom(tokens, at + 1, word) ?? { value: zone, next: isTime(tokens, at + 1) ? at + 2 : at + 1 }
}

const mostWords = 3

/** A place is the zone of a clock only where “time” says so. */
function readNamed(tokens: Reading['tokens'], at: number): Found<string> | undefined {
  for (let words = 1; words <= mostWords; words += 1) {
    if (!isTime(tokens, at + words)) continue
    const name = tokens.slice(at, at + words).map(({ word }) => word)
    const zone = zoneNamed(name.join(' '))
    if (zone !== undefined) return { value: zone, next: at + words + 1 }
  }
  return undefined
}

function isTime(tokens: Reading['tokens'], at: number): boolean {
  return ['time', 'timezone'].includes(wordAt(tokens, at) ?? '')
}

/** The zone that is called after a city or country, as the platform knows it; in lower case. */
export function zoneNamed(name: string): string | undefined {
  if (cities.size === 0)
    for (const zone of Intl.supportedValuesOf('timeZone'))
      cities.set((zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(), zone)
  return zoneNames.get(name) ?? cities.get(name)
}

/** Read when it is first asked for. */
const cities = new Map<string, string>()

function readOffsetFrom(tokens: Reading['tokens'], at: number, word: string): Found<string> | undefined {
  if (word !== 'utc' && word !== 'gmt') return undefined
  const sign = wordAt(tokens, at)
  const hours = wordAt(tokens, at + 1) ?? ''
  // “UTC+2”, “UTC +2”; in “9 UTC - 2 calls” it is a dash.
  const isSign = (sign === '+' || sign === '-') && (tokens[at]?.spaced === false || tokens[at + 1]?.spaced === false)
  if (!isSign || !/^\d{1,2}$/u.test(hours) || Number(hours) > 14) return undefined
  return { value: `${sign}${hours.padStart(2, '0')}:00`, next: at + 2 }
}

/** People say “EST” in summer as well, so each of these stands for a zone, and not for an offset. */
export const zoneAbbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    utc: 'UTC',
    gmt: 'UTC',
    bst: 'Europe/London',
    cet: 'Europe/Paris',
    cest: 'Europe/Paris',
    eet: 'Europe/Athens',
    eest: 'Europe/Athens',
    msk: 'Europe/Moscow',
    ist: 'Asia/Kolkata',
    sgt: 'Asia/Singapore',
    hkt: 'Asia/Hong_Kong',
    jst: 'Asia/Tokyo',
    kst: 'Asia/Seoul',
    aest: 'Australia/Sydney',
    aedt: 'Australia/Sydney',
    nzst: 'Pacific/Auckland',
    nzdt: 'Pacific/Auckland',
    et: 'America/New_York',
    est: 'America/New_York',
    edt: 'America/New_York',
    cst: 'America/Chicago',
    cdt: 'America/Chicago',
    mst: 'America/Denver',
    mdt: 'America/Denver',
    pt: 'America/Los_Angeles',
    pst: 'America/Los_Angeles',
    pdt: 'America/Los_Angeles',
  }),
)
/** What gives no zone its name, and is said for one all the same. */
const zoneNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    eastern: 'America/New_York',
    central: 'America/Chicago',
    mountain: 'America/Denver',
    pacific: 'America/Los_Angeles',
    'us eastern': 'America/New_York',
    'us central': 'America/Chicago',
    'us pacific': 'America/Los_Angeles',
    nyc: 'America/New_York',
    boston: 'America/New_York',
    washington: 'America/New_York',
    miami: 'America/New_York',
    'san francisco': 'America/Los_Angeles',
    california: 'America/Los_Angeles',
    seattle: 'America/Los_Angeles',
    texas: 'America/Chicago',
    uk: 'Europe/London',
    england: 'Europe/London',
    british: 'Europe/London',
    france: 'Europe/Paris',
    germany: 'Europe/Berlin',
    german: 'Europe/Berlin',
    munich: 'Europe/Berlin',
    frankfurt: 'Europe/Berlin',
    austria: 'Europe/Vienna',
    spain: 'Europe/Madrid',
    barcelona: 'Europe/Madrid',
    italy: 'Europe/Rome',
    milan: 'Europe/Rome',
    geneva: 'Europe/Zurich',
    'central european': 'Europe/Paris',
    india: 'Asia/Kolkata',
    indian: 'Asia/Kolkata',
    mumbai: 'Asia/Kolkata',
    delhi: 'Asia/Kolkata',
    bangalore: 'Asia/Kolkata',
    japan: 'Asia/Tokyo',
    china: 'Asia/Shanghai',
    beijing: 'Asia/Shanghai',
    korea: 'Asia/Seoul',
  }),
)
