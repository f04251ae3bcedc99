import type { Wording } from '#foundation/time/words/when.ts'
import type { ListWish, Target, Wish } from '../wish.ts'
import type { SaidSpan } from '../event/said-event.ts'
import { notOurs, ours } from '../event/happenings.ts'
import { freePatterns, listPatterns } from './question-patterns.ts'
import { minutesIn, soon } from '../event/openings.ts'
import { spanOf, spokenTimes } from '../event/spans.ts'
import { readTarget } from './target.ts'

type Read = { wish: Wish; sure: boolean }

/** What somebody wants to know of their calendar. */
export function readQuestion(text: string, wording: Wording): Read | undefined {
  if (foreign.test(text)) return undefined
  return (
    readDays(text, wording) ??
    readClashes(text, wording) ??
    readAmounts(text, wording) ??
    readFree(text, wording) ??
    readPast(text, wording) ??
    readNext(text, wording) ??
    readList(text, wording)
  )
}

/** A time of the world, of others or of what is no event. */
export const foreign =
  /\b(?:time zone|timezone|weather|flights?|trains?|bus|movie|film|game|match|song|news|stock|price|supermarket|shop|store|e-?mails?|mails?|inbox|documents?|files?|tasks?|reminders?|birthday|christmas|easter|conversations?|working hours|office hours|world cup|sun(?:rise|set)|population|capital|president|traffic|recipe|dreams?|mind|tv|radio|netflix|menu|approvals?|prefer|know about|remember|nearest|banks?|capital)\b|^(?:what|which) (?:day|date|weekday)\b(?!.*\b(?:busiest|my|our|appointment|meeting|call|free|empty|clear)\b)|\b(?:did|do|have|are|were) you\b|\byou (?:did|do|changed|know)\b|\b(?:talk(?:ed)? about|did (?:we|i) (?:say|talk|discuss|mention))\b/i

function today({ now }: Wording): SaidSpan {
  const day = now.toPlainDate()
  return { from: day.toPlainDateTime(), to: day.add({ days: 1 }).toPlainDateTime(), words: 'today', saysDay: true }
}

/** “Which day is my busiest next week?”, “do I have a day without meetings?” */
function readDays(text: string, wording: Wording): Read | undefined {
  const isBusiest = /\b(?:busiest|fullest|most packed)\b/i.test(text) && /\bdays?\b/i.test(text)
  const isEmpty =
    /\b(?:a|any|which|what) (?:\w+ )?days? (?:without|with no|free of)\b|\b(?:free|empty|meeting-free) days?\b/i.test(
      text,
    )
  if (!isBusiest && !isEmpty) return undefined
  const span = spanOf(text, wording) ?? weekFrom(wording)
  return { wish: listWish(isBusiest ? 'busiest' : 'empty', span), sure: true }
}

function readClashes(text: string, wording: Wording): Read | undefined {
  if (
    !/\b(?:clash(?:es|ing)?|collid(?:e|es|ing)|conflict(?:s|ing)?|overlap(?:s|ping)?|double[- ]?book(?:ed|ing|ings)?|collisions?)\b/i.test(
      text,
    )
  )
    return undefined
  const span = spanOf(text, wording) ?? weekFrom(wording)
  return { wish: listWish('clashes', span), sure: true }
}

function weekFrom({ now }: Wording): SaidSpan {
  const from = now.toPlainDate().toPlainDateTime()
  return { from, to: from.add({ days: 7 }), words: 'in the next seven days', saysDay: false }
}

function listWish(about: ListWish['about'], span: SaidSpan, target?: Target): ListWish {
  return { do: 'list', about, meetings: false, span, target }
}

function readAmounts(text: string, wording: Wording): Read | undefined {
  const hours =
    /\bhow (?:many hours|much time)\b.*\b(?:meetings?|calls?|booked|appointments?|events?|busy)\b/i.test(text) ||
    /\bhow long\b.*\b(?:in meetings|(?:my|all) (?:meetings|calls)|meetings (?:do|will|did)|booked|busy)\b/i.test(
      text,
    ) ||
    /\b(?:hours|time) (?:of|in|spent in|for) (?:my )?(?:meetings|calls|appointments)\b/i.test(text) ||
    /\bmeeting (?:hours|time|load)\b/i.test(text)
  const count =
    /\bhow many (?:\w+ )?(?:meetings|events|appointments|calls|things|interviews|sessions|1[:-]1s|one[- ]on[- ]ones)\b/i.test(
      text,
    ) ||
    /^how (?:many|often)\b(?!.*\b(?:hours|minutes|days|weeks|months|people|times)\b).*\b(?:do (?:i|we) have|have (?:i|we)|in (?:my|the|our) (?:calendar|diary|schedule)|are there)\b/i.test(
      text,
    ) ||
    /^(?:count|number of) (?:my )?(?:meetings|events|appointments|calls)/i.test(text)
  if (!hours && !count) return undefined
  const span = spanOf(text, wording) ?? today(wording)
  const target = readTarget(plainOf(spokenTimes(text, wording).rest), wording)
  const counted = /meetings?|calls?/i.test(text)
  return {
    wish: { ...listWish(hours ? 'hours' : 'count', span, hasWords(target) ? target : undefined), meetings: counted },
    sure: true,
  }
}

/** Without the words that ask. */
export function plainOf(text: string): string {
  return text
    .replaceAll(
      /\b(?:how many|how often|how much|how long|(?:add|sum|total) up|get out of|would|hours?|time|number of|count|spend|spent|spending|do i have|have i got|are there|am i|will i|i am|i'm|did i|do i|have i|there|is|are|what|which|when|where|who|whom|what's|when's|where's|who's|does|did|have|has|show|list|me|tell|see|seeing|meeting|meet(?:ing)? with|having|catching up|talk(?:ing)? to|speak(?:ing)? (?:to|with)|got|any|anything|something|on|in|my|booked|scheduled|planned|coming up|lined up|again|please|happening|look(?:s|ing)? like|begin|begins|start|starts|end|ends|finish|finishes|finishing|over|done|(?<!\b(?:my|the|our) )last|lasts|lasted|take|takes|took|run|runs|was|were|at|the|a|in total|altogether|left|remaining|so far|total)\b/gi,
      ' ',
    )
    .replaceAll(/[?!.,]/g, ' ')
}

function hasWords({ words, order, clock }: Target): boolean {
  return words.length > 0 || order !== undefined || clock !== undefined
}

const booking = /^(?:book|schedule|block|reserve|put|add|plan|squeeze|fit|arrange|set up|i need|we need)\b/i

function readFree(text: string, wording: Wording): Read | undefined {
  if (/(?:\band|,)\s+(?:then\s+)?(?:book|schedule|reserve|put|add|block)\b/i.test(text) || booking.test(text))
    return undefined
  const found = freePatterns.find(([pattern]) => pattern.test(text))
  if (!found) return undefined
  const said = minutesIn(text) ?? (wholeDays.test(text) ? 8 * 60 : undefined)
  const bare = withoutLength(text)
  const span =
    spanOf(bare, wording) ??
    spanOf(
      bare.replace(/^(?:is|are)\s+(.+?)\s+(?:still\s+)?(?:free|open|available|taken|clear|booked)\b.*$/i, 'on $1'),
      wording,
    )
  if (found[1] === 'whether' && !span && said === undefined) {
    if (!/\b(?:free|available|busy)\b/i.test(text)) return undefined
    return { wish: { do: 'free', span: nowSpan(wording), minutes: 30, exact: true, asks: 'whether' }, sure: true }
  }
  const asks = found[1] === 'whether' && (said === undefined || isPoint(span)) ? 'whether' : 'when'
  const exact = isPoint(span) && !(found[1] === 'when' && span && said !== undefined && minutesOf(span) > said)
  const minutes = said ?? 30
  const wide = span ?? soon(wording)
  const to = exact && said !== undefined ? wide.from.add({ minutes: said }) : wide.to
  return {
    wish: { do: 'free', span: { ...wide, to }, minutes, exact, asks },
    sure: span !== undefined || said !== undefined || ours.test(text) || found[1] === 'when',
  }
}

/** “Which day next week is completely free?” */
const wholeDays = /^(?:which|what)\s+(?:\w+\s+)?(?:week)?days?\b.*\b(?:free|empty|clear)\b/i

function withoutLength(text: string): string {
  return text.replaceAll(/\b(?:\d+|an?|half an|one|two|three|four)[- ]?(?:hours?|minutes?|mins?|min|h)\b/gi, ' ')
}

function nowSpan({ now }: Wording): SaidSpan {
  return { from: now, to: now.add({ minutes: 30 }), words: 'now', saysDay: true }
}

/** So short that only one thing can be meant by being free in it. */
function isPoint(span: SaidSpan | undefined): boolean {
  return span !== undefined && minutesOf(span) <= 180
}

function minutesOf({ from, to }: SaidSpan): number {
  return from.until(to).total('minutes')
}

/** “When did I last have a call with Dana?” */
function readPast(text: string, wording: Wording): Read | undefined {
  const what =
    /^when(?:'s| is| was| did| have)?\s+(?:(?:i|we)\s+)?(?:the\s+|my\s+|our\s+)?(?:last|most recent(?:ly)?)\s+(?:time\s+(?:i|we)\s+)?(?<what>.+?)[?.!]*$/i.exec(
      text,
    )?.groups?.['what'] ??
    /^when\s+did\s+(?:i|we)\s+(?:meet|see|speak|talk)\s+(?:to\s+|with\s+)?(?<who>.+?)\s+last[?.!]*$/i.exec(text)
      ?.groups?.['who']
  if (what === undefined || notOurs.test(what)) return undefined
  const bare = what.replace(/^(?:have|had|met|meet|saw|see|spoke|speak|talked|talk|do|did)\b\s*(?:to\s+|with\s+)?/i, '')
  const target = readTarget(bare, wording)
  if (target.words.length === 0 && target.kinds.length === 0) return undefined
  const past: Target = { ...target, it: false, all: false, order: { from: 'now', at: -1 } }
  return { wish: { do: 'next', target: past, asks: 'when' }, sure: ours.test(what) || /\bwith\b/i.test(what) }
}

function readNext(text: string, wording: Wording): Read | undefined {
  const asks = asksOf(text)
  const singular =
    /\b(?:next|first|last|second|previous)\s+(?:\w+\s+)?(?:meeting|call|appointment|event|thing|session|interview|1[:-]1)\b(?!s)/i.test(
      text,
    )
  const whatsNext =
    /^(?:what(?:'s| is)|who(?:'s| is)|where(?:'s| is)|when(?:'s| is))?\s*(?:up |on )?(?:my )?next(?: (?:up|on|in|for me)\b.*)?\??$/i.test(
      text,
    )
  if (whatsNext)
    return {
      wish: { do: 'next', target: { ...readTarget('next meeting', wording), kinds: [] }, asks: 'what' },
      sure: true,
    }
  const meets =
    /^(?:when|where|what time|what day) (?:do|am|will|did) (?:i|we) (?:next )?(?:\w+ )?(?:meet(?:ing)?|see(?:ing)?|talk(?:ing)?|speak(?:ing)?|catch(?:ing)? up)\b/i.test(
      text,
    )
  const isMine =
    /^(?:when|where|what time|what day|how long|who|with whom|on what day|which day|at what time)(?:'s| is| are| does| do| will|)\b.*\b(?:my|our)\b/i.test(
      text,
    ) ||
    (ours.test(text) &&
      /^(?:when|where|what time|how long|who|which day|what day)(?:'s| is| are|)\b.*\bthe\b/i.test(text)) ||
    /^(?:when|where|what time)(?:'s| is)\s+\S+.*\bwith\b/i.test(text)
  if (!(singular && asks) && !meets && !(isMine && asks)) return undefined
  if (/\bmeetings|appointments|events|calls\b/i.test(text) && !singular) return undefined
  const target = readTarget(plainOf(text), wording)
  const known = ours.test(text) || meets || singular || /\bwith\s+\p{Lu}/u.test(text)
  if (!known && target.words.length === 0) return undefined
  if (notOurs.test(text) && !ours.test(text)) return undefined
  return { wish: { do: 'next', target: { ...target, it: false, all: false }, asks: asks ?? 'when' }, sure: known }
}

export function asksOf(text: string): 'when' | 'where' | 'who' | 'how-long' | 'what' | undefined {
  if (/^(?:where|in which room|which room|what room)/i.test(text)) return 'where'
  if (/^(?:who|with whom|whom)/i.test(text)) return 'who'
  if (/^how long/i.test(text)) return 'how-long'
  if (/^(?:when|what time|what day|which day|at what time|on what day)/i.test(text)) return 'when'
  return /^(?:what|which|tell|show|give|do you know|remind me|(?:my |the )?(?:next|first|last)\b)/i.test(text)
    ? 'what'
    : undefined
}

function readList(text: string, wording: Wording): Read | undefined {
  if (text.length > 120 || text.includes(':') || !listPatterns.some((pattern) => pattern.test(text))) return undefined
  const span = spanOf(text, wording)
  const named =
    /\b(?:meetings?|appointments?|events?|calendar|schedule|agenda|diary|calls?|plans|interviews?|stand-?ups?|sessions?)\b/i.test(
      text,
    )
  if (!span && !named && !/\b(?:my|the) (?:day|week)\b|^who am i\b|coming up|lined up|\bleft\b/i.test(text))
    return undefined
  const isOverview =
    /\b(?:overview|summary|summari[sz]e|sum up|rundown|outlook|brief(?:ing)?|preview|recap|look(?:s|ing)?|busy|full|packed|plan my)\b/i.test(
      text,
    )
  const target = readTarget(
    plainOf(
      text.replace(
        /\b(?:overview|summary|summari[sz]e|sum up|rundown|outlook|brief(?:ing)?|preview|recap|busy|full|packed|how|whole|give|display|open|pull up|bring up|read|through|run|walk|go|tell|check|view|let|see|get|day|week|morning|afternoon|evening|calendar|schedule|agenda|diary|plans?|doing|up|else|got|meeting|of|for|around|and|leave|hour|quiet|work|no|looks|looking|look|yet|already|still|so|far|about|rest|was|still|today|to come|ahead)\b/gi,
        ' ',
      ),
    ),
    wording,
  )
  const about =
    /^(?:do i have|have i got|is there|are there|any|got|anything|did i have|will i have|do we have|meet)\b/i.test(text)
      ? 'any'
      : isOverview
        ? 'overview'
        : 'events'
  const words = tellsWhich(text) ? target.words.filter((word) => !/^(?:do|so|up|on|s|around)$/.test(word)) : []
  const wish: ListWish = {
    ...listWish(
      about,
      span ?? defaultSpan(text, wording, words.length > 0),
      words.length > 0 ? { ...target, words, it: false, all: true, order: undefined } : undefined,
    ),
    meetings: /\bmeetings?\b/i.test(text) && !/\b(?:everything|events?|calendar|schedule)\b/i.test(text),
  }
  const isToday =
    wish.span.from.toPlainDate().equals(wording.now.toPlainDate()) &&
    wish.span.to.equals(wish.span.from.toPlainDate().add({ days: 1 }).toPlainDateTime())
  return { wish, sure: named ? !(isOverview && isToday) : span !== undefined && !(isOverview && isToday) }
}

/** Not every word left over names an event: somebody, or a thing that events are called after. */
function tellsWhich(text: string): boolean {
  return (
    /\b(?:with|about|called|regarding)\b/i.test(text) ||
    /\b(?:stand-?ups?|syncs?|1[:-]1s?|one[- ]on[- ]ones?|interviews?|lunch(?:es)?|dinners?|breakfasts?|coffees?|catch-?ups?|reviews?|workshops?|demos?|dentist|gym|yoga|follow-?ups?|trainings?|lessons?|class(?:es)?)\b/i.test(
      text,
    )
  )
}

function defaultSpan(text: string, wording: Wording, wide: boolean): SaidSpan {
  if (/\bweek\b/i.test(text)) {
    const { from } = today(wording)
    const monday = from.subtract({ days: from.dayOfWeek - 1 })
    return { from: monday, to: monday.add({ days: 7 }), words: 'this week', saysDay: true }
  }
  if (!wide && !/coming up|lined up|upcoming/i.test(text)) return today(wording)
  return { ...soon(wording), from: wording.now }
}
