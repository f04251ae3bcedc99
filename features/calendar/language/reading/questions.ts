import { createGrammar, type GrammarMatch } from '#foundation/language/grammar.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { questions } from '../questions.ts'
import { type Asked, askedOf, everyOne, named, type Read } from './asked.ts'
import { events } from './asked-events.ts'
import { lists } from './asked-lists.ts'
import { rooms } from './asked-rooms.ts'
import { readTimes } from '../event/times.ts'
import { isTimeAlone } from './splitting.ts'
import { readTarget, tellingWords } from './target.ts'

const grammar = createGrammar(questions)
const meanings: Readonly<Record<keyof typeof questions.intents, (asked: Asked) => Read | undefined>> = {
  ...lists,
  ...rooms,
  ...events,
}

/** A longer text tells something, whatever it begins with. */
const longest = 200

/** What somebody wants to know of their calendar: the reading that explains most and holds. */
export function readQuestion(said: string, wording: Wording): Read | undefined {
  if (said.length > longest) return undefined
  return readPlain(dayLast(said.replace(denied, '$1 '), wording), wording)
}

/** “Doesn’t the stand-up start at nine?” asks whether it does. */
const denied = /^(does|is|are|was|were|did|has|do(?=\S* (?:i|we|they)\b))(?:n['’]?t| not) (?!there\b)/i

/** “Tomorrow, anything before lunch?”: the day may stand first. */
function dayLast(text: string, wording: Wording): string {
  const [, day = '', rest = ''] = /^(?:on |for )?([^,;:–—?]{3,30})(?:[,;:]| [–—-]) (.{6,})$/.exec(text) ?? []
  const times = day === '' || !isTimeAlone(day, wording) ? [] : readTimes(day, wording)
  const isDay = times.length === 1 && times[0]?.saysDay === true && !times[0].saysTime
  if (!isDay || readTimes(rest, wording).some(({ saysDay }) => saysDay)) return text
  return `${rest.replace(/[\s?.!]+$/, '')} ${/^\d|^the /i.test(day) ? `on ${day}` : day}?`
}

function readPlain(text: string, wording: Wording): Read | undefined {
  const matches = grammar(text, { ...wording, zone: wording.zone ?? 'UTC' }).toSorted(
    (one, other) => told(other) - told(one),
  )
  for (const match of matches) {
    const asked = askedOf(match, text, wording)
    const { intent } = match.template
    const read = isOther(asked, intent) ? undefined : meanings[intent as keyof typeof meanings](asked)
    if (read) return read
  }
  return undefined
}

/** “What’s on this week except standups?”: everything but those. */
export function readExcepting(text: string, wording: Wording): Read | undefined {
  const [, whole = '', but = ''] = excepting.exec(text) ?? []
  const read = whole === '' ? undefined : readQuestion(`${whole}?`, wording)
  if (read?.wish.do !== 'list' || read.wish.target) return undefined
  const target = everyOne({ ...readTarget('everything', wording), except: [tellingWords(but)] })
  return { ...read, wish: { ...read.wish, target } }
}

const excepting = /^(what\b.+?),? except(?: for)? (.{2,60}?)[\s?]*$/i

/** How much of the message a reading explains. */
function told({ used, read: { weights } }: GrammarMatch): number {
  return used.reduce((sum, { at, end }) => sum + weights.slice(at, end).reduce((so, weight) => so + weight, 0), 0)
}

/** It asks about something else, or to book what is found. */
function isOther({ saysBesides, says, rest, wording }: Asked, intent: string): boolean {
  if (says('then-book') && !says('not-yet')) return true
  // How long it is until a flight is told where one stands in the calendar.
  return intent !== 'how-soon' && saysBesides('elsewhere') && !(says('mine') && named(rest, wording)?.oneOf)
}
