import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Which, Wish } from '../wish.ts'
import { againIn } from './again.ts'
import { trimmed } from '#foundation/language/english/courtesy.ts'
import { titleOf } from './title.ts'
import { eventClauseIn } from './event-clause.ts'
import { everyMonth, minutesOf, timingIn, wholeLength, wholeTiming } from './said-when.ts'

const vague = new Set('later soon again in a bit while it that this the reminder one for to'.split(' '))

/** “Snooze it for 10 minutes”, “snooze the oven until tonight”, “remind me again in an hour”. */
export function readSnooze(text: string, wording: Wording): Wish | undefined {
  const bare = trimmed(text)
  const said = (bare !== '' && Number.isInteger(Number(bare)) ? `${bare} minutes` : text).replace(
    /\b(?:until|till)\b /i,
    'at ',
  )
  const [length] = readLengths(said)
  if (length) {
    const rest = `${said.slice(0, length.at)} ${said.slice(length.until)}`
    return { do: 'snooze', which: named(rest), minutes: minutesOf(length.duration) }
  }
  const timing = timingIn(said, wording)
  if (!timing) {
    const isVague = tokenize(said).every((token) => vague.has(token.text))
    return isVague ? { do: 'snooze', which: { words: '' } } : { do: 'snooze', which: named(said) }
  }
  const until = timing.timing.by === 'time' ? timing.timing.at : `${timing.timing.day}T09:00`
  return { do: 'snooze', which: named(timing.rest), until }
}

const small = new Set(
  'thing one agian the my reminder for to until till it that this about of by another more one again in at on me'.split(
    ' ',
  ),
)

function named(text: string): Which {
  const words = tokenize(text).filter((token) => !small.has(token.text))
  return { words: words.map((token) => token.text).join(' ') }
}

/** What a reminder is to become: another time, so much later, other words, asking again. */
export function readChangeTo(which: Which, said: string, wording: Wording): Wish | undefined {
  const to = everyMonth(said)
  const shift = readShift(to)
  if (shift !== undefined) return { do: 'change', which, shift }
  const timing = wholeTiming(to, wording)
  if (timing) return { do: 'change', which, timing }
  const clause = eventClauseIn(to, wording)
  if (clause && clause.text === undefined) return { do: 'change', which, timing: clause.timing }
  const { rest, again } = againIn(`x ${to}`, wording)
  if (again !== undefined && trimmed(rest) === 'x') return { do: 'change', which, again }
  const text = sayOf(to)
  return text === undefined ? undefined : { do: 'change', which, text }
}

const later = new Set(['later', 'back', 'forward', 'more'])
const earlier = new Set(['earlier', 'sooner', 'ahead', 'less'])

/** “An hour later”, “back 30 minutes”, “by 10 minutes”. */
export function readShift(said: string): number | undefined {
  const words = tokenize(said).map((token) => token.text)
  const sign = words.some((word) => earlier.has(word))
    ? -1
    : words.some((word) => later.has(word)) || words[0] === 'by'
      ? 1
      : 0
  if (sign === 0) return undefined
  const bare = words.filter((word) => !later.has(word) && !earlier.has(word)).join(' ')
  const minutes = wholeLength(bare)
  return minutes === undefined ? undefined : sign * minutes
}

/** “Say bring the slides”, “to say “Bring the slides””. */
function sayOf(said: string): string | undefined {
  const words = tokenize(said)
  const at = words.findIndex(({ text }) => text === 'say' || text === 'read' || text === 'says')
  if (at === -1 || at > 1) return undefined
  const text = titleOf(said.slice(words[at + 1]?.from ?? said.length))
  return text === '' ? undefined : text
}
