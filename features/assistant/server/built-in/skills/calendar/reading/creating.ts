import { readEvent } from '#features/calendar/language/event/read-event.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from './times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidEvent } from '#features/calendar/language/event/said-event.ts'
import type { NewWish, Wish } from '../wish.ts'
import { neverPlanned, notOurs, ours } from './ours.ts'
import { normalised } from './destination.ts'
import { findIn, minutesIn, openFrom, soon, wantsFinding, withoutFinding, withoutWhen } from './openings.ts'
import { addressedIn } from './people.ts'
import { rewritten } from './rewriting.ts'
import { spanOf, without } from './spoken-times.ts'
import { capital, leadFor, tidied } from './titles.ts'

/** What is to be put into the calendar; `sure` where a verb or a noun says so. */
export function readNew(said: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const text = rewritten(said)
  const focus = readFocus(text, wording)
  if (focus) return { wish: focus, sure: true }
  const verb = newVerb.exec(text)
  // “Find the chat about the review” looks for something else.
  if (/^(?:find|get|give)/i.test(text) && neverPlanned.test(nameless(text, wording))) return undefined
  if (verb) return readVerbed(text, text.slice(verb[0].length), verb[0], wording)
  return readPlain(text, wording)
}

const newVerb =
  /^(?!book (?:club|group|launch|fair|signing|swap)\b|new year)(?:schedule|book(?: me)?(?: in)?|add|create|set up|setup|put(?: down| in)?|arrange|organi[sz]e|plan|pencil(?: me)? in|pencil|enter|slot in|slot|fix|make|insert|note down|mark|new|throw|stick|log|save|get|set|have|chuck in|chuck|pop in|pop|drop in|squish in|jot down|write down|find (?:me )?(?:a |an |some )?(?:time|slot|space|room|gap)|find|give me|squeeze in|fit in|squeeze|i have|i've got|i got|i need|we need|i want|we want|i'd like|we'd like|there's|there is|we have|i'm having|we're having|we're meeting|i'm meeting|i am meeting|i'm seeing)\b\s*/i
const strong = /^(?:schedule|book|arrange|organi[sz]e|pencil|squeeze|fit in|slot)/i
const states =
  /^(?:i have|i've got|i got|i need|we need|i want|we want|i'd like|we'd like|there's|there is|we have|i'm having|we're having|we're meeting|i'm meeting|i am meeting|i'm seeing)/i

const noEvents =
  'flights?|hotels?|hotel room|tables?|taxi|cab|uber|tickets?|trains?|restaurant|car|reminders?|remind|alarm|timer|tasks?|to-?do|list|lists|contacts?|e-?mails?|mails?|tweet|payments?|order|playlist|song|money|pizza|coffee for me'
/** Bought, sent or kept elsewhere, at whatever time. */
const bought = new RegExp(String.raw`\b(?:${noEvents})\b`, 'i')
const others = new RegExp(
  String.raw`\b(?:${noEvents}|post|invoice|delivery|spreadsheet|file|document|folder|poem|haiku|story|joke|code|recipe|photo|picture|note|account|website|presentation)\b`,
  'i',
)

function readVerbed(
  text: string,
  rest: string,
  verb: string,
  wording: Wording,
): { wish: Wish; sure: boolean } | undefined {
  const unquoted = rest.replaceAll(/["“][^"”]*["”]/g, ' ')
  const isEntry =
    /^(?:add|put|enter|log|note|save|new|block|i have|i've got|i got|we have|there's|there is)\b/i.test(verb) &&
    travels.test(rest)
  if (
    isElsewhere(unquoted, wording) &&
    !isEntry &&
    !/\b(?:meeting|call|appointment|event|calendar|lunch|dinner)\b/i.test(rest)
  )
    return undefined
  const inCalendar = /\b(?:to|in|into|on)\s+(?:my|the)\s+(?:calendar|schedule|diary|agenda)\b/i.test(rest)
  const hasTime = readTimes(rest, wording).length > 0
  const isQuoted = unquoted !== rest && hasTime
  const isBooked =
    hasTime &&
    /^(?:find|get|give me|squeeze|fit)/i.test(verb) &&
    /\b(?:book|schedule|reserve|block|put) (?:it|that|one)\b/i.test(rest)
  const isTimed = isDated(rest, wording)
  const named =
    (isTimed && states.test(verb)) ||
    ours.test(rest) ||
    inCalendar ||
    isQuoted ||
    isBooked ||
    (isEntry && hasTime) ||
    /\bwith\s+\p{Lu}/u.test(rest)
  if (!named && !hasTime && !/^schedule|^pencil/i.test(verb)) return undefined
  if (
    !strong.test(verb) &&
    !named &&
    !(
      hasTime &&
      /^(?:add|put|create|set up|enter|new|note down|mark|insert|log|plan|stick|throw|fix|save|chuck|pop|drop in|squish|jot|write down|i need|we need|i want|we want|i'd like|we'd like)/i.test(
        verb,
      )
    )
  )
    return undefined
  if (states.test(verb) && !hasTime) return undefined
  if (/^(?:make|get|have|set(?! up)|give me)\b/i.test(verb) && !isBooked && (!named || /^me\b/i.test(rest)))
    return undefined
  if (notOurs.test(nameless(unquoted, wording)) && !named && !isTimed && !strong.test(verb)) return undefined
  return { wish: newWish(text, rest, wording), sure: !states.test(verb) || isEntry || ours.test(rest) }
}

/** It says both the day and the time. */
function isDated(text: string, wording: Wording): boolean {
  const whens = readTimes(text, wording)
  return whens.some(({ saysDay }) => saysDay) && whens.some(({ saysTime }) => saysTime)
}

/** “For two hours” is no talk of office hours. */
function nameless(text: string, wording: Wording): string {
  return without(text, [...readTimes(text, wording), ...readLengths(text)])
}

/** What stands at a time of its own is an event, unless one buys it or is told of it. */
function isElsewhere(text: string, wording: Wording): boolean {
  return readTimes(text, wording).some(({ saysTime }) => saysTime) ? bought.test(text) : others.test(text)
}

/** “Lunch with Sara Thursday 1pm”: without a verb it needs a day or a time, and nothing that sounds like news. */
function readPlain(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  if (/\?\s*$/.test(text) || text.length > 300) return undefined
  const whens = readTimes(text, wording)
  const isEntry = travels.test(text) && isDated(text, wording)
  if (others.test(text) && !isEntry) return undefined
  if (tells.test(without(text, whens))) return undefined
  const repeats =
    /\b(?:every|each|daily|weekly|monthly|yearly|quarterly)\b/i.test(text) &&
    readRepetition(text, wording) !== undefined
  if ((whens.length === 0 && !repeats) || text.split(/\s+/).length < 2) return undefined
  if (
    !repeats &&
    !ours.test(text) &&
    !lasting.test(text) &&
    !wholeDay.test(text) &&
    !/\bwith\s+\p{Lu}/u.test(text) &&
    !whens.some(({ saysTime }) => saysTime)
  )
    return undefined
  const wish = newWish(text, text, wording)
  const bare = wish.said.title.replaceAll(/[^\p{L}]/gu, '')
  return bare.length < 2 ? undefined : { wish, sure: ours.test(text) || isEntry || wholeDay.test(text) }
}

/** “Flight to Lisbon on 3 July 18:40–21:25”: with its day and its time it was booked long ago. */
const travels = /^(?:my |the |our |a )?(?:\w+ )?(?:flight|train|taxi|table|hotel|delivery|presentation)\b/i

/** What lasts days, and is said without more. */
export const lasting =
  /\b(?:vacation|holidays?|birthday|anniversary|day off|days off|out of office|ooo|pto|leave|conference|trip|travel(?:ling)?|deadline|offsite|sick|festival|fair|retreat|hackathon)\b/i

/** A sentence with a verb of its own tells something, and asks for nothing. */
const tells =
  /\b(?:is|are|was|were|am|be|been|has|had|have|did|does|do|said|says|told|tell|tells|wants?|wanted|asked|moved|cancel+ed|cancels|changed|called|went|goes|going|will|would|could|can|can't|cannot|should|must|thinks?|needs?|needn't|don't|doesn't|won't|hates?|loves?|likes?|prefers?|remember|forget|remind|knows?|arrived|left|leaves|comes|came|won|lost|play|send|write|email|mail|text|message|call me|wake|what|when|who|why|how|which|where|translate|search|find|show|order|buy|turn|open|read|summari[sz]e|undo|delete|rename|pin|work|works|start|finish|i|i'm|it's|you|he|she|they)\b/i

function newWish(text: string, rest: string, wording: Wording): NewWish {
  const bare = rest
    .replace(
      /^(?:an?\s+)?(?:new\s+)?(?=(?:daily|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly|annual(?! leave))\s)/i,
      '',
    )
    .replace(/(?<=\b(?:hours?|minutes?|mins?)) each$/i, '')
    .replace(/\b(in (?:\w+ )?(?:hours?|minutes?)), (?:for )?(?=(?:\d+|half|an?) ?(?:min|h|an hour))/i, '$1 for ')
    .replace(/\balso (?=(?:for )?(?:\d|half|an hour))/i, '')
    .replace(/\s*\b(?:to|in|into|on)\s+(?:my|the)\s+(?:calendar|schedule|diary|agenda)\b/i, '')
    .replace(/,?\s+and (?:then )?(?:book|schedule|add|put|reserve)\b(?: (?:it|them|that|one))?(?: in)?/i, '')
  const people = addressedIn(bare)
  const allDay = wholeDay.test(bare)
  const days = daysLong.exec(bare)
  if (days) return daysWish(bare.replace(days[0], ' '), days[1] ?? '', wording, people)
  const said = tidied(readEvent(leadFor(bare), wording), bare)
  const find = wantsFinding(text) ? findIn(bare.replace(openFrom, 'after '), said, wording) : undefined
  if (find) {
    const timeless = tidied(readEvent(leadFor(without(bare, readTimes(bare, wording))), wording), bare)
    return {
      do: 'create',
      said: { ...withoutWhen(timeless), title: withoutFinding(timeless.title) },
      people,
      find,
      focus: false,
    }
  }
  return { do: 'create', said: inTheEvening(said, bare), people, find, focus: false, ...(allDay && { allDay }) }
}

const wholeDay = /\b(?:all|whole|full|entire)[- ]day\b|\bday[- ]long\b/i
const daysLong =
  /(?<!\b(?:in|after|within|next|last|every|for) )\b(\d|two|three|four|five|six|seven)[- ]days?\b(?= \p{L})/iu
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** “A two day offsite starting on Monday”. */
function daysWish(text: string, count: string, wording: Wording, people: NewWish['people']): NewWish {
  const said = tidied(readEvent(leadFor(text), wording), text)
  const days = Number(count) || numbers.indexOf(count.toLowerCase())
  const { when } = said
  const whole =
    when && !when.saysTime ? { when: { ...when, kind: 'interval' as const, end: when.start.add({ days }) } } : {}
  return { do: 'create', said: { ...said, ...whole }, people, find: undefined, focus: false }
}

/** Nobody dines at seven in the morning. */
function inTheEvening(said: SaidEvent, text: string): SaidEvent {
  const { when } = said
  if (
    !when?.saysTime ||
    !evening.test(said.title) ||
    when.start.hour >= 12 ||
    when.start.hour < 5 ||
    /\dam?\b|\ba\.?m\b|morning/i.test(text.slice(when.at, when.until))
  )
    return said
  const later = {
    ...when,
    start: when.start.add({ hours: 12 }),
    ...(when.end && when.end.hour < 12 && { end: when.end.add({ hours: 12 }) }),
  }
  return { ...said, when: later }
}

const evening = /\b(?:dinner|supper|drinks|party|concert|theatre|theater|opera|cinema|pub|date night|after[- ]?work)\b/i

const focusVerb =
  /^(?:block(?: off| out)?|reserve|hold|keep|set aside|protect|carve out|save|book|schedule|add|put|plan|i need|find(?: me)?|give me|get me|leave|guard)\b\s*/i

/** Time that is kept for work of one's own. */
/** “Book two hours for the board deck” keeps them for it; a call has somebody else in it. */
const lengthFor =
  /^(?:(?:me|us)\s+)?(?:\d|an?\b|half|one|two|three|four|five|six)[^,]*?\b(?:hours?|minutes?|mins?)\s+(?:for|to)\s+(?!\d|\w+ (?:hours?|minutes?))/i

function readFocus(sentence: string, wording: Wording): NewWish | undefined {
  const text = sentence.replace(/,?\s+when(?:ever)? (?:it|that) fits\b/i, '')
  const verb = focusVerb.exec(text)
  if (!verb) return undefined
  const rest = normalised(text.slice(verb[0].length))
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
  if (others.test(rest) && !named && !always) return undefined
  const minutes = minutesIn(rest)
  const whens = readTimes(rest, wording)
  if (minutes === undefined && whens.length === 0 && !named) return undefined
  const said = readEvent(rest, wording)
  const own =
    always && !/\b(?:for|to)\s+\S/i.test(rest.replaceAll(/\b(?:from\s+)?\S+\s+to\s+\S+/gi, ' '))
      ? tidied(said, rest).title
      : ''
  const title =
    own === '' || /^(?:time|focus(?: time)?|hours?|minutes?|off|out)$/i.test(own) ? focusTitle(rest, wording) : own
  const isFixed = whens.some(
    (when) => when.kind !== 'before' && when.saysTime && (when.grain !== 'part' || minutes === undefined),
  )
  if (isFixed || (minutes === undefined && said.when))
    return { do: 'create', said: { ...said, title }, people: [], find: undefined, focus: true }
  const span = spanOf(rest, wording) ?? soon(wording)
  return {
    do: 'create',
    said: { title, people: [], ...(said.repeated && { repeated: said.repeated }) },
    people: [],
    find: { minutes: minutes ?? 60, span },
    focus: true,
  }
}

/** “Two hours for the report before Thursday” is for the report. */
function focusTitle(rest: string, wording: Wording): string {
  const timeless = [...readTimes(rest, wording), ...readLengths(rest)]
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, until }) => `${text.slice(0, at)} | ${text.slice(until)}`, rest)
  const bare = timeless
    .replaceAll(/\b(?:before|by|until|on|at|from|in|during|this|next|of|some|any|time off)\s*(?=\|)/gi, ' ')
    .replaceAll(/\b(?:in|on|to|into) (?:my|the) (?:calendar|diary|schedule|agenda)\b/gi, ' ')
  const what =
    /\b(?:for|to(?: work on| do| write| finish| prepare(?: for)?)?|on)\s+(?:the\s+|my\s+|an?\s+)?([^|]*[\p{L}\p{N}][^|]*)/iu.exec(
      bare,
    )?.[1]
  const words = (what ?? '')
    .replaceAll(/\b(?:before|by|until|on|at|of|free|open|clear|in)\s*$/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,!]+$/, '')
    .trim()
  if (words === '' || /^(?:me|myself|focus(?:ed)?|focus time|focus work)$/i.test(words))
    return /deep work/i.test(rest) ? 'Deep work' : 'Focus time'
  return capital(words)
}
