import { describeRule } from '#foundation/time/repetition/describe.ts'
import { readEvent } from '#features/calendar/language/event/read-event.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidEvent } from './language/event/said-event.ts'
import type { Reading } from './contract.ts'
import { kindOf } from './language/event/kind.ts'
import { type ReadTimes, timesOf } from './language/event/draft-times.ts'
import { dayWords, listed, whenWords } from './rules/words.ts'

/** What was understood, apart from what else takes place then. */
export type Read = Omit<Reading, 'clashes'>

/** “Lunch with Sara Thursday 1pm at Zoë’s”, as an event that could be saved and as a sentence that says what it would be. */
export function readingOf(words: string, wording: Wording, zone: string): Read {
  const said = readEvent(words, wording)
  const times = timesOf(said)
  const event = {
    title: said.title.slice(0, 300),
    start: times?.start ?? null,
    end: times?.end ?? null,
    allDay: times?.allDay ?? false,
    zone,
    type: kindOf(words, said),
    location: said.place ?? '',
    people: said.people,
    repeat: said.repeated?.rule ?? null,
    except: exceptOf(said, times),
  }
  const understood = event.title !== '' && times !== undefined
  return { understood, event, sentence: sentenceOf(said, times, zone) }
}

function exceptOf({ repeated }: SaidEvent, times: ReadTimes): string[] {
  const timed = times && !times.allDay
  return (repeated?.except ?? []).map((time) =>
    timed ? time.toString({ smallestUnit: 'minute' }) : time.toPlainDate().toString(),
  )
}

function sentenceOf(said: SaidEvent, times: ReadTimes, zone: string): string {
  if (!times && said.title === '') return 'Say what it is and when, such as “Lunch with Sara Thursday 1pm”.'
  if (!times) return `${said.title}: say when it takes place.`
  if (said.title === '') return `${capitalised(timesWords(said, times, zone))}: say what it is called.`
  const place = said.place === undefined || said.place === '' ? [] : [placeWords(said.place)]
  return [said.title, timesWords(said, times, zone), ...place].join(', ')
}

function timesWords(said: SaidEvent, times: NonNullable<ReadTimes>, zone: string): string {
  const first = whenWords({ ...times, zone }, zone)
  if (!said.repeated) return first
  const rule = describeRule(said.repeated.rule, times.start, zone)
  return [rule, `first on ${first}`, ...exceptWords(said, times)].join(', ')
}

const named = 3

function exceptWords(said: SaidEvent, times: ReadTimes): string[] {
  const days = [...new Set(exceptOf(said, times).map((time) => dayWords(time)))]
  if (days.length === 0) return []
  const more = days.length > named ? [`${days.length - named} more`] : []
  return [`not on ${listed([...days.slice(0, named), ...more])}`]
}

const online =
  /^(?:zoom|teams|microsoft teams|ms teams|google meet|meet|skype|webex|slack|facetime|whatsapp|discord|the phone|phone)$/iu
const inside =
  /^(?:the )?(?:room|meeting room|conference room|boardroom|lobby|kitchen|auditorium|studio|lab|library)\b/iu

function placeWords(place: string): string {
  if (online.test(place)) return `on ${place}`
  return inside.test(place) ? `in ${place}` : `at ${place}`
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
