import { dateText } from '#foundation/language/wording/moments.ts'
import { chips, list, quote, together } from '#foundation/language/wording/quoting.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { holidaysOn } from '#foundation/time/words/days/holidays.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { type Plan, say, sayInTurn, type Turn } from '#foundation/server/language.ts'
import { countryIn, publicHolidays } from '../../../../rules/public-holidays.ts'
import { weekdayAt } from '../dates/wording.ts'

/** “When is Thanksgiving” is answered by its day, “is Monday a holiday” by what is known to fall on it. */
export const holiday: Plan = (turn) => {
  const { parts, context, today } = turn
  const { zone, format } = context
  const country = countryOf(zone)
  const now = today.toPlainDateTime()
  const land = countryIn(parts.sentence)
  if (land !== undefined) return say(inCountry(land, turn))
  const [named] = readTimes(parts.sentence, { now, zone, country, dateOrder: dateOrderOf(zone) })
  if (!named || named.grain !== 'day') return sayInTurn(turn, 'holiday', daysOff)
  const day = named.start.toPlainDate()
  if (!/^\W*(?:is|are|does|will)\b/i.test(parts.sentence)) {
    const name = parts.sentence.slice(named.at, named.until)
    return say(`${quote(capital(name))}: ${weekdayAt(day, today, format)}`)
  }
  const kept = holidaysOn(day, country).map(title)
  const what = kept.length > 0 ? `is ${together(kept)}` : 'is no holiday that I know by name'
  return say(`${dateText(day, format)}, ${what}. Which days are off where you are, nobody has told me.`)
}

const mostListed = 4

/** What is kept on the day that is asked for, or what comes next. */
function inCountry(land: string, { parts, context, today }: Turn): string {
  const { format } = context
  const where = land === 'United States' || land === 'Netherlands' ? `the ${land}` : land
  const reading = { now: today.toPlainDateTime(), zone: context.zone, dateOrder: dateOrderOf(context.zone) }
  const [named] = readTimes(parts.sentence, reading)
  if (named?.grain === 'day') {
    const day = named.start.toPlainDate()
    const kept = publicHolidays(land, day.year).filter(({ date }) => date.equals(day))
    const what = together(kept.map(({ name }) => name))
    return kept.length > 0
      ? `${dateText(day, format)}, is ${what}, a public holiday in ${where}.`
      : `${dateText(day, format)}, is no holiday of all of ${where} that I know. Its regions may have days of their own.`
  }
  const next = [today.year, today.year + 1]
    .flatMap((year) => publicHolidays(land, year))
    .filter(({ date }) => Temporal.PlainDate.compare(date, today) >= 0)
    .slice(0, mostListed)
  return `The next public holidays in all of ${where} that I know:\n\n${list(next.map(({ date, name }) => `${dateText(date, format)}: ${capital(name)}`))}`
}

const example = chips(['When is Easter Monday?', 'What’s on this week?'])
const daysOff = [
  `I know when holidays fall, but not which of them are days off where you are. Ask me for one by its name.\n\n${example}`,
  `Days off differ from place to place, and I have no list of them. By name I find each: when it falls, and in how many days.\n\n${example}`,
]

function title(name: string): string {
  return name.split(' ').map(capital).join(' ').replace(owned, '$1’s')
}

const owned = /\b(Year|Mother|Father|Valentine|Patrick|King)s\b/

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Only where holidays of one name fall on different days. */
function countryOf(zone: string): string {
  if (dateOrderOf(zone) === 'month-first') return 'US'
  const [region = ''] = zone.split('/')
  return countries[zone] ?? countries[region] ?? ''
}

const countries: Readonly<Record<string, string>> = {
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'America/Edmonton': 'CA',
  'America/Winnipeg': 'CA',
  'America/Halifax': 'CA',
  'Pacific/Auckland': 'NZ',
  'Asia/Kolkata': 'IN',
  Australia: 'AU',
}
