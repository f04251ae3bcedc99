import { describeRule } from '#foundation/time/repetition/describe.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { draftOf, type EventDraft } from './language/event/draft.ts'
import { readEvent } from './language/event/read-event.ts'
import type { Reading } from './contract.ts'
import { dayWords, listed, whenWords } from './rules/words.ts'

/** What was understood, apart from what else takes place then. */
export type Read = Omit<Reading, 'clashes'>

/** “Lunch with Sara Thursday 1pm at Zoë’s”, as an event that could be saved and as a sentence that says what it would be. */
export function readingOf(words: string, wording: Wording, zone: string): Read {
  const reading = readEvent(words, wording)
  const { draft } = draftOf(reading)
  return {
    understood: draft.title !== '' && draft.start !== null,
    event: { ...draft, zone },
    unread: [...(reading.said.unread ?? []), ...(reading.said.told ?? [])],
    sentence: sentenceOf(draft, zone),
  }
}

function sentenceOf(draft: EventDraft, zone: string): string {
  const { title, location } = draft
  const times = timesWords(draft, zone)
  if (times === undefined && title === '') return 'Say what it is and when, such as “Lunch with Sara Thursday 1pm”.'
  if (times === undefined) return `${title}: say when it takes place.`
  if (title === '') return `${capitalised(times)}: say what it is called.`
  return [title, times, ...(location === '' ? [] : [placeWords(location)])].join(', ')
}

function timesWords({ start, end, repeat, except }: EventDraft, zone: string): string | undefined {
  if (start === null || end === null) return undefined
  const first = whenWords({ start, end, zone }, zone)
  if (repeat === null) return first
  return [describeRule(repeat, start, zone), `first on ${first}`, ...exceptWords(except)].join(', ')
}

const named = 3

function exceptWords(except: readonly string[]): string[] {
  const days = [...new Set(except.map((time) => dayWords(time)))]
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
