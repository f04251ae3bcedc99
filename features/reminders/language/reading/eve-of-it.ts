import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { NewWish } from '../wish.ts'

/** “Nudge me the evening before at 8”: on the day before what was spoken of, with the time on either side. */
export function eveOfIt(message: string): NewWish | undefined {
  const tokens = tokenize(message)
  const [found] = findPhrases(tokens, eves)
  const rest = found ? [...tokens.slice(0, found.at), ...tokens.slice(found.end)] : []
  const clocks = rest.flatMap(({ text }, at) => clockIn(text, rest[at + 1]?.text))
  const isLoose = rest.every(({ text }) => beside.has(text) || clockIn(text, undefined).length > 0)
  const isCall = rest.some(({ text }) => calling.has(text))
  const [clock, ...more] = clocks
  if (!found || !clock || more.length > 0 || !isLoose || !isCall) return undefined
  const isLate = clock.half === undefined ? found.value === 'pm' && clock.hour < noon : clock.half === 'pm'
  const hour = isLate ? (clock.hour % noon) + noon : clock.half === 'am' ? clock.hour % noon : clock.hour
  const written = `${String(hour).padStart(2, '0')}:${clock.minute}`
  return {
    do: 'create',
    timing: { by: 'event-day', events: { words: '', scope: 'next', it: true }, daysBefore: 1, clock: written },
  }
}

const noon = 12
const eves = phrases([
  [
    'the evening before, the evening before it, the evening before that, evening before, the night before, the night before it, night before, the afternoon before',
    'pm',
  ],
  ['the day before, the day before it, the day before that, day before, the morning before', 'am'],
])
const calling = new Set('remind nudge ping alert buzz poke reminder shout tell prod'.split(' '))
const beside = new Set([...calling, ...'me at on a an set give and also please pls put in pm am oclock the'.split(' ')])

type Clock = { hour: number; minute: string; half: string | undefined }

function clockIn(word: string, next: string | undefined): Clock[] {
  const [, hour, minute = '00', half] = /^([01]?\d|2[0-3])(?:[:.]([0-5]\d))?([ap]m)?$/.exec(word) ?? []
  if (hour === undefined) return []
  const behind = next === 'am' || next === 'pm' ? next : undefined
  return [{ hour: Number(hour), minute, half: half ?? behind }]
}
