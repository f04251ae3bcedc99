import { createGrammar } from '#foundation/language/grammar.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { unnamed } from '../unnamed.ts'
import type { Which, Wish } from '../wish.ts'
import { whichOf } from './asking.ts'
import { readShift } from './changing.ts'
import { isAsking } from './known-asks.ts'
import { trimmed } from '#foundation/language/english/courtesy.ts'
import { timingIn, wholeLength, wholeTiming } from './said-when.ts'

const grammar = createGrammar(unnamed)
const mostWords = 16

type Slots = { which?: string; when?: string; until?: string; during?: string }

/** A wish about a reminder that is called by what it says; only what is kept shows whether it was meant. */
export function readUnnamed(text: string, wording: Wording): Wish | undefined {
  return readBy(text, wording) ?? (isShort(text) && !isAsking(text) ? retimed(text, wording) : undefined)
}

const held: ReadonlySet<string> = new Set(['skip', 'pause', 'resume', 'unneeded'])

/** The same of what is called a reminder: “skip the timesheet reminder this Friday”. */
export function readHeld(text: string, wording: Wording): Wish | undefined {
  if (!tokenize(text).some((token) => token.text === 'reminder' || token.text === 'reminders')) return undefined
  const wish = readBy(text, wording, held)
  if (!wish || !('which' in wish)) return undefined
  const { isUnnamed: _unnamed, ...which } = wish.which
  return { ...wish, which }
}

function readBy(text: string, wording: Wording, intents?: ReadonlySet<string>): Wish | undefined {
  if (!isShort(text)) return undefined
  const { now, zone = 'UTC' } = wording
  for (const { template, slots } of grammar(text, { now, zone }, intents)) {
    const wish = meant(template.intent as keyof typeof unnamed.intents, slots, wording)
    if (wish) return wish
  }
  return undefined
}

function isShort(text: string): boolean {
  return tokenize(text).length <= mostWords
}

function meant(intent: keyof typeof unnamed.intents, slots: Slots, wording: Wording): Wish | undefined {
  const which = named(`${slots.which ?? ''} ${slots.when ?? ''}`, wording)
  if (!which) return undefined
  const { from: _from, to: _to, ...bare } = which
  switch (intent) {
    case 'pause':
      return paused(bare, slots, wording)
    case 'unneeded':
      return { do: 'stop', which: bare }
    case 'did':
      return { do: 'skip', which: bare }
    case 'resume':
      return { do: 'resume', which: bare }
    default:
      return { do: intent, which }
  }
}

/** “Until Monday”, “for two weeks”, “over the weekend”: when it begins again. */
function paused(which: Which, { until, during }: Slots, wording: Wording): Wish | undefined {
  if (until === undefined && during === undefined) return { do: 'pause', which }
  const day = until === undefined ? behind(during ?? '', wording) : dayOf(until, wording)
  return day === undefined ? undefined : { do: 'pause', which, until: day }
}

export function dayOf(said: string, wording: Wording): string | undefined {
  const [first, ...rest] = said.split(' ')
  const timing = wholeTiming(untils.has(first ?? '') ? rest.join(' ') : said, wording)
  return timing && (timing.by === 'time' ? timing.at : `${timing.day}T00:00`)
}

const untils = new Set(['until', 'till', 'til'])

/** The day after a stretch. */
function behind(said: string, wording: Wording): string | undefined {
  const minutes = wholeLength(said)
  if (minutes !== undefined) return wording.now.add({ minutes }).toPlainDate().toPlainDateTime().toString().slice(0, 16)
  return whichOf(said, wording).to
}

/** “Call the bank at 5:30 instead”, “push the dry cleaning back half an hour”, “make vitamins weekdays only”. */
function retimed(said: string, wording: Wording): Wish | undefined {
  const tokens = tokenize(said)
  const from = starts(tokens, leads)
  const end = ends(tokens, trails)
  const text = trimmed(said.slice(tokens[from]?.from ?? 0, tokens[end - 1]?.to ?? 0))
  const shifted = shiftIn(text, wording)
  if (shifted) return shifted
  if (from === 0 && end === tokens.length) return undefined
  const found = timingIn(text, wording)
  const which = found && named(found.rest, wording)
  return which && { do: 'change', which, timing: found.timing }
}

/** The words that only say that something changes. */
const leads = [
  'move',
  'push',
  'make',
  'shift',
  'change',
  'set',
  'put',
  'bring',
  'reschedule',
  'switch',
  'bump',
  'do',
  'have',
  'delay',
  'postpone',
]
const trails = ['instead', 'rather', 'from now on', 'now on', 'only', 'going forward', 'from here on']

function starts(tokens: readonly Token[], phrases: readonly string[]): number {
  return phrases.includes(tokens[0]?.text ?? '') ? 1 : 0
}

function ends(tokens: readonly Token[], phrases: readonly string[]): number {
  const words = tokens.map(({ text }) => text)
  for (let end = tokens.length; ;) {
    const phrase = phrases
      .map((each) => each.split(' '))
      .find((each) => each.every((word, at) => words[end - each.length + at] === word))
    if (!phrase || end - phrase.length < 1) return end
    end -= phrase.length
  }
}

/** “Back half an hour”, “10 minutes earlier”. */
function shiftIn(text: string, wording: Wording): Wish | undefined {
  const length = readLengths(text).at(-1)
  if (!length) return undefined
  const before = tokenize(text.slice(0, length.at))
  const last = before.at(-1)
  const begin = last && directions.has(last.text) ? last.from : length.at
  const shift = readShift(text.slice(begin))
  const which = shift === undefined ? undefined : named(text.slice(0, begin), wording)
  return which && shift !== undefined ? { do: 'change', which, shift } : undefined
}

const directions = new Set(['back', 'forward', 'by', 'out'])

const small = new Set(
  'already just the one ones my a that this reminder reminders alert just only once time thing for to on of at about please me instead'.split(
    ' ',
  ),
)

/** By which words it is called; nothing where only a time or nothing at all was said. */
export function named(said: string, wording: Wording): Which | undefined {
  const which = whichOf(said, wording)
  if (which.it === true || which.place !== undefined) return undefined
  const words = tokenize(which.words).filter(({ text }) => !small.has(text))
  if (words.length === 0 || words.length > mostNaming) return undefined
  return { ...which, words: words.map(({ text }) => text).join(' '), isUnnamed: true }
}

const mostNaming = 6
