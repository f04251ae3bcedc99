import { isLight } from '#foundation/language/templates/lexicon.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { elsewhere, bought, neverPlanned, notOurs, ours } from '../event/happenings.ts'
import { lasting, wholeDay } from '../event/hours.ts'
import { rewritten } from '../event/orders.ts'
import { readPeople } from '../event/addressed.ts'
import { readEvent } from '../event/read-event.ts'
import type { EventReading } from '../event/said-event.ts'
import { without } from '../event/spans.ts'
import { readTimes } from '../event/times.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { apartFromInvitation } from './invitations.ts'

/** What is to be put into the calendar; `sure` where a verb or a noun says so. */
export function readNew(whole: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const { text, invites } = apartFromInvitation(whole)
  const heard = readOne(text, wording)
  return invites === undefined || heard?.wish.do !== 'create' ? heard : { ...heard, wish: { ...heard.wish, invites } }
}

function readOne(said: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const text = rewritten(said)
  const wish = withOthers({ do: 'create', ...lettered(readEvent(text, wording)) })
  if (wish.focus) return { wish, sure: true }
  const limited = wish.find && withoutLimit(wish)
  if (limited) return { wish: limited, sure: true }
  const verb = newVerb.exec(text)
  // “Find the chat about the review” looks for something else.
  if (/^(?:find|get|give)/i.test(text) && neverPlanned.test(nameless(text, wording))) return undefined
  if (verb) return readVerbed(wish, text.slice(verb[0].length), verb[0], wording)
  return readPlain(wish, text, wording)
}

/** “Book 6 to 7”: a figure alone is no name. */
function lettered(reading: EventReading): EventReading {
  return /\p{L}/u.test(reading.said.title) ? reading : { ...reading, said: { ...reading.said, title: '' } }
}

/** “Sometime this week before the review”: what it has to precede is no part of its name, and is asked about. */
function withoutLimit(wish: NewWish): NewWish | undefined {
  const { title, unread = [] } = wish.said
  const limit = tokenize(title).find(({ text }, at) => at > 0 && (text === 'before' || text === 'after'))
  if (!limit) return undefined
  const bare = title.slice(0, limit.from).trim()
  return { ...wish, said: { ...wish.said, title: bare, unread: [...unread, title.slice(limit.from)] } }
}

/** “Book Priya at 3”: somebody alone is a meeting with them. */
function withOthers(wish: NewWish): NewWish {
  const people = wish.people.length > 0 ? undefined : readPeople(wish.said.title.toLowerCase())
  if (!people || people.some(({ email }) => email !== undefined)) return wish
  const names = people.map(({ name }) => name)
  return { ...wish, said: { ...wish.said, title: `Meeting with ${names.join(' and ')}`, people: names } }
}

const newVerb =
  /^(?!book (?:club|group|launch|fair|signing|swap)\b|new year)(?:schedule|book(?: me)?(?: in)?|add|create|set up|setup|put(?: down| in)?|arrange|organi[sz]e|plan|pencil(?: me)? in|pencil|enter|slot in|slot|fix|make|insert|note down|mark|new|throw(?: me)?(?: in)?|stick(?: me)?(?: in)?|log|save|get|set|have|chuck in|chuck|pop in|pop|drop in|squish in|jot down|write down|find (?:me )?(?:a |an |some )?(?:time|slot|space|room|gap)|find|give me|squeeze in|fit in|squeeze|i have|i've got|i got|i need|we need|i want|we want|i'd like|we'd like|there's|there is|we have|i'm having|we're having|we're meeting|i'm meeting|i am meeting|i'm seeing)\b\s*/i
const strong = /^(?:schedule|book|arrange|organi[sz]e|pencil|squeeze|fit in|slot)/i
const enters =
  /^(?:add|put|create|set up|enter|new|note down|mark|insert|log|plan|stick|throw|fix|save|chuck|pop|drop in|squish|jot|write down|i need|we need|i want|we want|i'd like|we'd like)/i
/** Who arranges something with others wants them to know. */
const arranges = /^(?:schedule|book|arrange|organi[sz]e|create|set up|setup|find)/i
/** What already is there may be put elsewhere. */
const moves = /^(?:put|stick|throw|pop|drop in|slot)/i
const states =
  /^(?:i have|i've got|i got|i need|we need|i want|we want|i'd like|we'd like|there's|there is|we have|i'm having|we're having|we're meeting|i'm meeting|i am meeting|i'm seeing)/i

function readVerbed(
  wish: NewWish,
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
    /\bwith\s+\p{Lu}/u.test(rest) ||
    wish.said.people.length > 0
  if (!named && !hasTime && !/^schedule|^pencil/i.test(verb)) return undefined
  if (!strong.test(verb) && !named && !(hasTime && enters.test(verb))) return undefined
  if (states.test(verb) && !hasTime) return undefined
  if (/^(?:nothing|none|nobody)\b/i.test(rest))
    return { wish: { do: 'nothing', why: 'denied', text: rest }, sure: true }
  if (/^(?:make|get|have|set(?! up)|give me)\b/i.test(verb) && !isBooked && (!named || /^me\b/i.test(rest)))
    return undefined
  if (notOurs.test(nameless(unquoted, wording)) && !named && !isTimed && !strong.test(verb)) return undefined
  const invited = withInvitations(wish, verb)
  const isDefinite = moves.test(verb) && /^(?:the|my|our)\b/i.test(rest)
  return {
    wish: isDefinite ? { ...invited, definite: true } : moves.test(verb) ? { ...invited, puts: true } : invited,
    sure: !states.test(verb) || isEntry || ours.test(rest),
  }
}

function withInvitations(wish: NewWish, verb: string): NewWish {
  return arranges.test(verb) && wish.said.people.length > 0 ? { ...wish, invites: true } : wish
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
  return readTimes(text, wording).some(({ saysTime }) => saysTime) ? bought.test(text) : elsewhere.test(text)
}

/** “Lunch with Sara Thursday 1pm”: without a verb it needs a day or a time, and nothing that sounds like news. */
function readPlain(plain: NewWish, text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const wish = withoutToo(plain)
  if (/\?\s*$/.test(text) || text.length > 300) return undefined
  const whens = readTimes(text, wording)
  const isEntry = travels.test(text) && isDated(text, wording)
  const isOut = isDated(text, wording) ? bought : elsewhere
  if (isOut.test(text) && !isEntry) return undefined
  // “Priya today to four” says where to.
  if (
    wish.said.when?.kind === 'interval' &&
    wish.said.when.saysTime &&
    wish.said.when.start.hour === 0 &&
    !fromMidnight.test(text)
  )
    return undefined
  // “From now on forward these” and “that’s done now” plan nothing.
  if (whens.length === 1 && whens[0]?.grain === 'second' && text.split(/\s+/).length > mostWordsAtOnce) return undefined
  if (tells.test(without(text, whens)) || reports.test(text) || holdsOrder.test(text)) return undefined
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
  const [first = ''] = tokenize(text).map((token) => token.text)
  if (meansSeveral.test(wish.said.title) || tokenize(wish.said.title).some((word) => loose.has(word.text)))
    return undefined
  if (!isTitle(wish.said.title) || holdsEnd.test(wish.said.title) || ended.has(first)) return undefined
  // What is to be done by oneself may as well be a task: it is asked whether it takes place.
  if (chores.has(first) && !ours.test(text)) return { wish: { ...wish, onlyTold: true }, sure: false }
  const sure = ours.test(text) || isEntry || wholeDay.test(text)
  // “Noon Athens in Rotterdam”, “too late, 3pm”: without a day, a verb and what one meets for, it is asked about.
  const isVague = !sure && !repeats && !whens.some(({ saysDay }) => saysDay)
  return { wish: { ...wish, bare: true, ...(isVague && { onlyTold: true }) }, sure }
}

/** “The closing too, Friday at three” is one more thing. */
function withoutToo(wish: NewWish): NewWish {
  return { ...wish, said: { ...wish.said, title: wish.said.title.replace(/(?<=\S)[\s,]+(?:too|also|as well)$/i, '') } }
}

/** Without an order, they speak of something that was said or is there before. */
const loose = new Set(
  'only too also meant mean meaning yes yep yeah nope sorry everything everyone still already same instead'.split(' '),
)

const fromMidnight = /\b(?:midnight|00|0:00|12 ?am|all day|whole day)\b/i
const mostWordsAtOnce = 4
const chores = new Set(
  'feed water clean wash fix repair renew sign submit print scan charge refill empty defrost vacuum mow iron chase ping nudge pay return mop dust'.split(
    ' ',
  ),
)
/** It is over, or a sum goes on. */
const ended = new Set('done finished paid sent sorted completed split divide multiply subtract'.split(' '))

/** “Both rehearsals at six” are there already. */
const meansSeveral = /^(?:both|everything)\b|\b(?:both|all) of them\b|^all (?:two|three|four|five)\b/i

/** “Friday is too full. Take the demo to Monday”: what goes on behind the end of a sentence is no name. */
const holdsEnd = /\p{Ll}{4,}[.!?;]\s+\p{L}/u

/** “And only until 10” and “the Friday one, just this time” name no event. */
function isTitle(title: string): boolean {
  // “One more tomorrow at 9” is one more of what was spoken of.
  if (/^(?:one more|another one)\b/i.test(title)) return false
  return tokenize(title).some((token) => /\p{L}{2}/u.test(token.text) && !isLight(token) && !joints.has(token.text))
}

const joints = new Set('only till until never not max latest earliest one ones once time times'.split(' '))

/** “Flight to Lisbon on 3 July 18:40–21:25”: with its day and its time it was booked long ago. */
const travels = /^(?:my |the |our |a )?(?:\w+ )?(?:flight|train|taxi|table|hotel|delivery|presentation)\b/i

/** What others say, ask for or promise. */
const reports =
  /\b(?:mention|suggest|propos|insist|request|recommend|announc|agree|promis|offer|decid|claim|repl|hop)(?:ed|es|s|ing|ied|ies)\b|\bconfirms\b/i

/** “Title idea: cancel the party”: an order that is only quoted. */
const holdsOrder =
  /:\s*(?:please\s+)?(?:schedule|reschedule|cancel|move|delete|push|postpone|book|add|put|create|remove)\b/i

/** A sentence with a verb of its own tells something, and asks for nothing. */
const tells =
  /\b(?:is|are|was|were|am|be|been|has|had|have|did|does|do|said|says|told|tell|tells|wants?|wanted|asked|moved|cancel+ed|cancels|changed|called|went|goes|going|will|would|could|can|can't|cannot|should|must|thinks?|needs?|needn't|don't|doesn't|won't|hates?|loves?|likes?|prefers?|remember|forget|remind|knows?|arrived|left|leaves|stays?|remains?|comes|came|won|lost|play|send|write|email|mail|text|message|call me|wake|what|when|who|why|how|which|where|translate|search|find|show|order|buy|turn|open|read|summari[sz]e|undo|delete|rename|pin|work|works|start|finish|i|i'm|it's|you|he|she|they)\b/i
