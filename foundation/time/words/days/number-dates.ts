import { hasPhrase, wordAt, type Found } from '../text/counts.ts'
import { daysLike, fixed, realDay, type Dates, type Reading } from './dates.ts'
import { dayStretch, stretchAround } from './stretch.ts'
import { unitOf } from '../text/vocabulary.ts'

/** “2027-03-03”, “3/4/27”, “15.2.2027”, “2/15”, “2/2027”. */
export function readNumbers(reading: Reading, at: number, alone: boolean): Found<Dates> | undefined {
  const { tokens } = reading
  const [first, sign, second, again, third] = [0, 1, 2, 3, 4].map((away) => tokens[at + away])
  if (
    !isDigits(first?.word) ||
    !isDigits(second?.word) ||
    !/^[-/.]$/u.test(sign?.word ?? '') ||
    tokens[at - 1]?.word === '/'
  )
    return undefined
  const isTight = sign?.spaced === false && second?.spaced === false
  if (
    again?.word === sign?.word &&
    isDigits(third?.word) &&
    isTight &&
    again?.spaced === false &&
    third?.spaced === false
  )
    return dayFound(reading, [first?.word, second?.word, third?.word], at + 5)
  if (sign?.word === '.' && isTight && again?.word === '.' && !again.spaced && third?.spaced !== false)
    return dottedFound(reading, at, [Number(first?.word), Number(second?.word)])
  if (sign?.word === '.' && isTight && wordAt(tokens, at - 1) === 'on' && again === undefined)
    return dottedFound(reading, at, [Number(first?.word), Number(second?.word)])
  if (sign?.word === '.' || unitOf(wordAt(tokens, at + 3)) !== undefined || hasPhrase(tokens, at, '24 / 7'))
    return undefined
  if (/^\d{4}$/u.test(second?.word ?? '') && isTight)
    return monthFound(Number(second?.word), Number(first?.word), at + 3)
  if (/^\d{4}$/u.test(first?.word ?? '') && isTight)
    return monthFound(Number(first?.word), Number(second?.word), at + 3)
  if (/[%:]/u.test(wordAt(tokens, at + 3) ?? '')) return undefined
  const [left, right] = [Number(first?.word), Number(second?.word)]
  if (sign?.word === '-' && !(alone && left > 12 !== right > 12 && (at === 0 || wordAt(tokens, at - 1) === 'on')))
    return undefined
  const monthDay = monthAndDay(reading, left, right)
  return monthDay && { value: daysLike(monthDay), next: at + 3 }
}

/** “15.10.”: day and month, as it is written where years follow with another dot. At the end of a sentence only after “on” and the like. */
function dottedFound({ tokens }: Reading, at: number, [day, month]: [number, number]): Found<Dates> | undefined {
  const isEnd = tokens[at + 4] === undefined
  if (isEnd && !leadsToDay.has(wordAt(tokens, at - 1) ?? '')) return undefined
  return realDay(2000, month, day) && { value: daysLike({ month, day }), next: at + 4 }
}

const leadsToDay = new Set('on until till til by from before after since'.split(' '))

function isDigits(word: string | undefined): boolean {
  return word !== undefined && /^\d{1,4}$/u.test(word)
}

export function monthFound(year: number, month: number, next: number): Found<Dates> | undefined {
  const day = year >= 1000 ? realDay(year, month, 1) : undefined
  return day && { value: fixed(stretchAround(day.toPlainDateTime(), 'month')), next }
}

/** In the order of the person, or in the other where only that one is possible. */
function monthAndDay({ dateOrder }: Reading, left: number, right: number): { month: number; day: number } | undefined {
  const [month, day] = dateOrder === 'month-first' ? [left, right] : [right, left]
  const [realMonth, other] = month > 12 && day <= 12 ? [day, month] : [month, day]
  return realDay(2000, realMonth, other) && { month: realMonth, day: other }
}

function dayFound(reading: Reading, words: (string | undefined)[], next: number): Found<Dates> | undefined {
  const [first = '', second = '', third = ''] = words
  if (first.length === 4) {
    const iso = realDay(Number(first), Number(second), Number(third))
    return iso && { value: fixed(dayStretch(iso)), next }
  }
  const monthDay = monthAndDay(reading, Number(first), Number(second))
  const year = fullYear(third)
  const day = monthDay && year !== undefined ? realDay(year, monthDay.month, monthDay.day) : undefined
  return day && { value: fixed(dayStretch(day)), next }
}

export function fullYear(word: string): number | undefined {
  if (word.length === 4) return Number(word)
  if (word.length !== 2) return undefined
  return Number(word) + (Number(word) < 70 ? 2000 : 1900)
}
