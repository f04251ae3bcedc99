import { easter } from '#foundation/time/words/days/holiday-rules.ts'

/** Days that are known by a name; Easter moves with the moon. */
const fixed: Record<string, [month: number, day: number]> = {
  'new years day': [1, 1],
  'new year day': [1, 1],
  'new years': [1, 1],
  'new year': [1, 1],
  epiphany: [1, 6],
  'valentines day': [2, 14],
  valentine: [2, 14],
  valentines: [2, 14],
  'saint patricks day': [3, 17],
  'st patricks day': [3, 17],
  'april fools day': [4, 1],
  'april fools': [4, 1],
  'may day': [5, 1],
  'labour day': [5, 1],
  midsummer: [6, 24],
  halloween: [10, 31],
  'all saints day': [11, 1],
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
  christmas: [12, 25],
  xmas: [12, 25],
  'new years eve': [12, 31],
  'new year eve': [12, 31],
}

const fromEaster: Record<string, number> = {
  'good friday': -2,
  'easter sunday': 0,
  'easter monday': 1,
  easter: 0,
  'ascension day': 39,
  pentecost: 49,
}

export const holidayNames = [...Object.keys(fixed), ...Object.keys(fromEaster)].map((name) => name.split(' '))

/** Nothing where the name is not known. */
export function holidayIn(name: string, year: number): Temporal.PlainDate | undefined {
  const [month, day] = fixed[name] ?? []
  if (month !== undefined && day !== undefined) return Temporal.PlainDate.from({ year, month, day })
  const days = fromEaster[name]
  return days === undefined ? undefined : easter(year).add({ days })
}

const months = `january february march april may june july august september october november december`.split(' ')
const shortMonths = 'jan feb mar apr jun jul aug sep sept oct nov dec'.split(' ')

export const monthWords = months

export function monthOf(text: string): number | undefined {
  const whole = months.indexOf(text) + 1
  if (whole > 0) return whole
  if (!shortMonths.includes(text)) return undefined
  return months.findIndex((name) => name.startsWith(text.slice(0, 3))) + 1
}
