import { tokenize } from '#foundation/language/text/tokens.ts'

/** A public holiday of a whole country; regions may have more. */
export type PublicHoliday = { date: Temporal.PlainDate; name: string }

/** The country that a text names, where its holidays are known. */
export function countryIn(text: string): string | undefined {
  const words = tokenize(text.slice(0, 300)).map((token) => token.text)
  return Object.keys(holidays).find((country) => {
    const name = country.toLowerCase().split(' ')
    return words.some((_, at) => name.every((part, step) => words[at + step] === part))
  })
}

/** All public holidays of a country in a year, in their order; movable ones follow Easter. */
export function publicHolidays(country: string, year: number): PublicHoliday[] {
  const easter = easterSunday(year)
  return (holidays[country] ?? '')
    .split(',')
    .flatMap((entry) => {
      const [when = '', ...rest] = entry.trim().split(' ')
      const name = rest.length > 0 ? rest.join(' ') : (common[when] ?? '')
      const date = when.startsWith('E') ? easter.add({ days: Number(when.slice(1)) }) : dayOf(year, when)
      return name === '' ? [] : [{ date, name }]
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(one.date, other.date))
}

function dayOf(year: number, when: string): Temporal.PlainDate {
  const [month = 1, day = 1] = when.split('-').map(Number)
  return Temporal.PlainDate.from({ year, month, day })
}

/** By the rule of Gauss, as Meeus wrote it. */
function easterSunday(year: number): Temporal.PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = Math.floor((a + 11 * d + 22 * e) / 451)
  const month = Math.floor((d + e - 7 * f + 114) / 31)
  return Temporal.PlainDate.from({ year, month, day: ((d + e - 7 * f + 114) % 31) + 1 })
}

/** Names that most countries share. */
const common: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '01-06': 'Epiphany',
  '05-01': 'Labour Day',
  '08-15': 'the Assumption of Mary',
  '11-01': 'All Saints’ Day',
  '12-08': 'the Immaculate Conception',
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-26': 'St Stephen’s Day',
  'E-3': 'Maundy Thursday',
  'E-2': 'Good Friday',
  'E+0': 'Easter Sunday',
  'E+1': 'Easter Monday',
  'E+39': 'Ascension Day',
  'E+49': 'Whit Sunday',
  'E+50': 'Whit Monday',
  'E+60': 'Corpus Christi',
}

const holidays: Readonly<Record<string, string>> = {
  Italy: `01-01, 01-06, E+1, 04-25 Liberation Day, 05-01, 06-02 Republic Day, 08-15, 11-01, 12-08, 12-25, 12-26`,
  Germany: `01-01, E-2, E+1, 05-01, E+39, E+50, 10-03 German Unity Day, 12-25, 12-26 the second day of Christmas`,
  Austria: `01-01, 01-06, E+1, 05-01, E+39, E+50, E+60, 08-15, 10-26 the National Day, 11-01, 12-08, 12-25, 12-26`,
  Switzerland: `01-01, E+39, 08-01 the Swiss National Day, 12-25`,
  France: `01-01, E+1, 05-01, 05-08 Victory Day, E+39, E+50, 07-14 Bastille Day, 08-15, 11-01, 11-11 Armistice Day, 12-25`,
  Spain: `01-01, 01-06, E-2, 05-01, 08-15, 10-12 the National Day, 11-01, 12-06 Constitution Day, 12-08, 12-25`,
  Portugal: `01-01, E-2, E+0, 04-25 Freedom Day, 05-01, E+60, 06-10 Portugal Day, 08-15, 10-05 Republic Day, 11-01,
    12-01 Restoration of Independence, 12-08, 12-25`,
  Belgium: `01-01, E+1, 05-01, E+39, E+50, 07-21 the National Day, 08-15, 11-01, 11-11 Armistice Day, 12-25`,
  Netherlands: `01-01, E+0, E+1, E+39, E+49, E+50, 12-25, 12-26 the second day of Christmas`,
  Luxembourg: `01-01, E+1, 05-01, 05-09 Europe Day, E+39, E+50, 06-23 the National Day, 08-15, 11-01, 12-25, 12-26`,
  Poland: `01-01, 01-06, E+0, E+1, 05-01, 05-03 Constitution Day, E+49, E+60, 08-15, 11-01, 11-11 Independence Day, 12-24,
    12-25, 12-26 the second day of Christmas`,
  Denmark: `01-01, E-3, E-2, E+0, E+1, E+39, E+49, E+50, 12-25, 12-26 the second day of Christmas`,
  Norway: `01-01, E-3, E-2, E+0, E+1, 05-01, 05-17 Constitution Day, E+39, E+49, E+50, 12-25, 12-26 the second day of
    Christmas`,
  Sweden: `01-01, 01-06, E-2, E+0, E+1, 05-01, E+39, E+49, 06-06 the National Day, 12-25, 12-26 the second day of Christmas`,
  Finland: `01-01, 01-06, E-2, E+0, E+1, 05-01 May Day, E+39, E+49, 12-06 Independence Day, 12-25, 12-26`,
  Hungary: `01-01, 03-15 Revolution Day, E-2, E+0, E+1, 05-01, E+49, E+50, 08-20 St Stephen’s Day of Hungary, 10-23 the
    Day of the Republic, 11-01, 12-25, 12-26 the second day of Christmas`,
  Croatia: `01-01, 01-06, E+0, E+1, 05-01, 05-30 Statehood Day, E+60, 06-22 Anti-Fascist Struggle Day, 08-05 Victory Day,
    08-15, 11-01, 11-18 Remembrance Day, 12-25, 12-26`,
  Slovakia: `01-01 the Day of the Republic, 01-06, E-2, E+1, 05-01, 07-05 St Cyril and St Methodius’ Day, 08-29 the
    Uprising Day, 11-01, 12-24, 12-25, 12-26`,
  'United States': `01-01, 06-19 Juneteenth, 07-04 Independence Day, 11-11 Veterans Day, 12-25`,
  Canada: `01-01, E-2, 07-01 Canada Day, 12-25`,
  Brazil: `01-01, E-2, 04-21 Tiradentes’ Day, 05-01, 09-07 Independence Day, 10-12 Our Lady of Aparecida, 11-02 All Souls’
    Day, 11-15 Republic Day, 11-20 Black Consciousness Day, 12-25`,
  Ireland: `01-01, 03-17 St Patrick’s Day, E+1, 12-25, 12-26`,
}
