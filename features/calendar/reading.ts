import { describeRule } from '#foundation/time/repetition/describe.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { draftOf, type EventDraft } from './language/event/draft.ts'
import { readEvent } from './language/event/read-event.ts'
import type { Reading } from './contract.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { dayWords, listed, type Reader, whenWords } from './rules/words.ts'

/** What was understood, without conflicting events. */
export type Read = Omit<Reading, 'clashes'>

/** Turns “Lunch with Sara Thursday 1pm at Zoë’s” into an event that can be saved, and a sentence that describes it. */
export function readingOf(words: string, wording: Wording, reader: Reader): Read {
  const reading = readEvent(words, wording)
  const { draft } = draftOf(reading)
  return {
    understood: draft.title !== '' && draft.start !== null,
    event: { ...draft, zone: reader.zone },
    unread: [...(reading.said.unread ?? []), ...(reading.said.told ?? [])],
    sentence: sentenceOf(draft, reader),
  }
}

function sentenceOf(draft: EventDraft, reader: Reader): string {
  const { title, location } = draft
  const times = timesWords(draft, reader)
  if (times === undefined && title === '') return 'Say what it is and when, such as “Lunch with Sara Thursday 1pm”.'
  if (times === undefined) return `${title}: say when it takes place.`
  if (title === '') return `${capitalised(times)}: say what it is called.`
  return [title, times, ...(location === '' ? [] : [placeWords(location)])].join(', ')
}

function timesWords({ start, end, repeat, except }: EventDraft, reader: Reader): string | undefined {
  if (start === null || end === null) return undefined
  const first = whenWords({ start, end, zone: reader.zone }, reader)
  if (repeat === null) return first
  return [describeRule(repeat, start, reader), `first on ${first}`, ...exceptWords(except, reader.format)].join(', ')
}

const named = 3

function exceptWords(except: readonly string[], format: TimeFormat): string[] {
  const days = [...new Set(except.map((time) => dayWords(time, format)))]
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
