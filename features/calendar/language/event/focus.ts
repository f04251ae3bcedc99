import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { elsewhere, ours } from './happenings.ts'
import { normalised } from './lengths.ts'
import { minutesIn, soon } from './openings.ts'
import { readParts } from './parts.ts'
import type { EventReading } from './said-event.ts'
import { spanOf } from './spans.ts'
import { readTimes } from './times.ts'
import { capital, tidied } from './titles.ts'

const focusVerb =
  /^(?!block part(?:y|ies)\b)(?:block(?: off| out)?|reserve|hold|keep|set aside|protect|carve out|save|book|schedule|add|put|plan|i need|find(?: me)?|give me|get me|leave(?! (?:from|on|in|until|starting|next)\b)|guard)\b\s*/i

/** Time that is kept for work of one's own. */
/** “Book two hours for the board deck” keeps them for it; a call has somebody else in it. */
const lengthFor =
  /^(?:(?:me|us)\s+)?(?:\d|an?\b|half|one|two|three|four|five|six)[^,]*?\b(?:hours?|minutes?|mins?)\s+(?:for|to)\s+(?!\d|\w+ (?:hours?|minutes?))/i

export function readFocus(sentence: string, wording: Wording): EventReading | undefined {
  const text = sentence.replace(/,?\s+(?:when|where)(?:ever)? (?:it|that) fits\b/i, '')
  const verb = focusVerb.exec(text)
  if (!verb) return undefined
  const rest = normalised(text.slice(verb[0].length)).replace(/\s+for (?:me|myself|us)\b/i, '')
  const always = /^(?:block|set aside|protect|carve out|hold|guard)/i.test(verb[0])
  const keeps =
    /^(?:keep|reserve|leave|save)/i.test(verb[0]) &&
    /\b(?:free|open|clear|for|to)\b/i.test(rest) &&
    (minutesIn(rest) !== undefined || readTimes(rest, wording).length > 0)
  const books =
    /^(?:book|schedule|plan)/i.test(verb[0]) && lengthFor.test(rest) && !ours.test(rest) && !/\bwith\b/i.test(rest)
  const named =
    /\b(?:focus(?:ed)?(?: time| block| session)?|deep work|quiet (?:time|work)|heads[- ]down|no meetings?)\b/i.test(
      rest,
    )
  if (!always && !keeps && !named && !books) return undefined
  const isStretch = readTimes(rest, wording).some(({ kind, saysDay }) => kind === 'interval' && saysDay)
  if (elsewhere.test(rest) && !named && !always && !isStretch) return undefined
  const minutes = minutesIn(rest)
  const whens = readTimes(rest, wording)
  if (minutes === undefined && whens.length === 0 && !named) return undefined
  const said = readParts(rest, wording)
  const own =
    always && !/\b(?:for|to)\s+\S/i.test(rest.replaceAll(/\b(?:from\s+)?\S+\s+to\s+\S+/gi, ' '))
      ? tidied(said, rest, true).title
      : ''
  const title =
    own === '' || /^(?:time|focus(?: time)?|hours?|minutes?|off|out)$/i.test(own) ? focusTitle(rest, wording) : own
  const isFixed =
    said.repeated?.saysTime === true ||
    whens.some(
      (when) =>
        when.kind !== 'before' &&
        when.saysTime &&
        (when.grain !== 'part' || minutes === undefined) &&
        !isRoomFor(when, minutes),
    )
  if (isFixed || (minutes === undefined && said.when))
    return { said: { ...said, title }, people: [], find: undefined, focus: true }
  const span = spanOf(rest, wording) ?? soon(wording)
  return {
    said: { title, people: [], ...(said.repeated && { repeated: said.repeated }) },
    people: [],
    find: { minutes: minutes ?? 60, span },
    focus: true,
  }
}

/** “45 minutes between 1 and 5” are somewhere in it. */
function isRoomFor({ kind, start, end }: When, minutes: number | undefined): boolean {
  const room = kind === 'interval' && end ? start.until(end).total({ unit: 'minutes', relativeTo: start }) : 0
  return minutes !== undefined && room > minutes
}

/** “Two hours for the report before Thursday” is for the report. */
function focusTitle(rest: string, wording: Wording): string {
  const times = [...readTimes(rest, wording), ...readLengths(rest)]
  const repeated = (readRepetition(rest, wording)?.places ?? []).filter(({ at, until }) =>
    times.every((time) => time.until <= at || until <= time.at),
  )
  const timeless = [...times, ...repeated]
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, until }) => `${text.slice(0, at)} | ${text.slice(until)}`, rest)
  const bare = timeless
    .replaceAll(/\b(?:before|by|until|every|each|on|at|from|in|during|this|next|of|some|any|time off)\s*(?=\|)/gi, ' ')
    .replaceAll(/\b(?:in|on|to|into) (?:my|the) (?:calendar|diary|schedule|agenda)\b/gi, ' ')
  const what =
    /\b(?:for|to(?: work on| do| write| finish| prepare(?: for)?)?|on)\s+(?:the\s+|my\s+|an?\s+)?([^|]*[\p{L}\p{N}][^|]*)/iu.exec(
      bare,
    )?.[1]
  const words = (what ?? '')
    .replaceAll(/\b(?:before|by|until|on|at|of|free|open|clear|in)\s*$/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.,!]+$/, '')
    .replaceAll(/["“”]/g, '')
    .trim()
  if (words === '' || /^(?:me|myself|focus(?:ed)?|focus time|focus work)$/i.test(words))
    return /deep work/i.test(rest) ? 'Deep work' : 'Focus time'
  return capital(words)
}
