import { wordAt, type Found } from './counts.ts'
import type { Clock } from './clock.ts'
import type { Reading } from './dates.ts'

/** “PST”, “UTC+2”, “Eastern time”. */
export function readZone({ tokens }: Reading, { value, next }: Found<Clock>): Found<Clock> {
  const open = wordAt(tokens, next) === '(' ? next + 1 : next
  const word = wordAt(tokens, open) ?? ''
  const zone =
    zones[word] ?? (['time', 'timezone'].includes(wordAt(tokens, open + 1) ?? '') ? zoneNames[word] : undefined)
  if (zone === undefined || (word.length < 3 && word !== 'et' && word !== 'pt')) return { value, next }
  const offset = readOffsetFrom(tokens, open + 1, word)
  const named =
    zones[word] === undefined || ['time', 'timezone'].includes(wordAt(tokens, open + 1) ?? '') ? open + 2 : open + 1
  const end = offset?.next ?? named
  return {
    value: { ...value, zone: offset?.value ?? zone },
    next: open > next && wordAt(tokens, end) === ')' ? end + 1 : end,
  }
}

function readOffsetFrom(tokens: Reading['tokens'], at: number, word: string): Found<string> | undefined {
  if (word !== 'utc' && word !== 'gmt') return undefined
  const sign = wordAt(tokens, at)
  const hours = wordAt(tokens, at + 1) ?? ''
  if ((sign !== '+' && sign !== '-') || tokens[at]?.spaced !== false || !/^\d{1,2}$/u.test(hours) || Number(hours) > 14)
    return undefined
  return { value: `${sign}${hours.padStart(2, '0')}:00`, next: at + 2 }
}

const zones: Record<string, string> = {
  utc: '+00:00',
  gmt: '+00:00',
  bst: '+01:00',
  cet: '+01:00',
  cest: '+02:00',
  eet: '+02:00',
  eest: '+03:00',
  msk: '+03:00',
  ist: '+05:30',
  sgt: '+08:00',
  hkt: '+08:00',
  jst: '+09:00',
  kst: '+09:00',
  aest: '+10:00',
  aedt: '+11:00',
  nzst: '+12:00',
  nzdt: '+13:00',
  est: '-05:00',
  edt: '-04:00',
  et: 'America/New_York',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
  pt: 'America/Los_Angeles',
}
const zoneNames: Record<string, string> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  london: 'Europe/London',
  paris: 'Europe/Paris',
  berlin: 'Europe/Berlin',
  tokyo: 'Asia/Tokyo',
}
