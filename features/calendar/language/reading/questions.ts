import { createGrammar, type GrammarMatch } from '#foundation/language/grammar.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { questions } from '../questions.ts'
import { type Asked, askedOf, everyOne, named, type Read } from './asked.ts'
import { events } from './asked-events.ts'
import { lists } from './asked-lists.ts'
import { rooms } from './asked-rooms.ts'
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
export function readQuestion(text: string, wording: Wording): Read | undefined {
  if (text.length > longest) return undefined
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
