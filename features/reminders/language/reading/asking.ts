import { createGrammar } from '#foundation/language/grammar.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { asking } from '../asking.ts'
import type { Which, Wish } from '../wish.ts'
import { readChangeTo, readSnooze } from './changing.ts'
import { phrasesOf, lengthAt, trimmed } from '#foundation/language/english/courtesy.ts'
import { wholeOfRow, withoutEmphasis } from './of-row.ts'
import { titleOf } from './title.ts'
import { daysOf, isOneDay } from './said-when.ts'

type Intent = keyof typeof asking.intents
type Slots = { rest?: string; which?: string; to?: string; span?: string }

const grammar = createGrammar(asking)

/** “What are my reminders”, “stop reminding me about the oven”, “move the oven reminder to 6”. */
export function readAsked(text: string, wording: Wording): Wish | undefined {
  const { now, zone = 'UTC' } = wording
  for (const { template, slots } of grammar(text, { now, zone })) {
    const wish = meant(template.intent as Intent, slots, { text, wording })
    if (wish) return wish
  }
  return undefined
}

function meant(intent: Intent, slots: Slots, { text, wording }: { text: string; wording: Wording }): Wish | undefined {
  const { rest = '', which = '', to = '', span = '' } = slots
  switch (intent) {
    case 'list':
      // “Give me a reminder at noon” wants a new one.
      return newOne.test(text) ? undefined : { do: 'list', which: whichOf(rest, wording) }
    case 'told':
      // “Which reminders have I got” asks for those to come.
      return { do: has.test(text) ? 'list' : intent, which: whichOf(rest, wording) }
    case 'count':
    case 'when':
      return { do: intent, which: whichOf(rest, wording) }
    case 'stop':
      return {
        do: 'stop',
        which: {
          ...whichOf(withoutEmphasis(`${which.replace(why, '').replace(often, '')} ${span}`), wording),
          ...(isAll(text) && { all: true }),
        },
      }
    case 'silence':
      return { do: 'silence', calendar: titleOf(which) }
    case 'only':
      return { do: 'only', calendars: titleOf(which) }
    case 'done':
      return { do: 'done', which: whichOf(which, wording) }
    case 'snooze':
      return readSnooze(rest, wording)
    default:
      // “Set a reminder for 4pm” is a new one.
      return (trimmed(which) === '' && !isKnown(text)) || newOne.test(text)
        ? undefined
        : readChangeTo(whichOf(which, wording), to, wording)
  }
}

/** “…, it's getting on my nerves”. */
const why = / [-–—] .*$|, (?:it|it's|its|because|since|as|that|that's|they|i|i'm|we|my|the|enough)\b.*$/i
/** “… every day” says how often it came. */
const often =
  / (?:every (?:single )?(?:day|morning|evening|night|week|month|hour|time)|daily|all the time|constantly)$/i
const newOne =
  /^(?:(?:give|send|get) (?:me|us)|(?:set|make|put|create|add)(?: me| us)?) (?:an?|another|one) (?:\w+ )?reminder\b/i
const has = /\bhave (?:i|we) (?:still )?got\b/i
const known = new Set(['the', 'my', 'that', 'this', 'it'])

function isKnown(text: string): boolean {
  return tokenize(text).some((token) => known.has(token.text))
}

const allWords = new Set(['all', 'everything', 'every', 'each', 'reminders'])

function isAll(text: string): boolean {
  return tokenize(text).some((token) => allWords.has(token.text))
}

const openings =
  phrasesOf(`about, of, for, to, on, that, with, the, my, a, any, all, i have, have i got, i have got, i have set, set, are set, coming up, due, this, pending, are there, do i have, still, left, there are,
  in, from, called, next, open, of my, have, regarding, one, ones, else, yet, already, right now, now, at the moment, and, please, again, me, list, on my list, everything, are, is, were, was, remaining, on my calendar, running, active, going, scheduled, set up, there, to come, come, coming, upcoming, ahead, do i get, i get, will i get, in total, altogether, overall, all in all, go off, going off, goes off`)
/** “For the 17th now”: a day, and no moment. */
const sofar = /(?<=\w) (?:right now|now|at the moment)(?=[?.!]*$)/i
const its = new Set(['it', 'that', 'this', 'that one', 'this one', 'them'])

/** Words and a stretch of days by which reminders are meant. */
export function whichOf(asked: string, wording: Wording): Which {
  const said = asked.replace(sofar, '')
  if (its.has(trimmed(said).toLowerCase())) return { words: '', it: true }
  const counted = wholeOfRow(trimmed(said))
  if (counted) return counted
  const time = readTimes(said, wording).find(({ saysDay }) => saysDay)
  const text = time ? `${said.slice(0, time.at)} ${said.slice(time.until)}` : said
  const words = withoutTrail(wordsOf(text))
  if (repeating.has(words)) return { words: '', repeats: true }
  return { words, ...(time && daysOf(time)), ...(time && isOneDay(time, said) && { next: true as const }) }
}

const repeating = new Set(['repeat', 'repeating', 'recurring', 'repeats'])
const trails = [' yet', ' already', ' again', ' today', ' left', ' coming up', ' anymore']

function withoutTrail(text: string): string {
  const trail = trails.find((each) => text.endsWith(each) || text === each.trim())
  return trail === undefined ? text : text.slice(0, -trail.length).trim()
}

function wordsOf(text: string): string {
  const tokens = tokenize(text)
  let at = 0
  for (let length = lengthAt(tokens, at, openings); length > 0; length = lengthAt(tokens, at, openings)) at += length
  return at >= tokens.length ? '' : titleOf(text.slice(tokens[at]?.from)).toLowerCase()
}

/** “Which ones do I have today”: those that there are, right after one was spoken of. */
export function othersIn(text: string, wording: Wording): Wish | undefined {
  const times = readTimes(text, wording)
  const words = tokenize(text).filter(({ from }) => !times.some(({ at, until }) => at <= from && from < until))
  const [first, second] = words.map(({ text: word }) => word)
  // “Reminders for today?” asks for them as well.
  const isBare = first === 'reminders' && text.trimEnd().endsWith('?') && times.length === 1
  const isAsked = isBare || (asks.has(first ?? '') && ones.has(second ?? ''))
  if (!isAsked || times.length > 1 || !words.slice(isBare ? 1 : 2).every(({ text: word }) => besideOnes.has(word)))
    return undefined
  const [time] = times
  return { do: 'list', which: time ? whichOf(text.slice(time.at, time.until), wording) : { words: '' } }
}

const asks = new Set(['which', 'what', 'any'])
const ones = new Set(['ones', 'others', 'other', 'more', 'else'])
const besideOnes = new Set(
  'ones do i we have got are there is set left still to come for on at coming up all now yet in my hv'.split(' '),
)
