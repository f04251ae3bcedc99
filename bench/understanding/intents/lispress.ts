const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = 'January February March April May June July August September October November December'.split(' ')

const subjectPattern = /\(Event\.subject_\? \(\?~?= "([^"]+)"\)\)/
const startPattern =
  /(?:Event\.start_\? \(\?= |\(x0 )\(DateAtTimeWithDefaults \((Tomorrow|Today|NextDOW \(\w+\)|MD \d+L \(\w+\))\) \((Number[AP]M|HourMinute(?:Am|Pm|Military)) (\d+)L(?: (\d+)L)?\)\)/

/** The title in a SMCalFlow program. */
export function subjectOf(program: string): string | undefined {
  return subjectPattern.exec(program)?.[1]
}

/** When the event of a program begins, if it states a plain day and a plain time. */
export function startOf(program: string, now: Temporal.PlainDateTime): string | undefined {
  const [, day, kind = '', hour = '', minute = '0'] = startPattern.exec(program) ?? []
  const date = day === undefined ? undefined : dateOf(day, now.toPlainDate())
  if (date === undefined) return undefined
  const isHalf = !kind.endsWith('Military')
  const isAfternoon = /p/i.test(kind.slice(-2, -1))
  const hours = isHalf ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  const time = Temporal.PlainTime.from({ hour: hours, minute: Number(minute) })
  return date.toPlainDateTime(time).toString({ smallestUnit: 'minute' })
}

function dateOf(day: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (day === 'Today') return today
  if (day === 'Tomorrow') return today.add({ days: 1 })
  const [first = '', second = '', third = ''] = day.split(' ')
  if (first === 'NextDOW') return nextWeekday(today, days.indexOf(second.slice(1, -1)) + 1)
  const month = months.indexOf(third.slice(1, -1)) + 1
  const date = today.with({ month, day: Number.parseInt(second, 10) })
  return Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date
}

function nextWeekday(today: Temporal.PlainDate, weekday: number): Temporal.PlainDate | undefined {
  return weekday === 0 ? undefined : today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 })
}
