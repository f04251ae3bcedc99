import { days, dayStretch, type Stretch } from './stretch.ts'
import { realDay, yearly, type Dates, type Reading } from './dates.ts'
import { hasPhrase, type Found } from './counts.ts'
import type { Token } from './tokens.ts'

type Day = Temporal.PlainDate

/** A day that is known by its name, in every year that has it. */
export function readHoliday({ tokens, dateOrder }: Reading, at: number): Found<Dates> | undefined {
  const candidates = byFirstWord.get(bare(tokens[at]?.word ?? ''))
  const found = candidates?.find(({ words }) =>
    words.every((word, index) => bare(tokens[at + index]?.word ?? '') === word),
  )
  if (found === undefined) return undefined
  const end = at + found.words.length
  const value = yearly('day', (year) => found.rule(year, dateOrder === 'month-first'))
  return { value, next: found.mayBeDay && hasPhrase(tokens, end, 'day') ? end + 1 : end }
}

/** Days of one year by their name; nothing where the name is not known. */
export function holidayIn(name: string, year: number): Day | undefined {
  const words = name.split(' ').map((word) => bare(word))
  const found = byFirstWord.get(words[0] ?? '')?.find((holiday) => holiday.words.join(' ') === words.join(' '))
  return found?.rule(year, false)?.start.toPlainDate()
}

type Rule = (year: number, american: boolean) => Stretch | undefined
type Holiday = { words: string[]; rule: Rule; mayBeDay: boolean }

/** “Boss’s”, “bosses” and “boss” are the same to us. */
function bare(word: string): string {
  return word.replace(/(?:e?s)+$/u, '') || word
}

export function isHolidayStart(token: Token | undefined): boolean {
  return token !== undefined && byFirstWord.has(bare(token.word))
}

/** A day of every year. */
function on(month: number, day: number): Rule {
  return (year) => stretchOf(realDay(year, month, day))
}

/** The first, second, … of a weekday in a month; −1 is the last. */
function nth(count: number, weekday: number, month: number): Rule {
  return (year) => stretchOf(nthDay(year, month, weekday, count))
}

function nthDay(year: number, month: number, weekday: number, count: number): Day {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const day = first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (Math.abs(count) - 1) })
  if (count > 0) return day
  const last = first.add({ months: 1 }).subtract({ days: 1 })
  return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
}

function fromEaster(away: number, length = 1): Rule {
  return (year) => stretchOf(easter(year).add({ days: away }), length)
}

function fromOrthodoxEaster(away: number, length = 1): Rule {
  return (year) => stretchOf(orthodoxEaster(year).add({ days: away }), length)
}

/** A day of another calendar that falls into this year; the evening before is not counted. */
function inCalendar(calendar: string, monthCode: string, day: number, length = 1, away = 0): Rule {
  return (year) => {
    const middle = Temporal.PlainDate.from({ year, month: 7, day: 1 }).withCalendar(calendar).year
    const found = [middle - 1, middle, middle + 1].flatMap((other) => dayIn(calendar, other, monthCode, day) ?? [])
    return stretchOf(
      found.map((one) => one.add({ days: away })).find((one) => one.year === year),
      length,
    )
  }
}

function dayIn(calendar: string, year: number, monthCode: string, day: number): Day | undefined {
  try {
    const date = Temporal.PlainDate.from({ calendar, year, monthCode, day }, { overflow: 'reject' })
    return date.withCalendar('iso8601')
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function stretchOf(day: Day | undefined, length = 1): Stretch | undefined {
  if (day === undefined) return undefined
  return length === 1 ? dayStretch(day) : days(day, day.add({ days: length }))
}

/** The Gregorian Easter, after Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const moon = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 19 * week) / 433)
  const month = Math.floor((epact + week - 7 * shift + 90) / 25)
  return Temporal.PlainDate.from({ year, month, day: (epact + week - 7 * shift + 33 * month + 19) % 32 })
}

/** The Easter of the Julian calendar, told in ours. */
function orthodoxEaster(year: number): Day {
  const epact = (19 * (year % 19) + 15) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7
  const month = Math.floor((epact + week + 114) / 31)
  const day = ((epact + week + 114) % 31) + 1
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2
  return Temporal.PlainDate.from({ year, month, day }).add({ days: behind })
}

const thanksgiving = nth(4, 4, 11)
const plusDays =
  (rule: Rule, away: number): Rule =>
  (year, american) => {
    const start = rule(year, american)?.start.toPlainDate()
    return start && stretchOf(start.add({ days: away }))
  }
const hebrew = (month: string, day: number, length = 1, away = 0) => inCalendar('hebrew', month, day, length, away)
const islamic = (month: string, day: number, length = 1) => inCalendar('islamic-umalqura', month, day, length)

/** Where a day is kept on Saturday or Sunday, many offices close on the weekday next to it; the name means the day itself. */
const rules: [names: string, rule: Rule][] = [
  ['new years day|new year day|new years|new year', on(1, 1)],
  ['epiphany', on(1, 6)],
  ['orthodox christmas', on(1, 7)],
  ['martin luther king day|mlk day|mlk jr day|martin luther king jr day|martin luther kings day', nth(3, 1, 1)],
  ['australia day', on(1, 26)],
  ['groundhog day|ground hog day', on(2, 2)],
  ['waitangi day', on(2, 6)],
  ['valentines|saint valentines|st valentines|st . valentines|vday', on(2, 14)],
  ['presidents day|washingtons birthday', nth(3, 1, 2)],
  ['saint davids|st davids|st . davids', on(3, 1)],
  ['international womens day|womens day', on(3, 8)],
  ['pi day', on(3, 14)],
  ['saint patricks|st patricks|st . patricks|st paddys|saint paddys|paddys', on(3, 17)],
  ['april fools|april fool|all fools', on(4, 1)],
  ['earth day', on(4, 22)],
  ['saint georges|st georges|st . georges|feast of saint george', on(4, 23)],
  ['anzac day', on(4, 25)],
  ['koningsdag|kings day', (year) => kingsDay(year)],
  ['may day|international workers|lei day|loyalty day|law day', on(5, 1)],
  ['star wars day|may the fourth', on(5, 4)],
  ['cinco de mayo', on(5, 5)],
  ['military spouse day', (year) => stretchOf(nthDay(year, 5, 7, 2).subtract({ days: 2 }))],
  ['mothers day|mothering sunday|mom day|moms day|mums day', nth(2, 7, 5)],
  ['victoria day|sovereigns birthday', (year) => stretchOf(mondayBefore(year, 5, 25))],
  ['memorial day|decoration day', nth(-1, 1, 5)],
  ['fathers day|dads day', nth(3, 7, 6)],
  ['juneteenth', on(6, 19)],
  ['midsummer', on(6, 24)],
  ['canada day', on(7, 1)],
  ['independence day', on(7, 4)],
  ['bastille day', on(7, 14)],
  ['parents day', nth(4, 7, 7)],
  ['civic holiday|british columbia day|natal day|new brunswick day|saskatchewan day|terry fox', nth(1, 1, 8)],
  ['august bank holiday', nth(1, 1, 8)],
  ['summer bank holiday', nth(-1, 1, 8)],
  ['early may bank holiday', nth(1, 1, 5)],
  ['spring bank holiday', nth(-1, 1, 5)],
  ['labor day|labour day', nth(1, 1, 9)],
  ['grandparents day', (year) => stretchOf(nthDay(year, 9, 1, 1).add({ days: 6 }))],
  ['patriot day', on(9, 11)],
  ['columbus day|indigenous peoples day', nth(2, 1, 10)],
  ['canadian thanksgiving', nth(2, 1, 10)],
  ['bosses day', on(10, 16)],
  ['halloween|all hallows eve', on(10, 31)],
  ['all saints', on(11, 1)],
  ['all souls|day of the dead', on(11, 2)],
  ['guy fawkes|bonfire night', on(11, 5)],
  ['veterans day|remembrance day|armistice day', on(11, 11)],
  ['singles day', on(11, 11)],
  ['thanksgiving|thanks giving|turkey day', thanksgiving],
  ['black friday', plusDays(thanksgiving, 1)],
  ['small business saturday', plusDays(thanksgiving, 2)],
  ['cyber monday', plusDays(thanksgiving, 4)],
  ['giving tuesday', plusDays(thanksgiving, 5)],
  ['saint andrews|st andrews|st . andrews', on(11, 30)],
  ['saint nicholas|st nicholas', on(12, 6)],
  ['human rights day', on(12, 10)],
  ['christmas eve|xmas eve', on(12, 24)],
  ['christmas|christmas day|xmas|xmas day|x - mas', on(12, 25)],
  ['boxing day|saint stephens|st stephens', on(12, 26)],
  ['new years eve|new year eve|silvester', on(12, 31)],
  ['tax day', (year) => taxDay(year)],
  ['emancipation day', (year) => stretchOf(nearestWeekday(year, 4, 16))],
  ['daylight saving start|daylight savings start', nth(2, 7, 3)],
  ['daylight saving end|daylight savings end', nth(1, 7, 11)],
  ['super bowl|super bowl sunday|superbowl', nth(2, 7, 2)],
  [
    'administrative professionals day|admin day|secretaries day',
    (year) => stretchOf(nthDay(year, 4, 6, -1).subtract({ days: 3 })),
  ],
  ['earth hour', (year) => stretchOf(nthDay(year, 3, 6, -1))],
  ['shrove monday', fromEaster(-48)],
  ['shrove tuesday|mardi gras|pancake day|pancake tuesday', fromEaster(-47)],
  ['ash wednesday', fromEaster(-46)],
  ['palm sunday', fromEaster(-7)],
  ['maundy thursday|holy thursday', fromEaster(-3)],
  ['good friday|great friday|holy friday', fromEaster(-2)],
  ['holy saturday', fromEaster(-1)],
  ['easter monday|easter mon', fromEaster(1)],
  ['easter sunday|easter', fromEaster(0)],
  ['ascension day|ascension|ascension thursday', fromEaster(39)],
  ['whit sunday|white sunday|whitsunday|pentecost', fromEaster(49)],
  ['whit monday|pentecost monday|monday of the holy spirit', fromEaster(50)],
  ['trinity sunday', fromEaster(56)],
  ['corpus christi', fromEaster(60)],
  ['clean monday|orthodox shrove monday', fromOrthodoxEaster(-48)],
  ['great lent|great fast', fromOrthodoxEaster(-48, 40)],
  ['lazarus saturday', fromOrthodoxEaster(-8)],
  ['orthodox good friday|orthodox great friday', fromOrthodoxEaster(-2)],
  ['orthodox easter monday', fromOrthodoxEaster(1)],
  ['orthodox easter sunday|orthodox easter|pascha', fromOrthodoxEaster(0)],
  [
    'chinese new year|lunar new year|chinese lunar new year|chinese lunar new years day|chinese new years day',
    inCalendar('chinese', 'M01', 1),
  ],
  ['dragon boat festival', inCalendar('chinese', 'M05', 5)],
  ['mid autumn festival|moon festival', inCalendar('chinese', 'M08', 15)],
  ['rosh hashanah|rosh hashana|rosh hashanna|jewish new year', hebrew('M01', 1, 3, -1)],
  ['yom kippur', hebrew('M01', 10, 2, -1)],
  [
    'sukkot|succot|succos|sukkos|feast of booths|feast of tabernacles|feast of the ingathering',
    hebrew('M01', 15, 9, -1),
  ],
  ['shemini atzeret', hebrew('M01', 22, 1, -1)],
  ['simchat torah', hebrew('M01', 23, 1, -1)],
  ['hanukkah|chanukah|hanukah|hannukah|chanukkah', hebrew('M03', 25, 9, -1)],
  ['tu bishvat', hebrew('M05', 15, 1, -1)],
  ['purim', hebrew('M06', 14, 1, -1)],
  ['passover|pesach', hebrew('M07', 15, 9, -1)],
  ['yom hashoah|holocaust day', hebrew('M07', 27, 1, -1)],
  ['lag bomer|lag baomer', hebrew('M08', 18, 1, -1)],
  ['shavuot|feast of weeks', hebrew('M09', 6, 3, -1)],
  ['tisha bav', hebrew('M11', 9, 1, -1)],
  ['islamic new year|amun jadid|muharram', islamic('M01', 1)],
  ['ashura|day of ashura', islamic('M01', 10)],
  ['mawlid|milad un nabi', islamic('M03', 12)],
  ['ramadan|ramzan|ramadhan|ramzaan', islamic('M09', 1, 30)],
  ['laylat al - qadr|laylat al qadr|night of power', islamic('M09', 27)],
  ['eid al - fitr|eid al fitr|eid ul - fitr|eid ul fitr|id al - fitr', islamic('M10', 1)],
  [
    'eid al - adha|eid al adha|eid ul - adha|id ul - adha|id ul adha|sacrifice feast|bakr id|festival of sacrifice',
    islamic('M12', 10),
  ],
]

function kingsDay(year: number): Stretch | undefined {
  const day = realDay(year, 4, 27)
  return stretchOf(day?.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day)
}

function mondayBefore(year: number, month: number, day: number): Day {
  const date = Temporal.PlainDate.from({ year, month, day })
  return date.subtract({ days: (date.dayOfWeek + 6) % 7 || 7 })
}

function nearestWeekday(year: number, month: number, day: number): Day {
  const date = Temporal.PlainDate.from({ year, month, day })
  if (date.dayOfWeek === 6) return date.subtract({ days: 1 })
  return date.dayOfWeek === 7 ? date.add({ days: 1 }) : date
}

/** 15 April, and the next working day where that is none, or is the capital’s day off. */
function taxDay(year: number): Stretch | undefined {
  const off = nearestWeekday(year, 4, 16)
  let day = Temporal.PlainDate.from({ year, month: 4, day: 15 })
  while (day.dayOfWeek > 5 || day.equals(off)) day = day.add({ days: 1 })
  return stretchOf(day)
}

const holidays = rules
  .flatMap(([names, rule]) => names.split('|').map((name) => ({ name, rule })))
  .map(({ name, rule }): Holiday => {
    const words = name.split(' ').map((word) => bare(word))
    return { words, rule, mayBeDay: !words.includes('day') }
  })
  .sort((one, other) => other.words.length - one.words.length)

const byFirstWord = Map.groupBy(holidays, ({ words }) => words[0] ?? '')
