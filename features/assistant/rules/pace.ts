import { inUnit, type Measure, measureIn } from './units.ts'

/** “26.2 miles in 3h50, per km” and, where the distance was said before, “in 3h50, what’s that per km”. */
export function paceIn(text: string, before?: Measure): string | undefined {
  const said = text.slice(0, longest).toLowerCase()
  const seconds = secondsIn(said)
  const distance = measureIn(said) ?? before
  if (seconds === undefined || distance === undefined) return undefined
  const per = /\b(?:per|a|each|every)\s+(kilomet(?:er|re)|km|k|mile|mi)\b/.exec(said)?.[1]
  if (per === undefined && !/\b(?:pace|speed|how fast|km\/h|mph|kph)/.test(said)) return undefined
  const unit = per === undefined || per.startsWith('k') ? 'km' : 'mile'
  const length = inUnit(distance, unit)
  if (length === undefined || length === 0) return undefined
  if (per === undefined && !said.includes('pace')) {
    const speed = /\bmph\b/.test(said) ? 'mph' : 'km/h'
    const miles = inUnit(distance, speed === 'mph' ? 'mile' : 'km') ?? 0
    return `**${((miles * 3600) / seconds).toFixed(1)} ${speed}**`
  }
  return `**${clockOf(seconds / length)} minutes** per ${unit === 'km' ? 'kilometre' : 'mile'}`
}

const longest = 160

/** “3h50”, “3:50:10”, “45 min”, “1 hour 20”. */
function secondsIn(text: string): number | undefined {
  const clock = /\b(\d{1,2}):(\d{2})(?::(\d{2}))?\b/.exec(text)
  if (clock) {
    const [, first = '0', second = '0', third] = clock
    const isShort = third === undefined && Number(first) >= 10
    return isShort
      ? Number(first) * 60 + Number(second)
      : Number(first) * 3600 + Number(second) * 60 + Number(third ?? 0)
  }
  const hours = /\b(\d{1,2}(?:[.,]\d)?) ?h(?:ours?|rs?)?(?: ?(?:and )?(\d{1,2})\b)?/.exec(text)
  if (hours) return Number((hours[1] ?? '').replace(',', '.')) * 3600 + Number(hours[2] ?? 0) * 60
  const minutes = /\b(\d{1,3}(?:[.,]\d)?) ?min/.exec(text)
  return minutes ? Number((minutes[1] ?? '').replace(',', '.')) * 60 : undefined
}

/** “5:27”. */
function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
