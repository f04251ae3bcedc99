import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { notOurs, ours } from '../event/happenings.ts'
import { readTimes } from '../event/times.ts'
import type { Target } from '../wish.ts'
import { isTimeAlone } from './splitting.ts'

/** One of these words is among those of the text. */
export function says(text: string, words: string): boolean {
  const spoken = words.split(' ')
  return tokenize(text).some((token) => spoken.includes(token.text))
}

export function beginsWith(text: string, words: string): boolean {
  const [first] = tokenize(text)
  return first !== undefined && words.split(' ').includes(first.text)
}

/** Its words name something that is no event. */
export function isOther(event: string, isScoped: boolean): boolean {
  return notOurs.test(event) && !ours.test(event) && !isScoped && !says(event, 'series')
}

/** “The review”, “tomorrow's sync”: something that is there. */
export function isDefinite(event: string): boolean {
  return beginsWith(event, definite) || /^(?:["“]|\w{3,6}day\b)/i.test(event)
}

/** What an event may be called where it is told what it does, right behind its name: nobody, and no question. */
export function isSubject(event: string, text: string): boolean {
  const behind = text.charAt(text.indexOf(event) + event.length)
  return (
    event.length > 1 && event.length <= 70 && !beginsWith(event, noSubject) && !/[,;.!?]\s/.test(`${event}${behind} `)
  )
}

/** “Clear Monday” means everything on it. */
export function isAlone({ span, words, clock, order }: Target): boolean {
  return span !== undefined && words.length === 0 && !clock && !order
}

/** “Dentist quarter to nine” is a name and a time. */
export function beginsTime(event = ''): boolean {
  return /\s(?:quarter|five|ten|twenty)$/i.test(event)
}

/** A time and a length are said together only of what is not there yet: “tomorrow at 4:30 for 45 minutes”. */
export function isNew(event: string, wording: Wording): boolean {
  return readLengths(event).length > 0 && readTimes(event, wording).some(({ saysTime }) => saysTime)
}

/** A time alone names nothing that is there, and what has a length of its own is not there yet. */
export function isThere(event: string, wording: Wording): boolean {
  const isCalendar = says(event, 'calendar schedule diary agenda planner')
  return (
    isDefinite(event) && !isNew(event, wording) && !isTimeAlone(event, wording) && !isCalendar && !notOurs.test(event)
  )
}

const definite = 'it that this them the my our every each all both tomorrow today next'
const noSubject =
  'from starting as beginning i we you he she they it what when where who which how why if do does is are can could there please nobody somebody everybody'
