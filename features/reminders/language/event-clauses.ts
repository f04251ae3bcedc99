import type { Piece } from '#foundation/language/pieces/piece.ts'
import { spanOf } from '#foundation/language/pieces/piece.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { minutesOf } from './reading/said-when.ts'

export type Distance = { minutes: number } | { daysBefore: number; clock: string }

/** “20 minutes”, “the day”, “the evening”: how far before something. */
const distance: Piece<Distance> = {
  name: 'distance',
  read: ({ message, tokens }) => [
    ...readLengths(message).flatMap(({ at, until, duration }) =>
      spanOf(tokens, at, until, { minutes: minutesOf(duration) }),
    ),
    ...tokens.flatMap(({ text }, at) => {
      const value = named[text]
      const before = tokens[at - 1]?.text
      if (!value || (at > 0 && before !== 'the' && before !== 'a')) return []
      return [{ at: Math.max(0, at - 1), end: at + 1, value }]
    }),
  ],
}

const named: Readonly<Record<string, Distance>> = {
  day: { minutes: 1_440 },
  week: { minutes: 10_080 },
  hour: { minutes: 60 },
  minute: { minutes: 1 },
  night: { daysBefore: 1, clock: '20:00' },
  evening: { daysBefore: 1, clock: '18:00' },
  afternoon: { daysBefore: 1, clock: '15:00' },
  morning: { daysBefore: 1, clock: '09:00' },
}

/** What depends on events. In each, `{text}` is what to be reminded of, where that is not the event itself. */
export const eventClauses = defineLanguage({
  name: 'event clauses',
  lexicon: {
    before: 'before, ahead of, prior to, in advance of, earlier than',
    beforehand:
      'before, beforehand, ahead, in advance, ahead of time, earlier, before it, before that, before it starts, prior',
    'just-before': 'just before, right before, shortly before, before',
    'just-after':
      'just after, right after, straight after, shortly after, after, once i am done with, when i am done with, as soon as i am done with',
    begins: 'starts, begins, is about to start, is starting, is beginning, kicks off, start, begin, is on',
    ends: 'ends, is over, finishes, is done, wraps up, is finished, has ended, end, finish',
    when: 'when, once, as soon as, after, the moment',
    back: `when i am back from, when i get back from, when i come back from, when i am out of, when i get out of, once i am back from,
      after i am back from, after i get back from, when i return from, as soon as i am back from, once i am out of, when i leave,
      when i am done with, when i finish, when i am through with, as soon as i am out of, once i get back from, when i am finished with`,
    'start-of': 'at the start of, at the beginning of, when it is time for',
    'end-of': 'at the end of',
    'day-of': 'on the day of, the day of',
    'morning-of': 'on the morning of, the morning of, in the morning of',
    to: 'to, that',
    about: 'about, of, for, regarding, concerning',
  },
  pieces: [distance],
  intents: {
    before: {
      kind: 'act',
      say: [
        '{distance} <before> {event:text} <to> {text:text}',
        '{distance} <before> {event:text}',
        '<to> {text:text} {distance} <before> {event:text}',
        '<about> {event:text} {distance} <beforehand>',
        '{distance} <beforehand> <about> {event:text}',
        '<to> {text:text} {distance} <beforehand>',
        '{distance} <beforehand>',
      ],
    },
    'before-it': { kind: 'act', say: ['{distance} <beforehand> <to> {text:text}'] },
    'at-begin': {
      kind: 'act',
      say: [
        '<when> {event:text} <begins> <to> {text:text}',
        '<when> {event:text} <begins>',
        '<to> {text:text} <when> {event:text} <begins>',
        '<about> {event:text} when it <begins>',
        '<start-of> {event:text} <to> {text:text}',
        '<start-of> {event:text}',
        '<to> {text:text} <start-of> {event:text}',
      ],
    },
    'at-end': {
      kind: 'act',
      say: [
        '<back> {event:text} <to> {text:text}',
        '<back> {event:text}',
        '<to> {text:text} <back> {event:text}',
        '<when> {event:text} <ends> <to> {text:text}',
        '<when> {event:text} <ends>',
        '<to> {text:text} <when> {event:text} <ends>',
        '<end-of> {event:text} <to> {text:text}',
        '<to> {text:text} <end-of> {event:text}',
      ],
    },
    after: {
      kind: 'act',
      say: [
        '{distance} after {event:text} <to> {text:text}',
        '{distance} after {event:text}',
        '<to> {text:text} {distance} after {event:text}',
        '<just-after> {event:text} <to> {text:text}',
        '<to> {text:text} <just-after> {event:text}',
      ],
    },
    'right-before': {
      kind: 'act',
      say: [
        '<just-before> {event:text} <to> {text:text}',
        '<to> {text:text} <just-before> {event:text}',
        '<just-before> {event:text}',
      ],
    },
    'day-of': {
      kind: 'act',
      say: [
        '<day-of> {event:text} <to> {text:text}',
        '<day-of> {event:text}',
        '<to> {text:text} <day-of> {event:text}',
        '<morning-of> {event:text} <to> {text:text}',
        '<morning-of> {event:text}',
        '<to> {text:text} <morning-of> {event:text}',
      ],
    },
  },
})
