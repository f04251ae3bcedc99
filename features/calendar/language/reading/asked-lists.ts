import type { Wording } from '#foundation/time/words/when.ts'
import { notOurs, ours } from '../event/happenings.ts'
import { soon } from '../event/openings.ts'
import type { SaidSpan } from '../event/said-event.ts'
import { spanOf } from '../event/spans.ts'
import { awayWords, deedNames } from '../question-words.ts'
import type { ListWish, Target } from '../wish.ts'
import { type Asked, everyOne, listed, named, type Read } from './asked.ts'
import { sidesIn } from './sides.ts'
import { readTarget } from './target.ts'

type Meaning = (asked: Asked) => Read | undefined

const midnight = ({ now }: Wording) => now.toPlainDate().toPlainDateTime()

/** What is asked of a stretch of days. */
export const lists = {
  'without-one': (asked) => {
    const span = spanOf(asked.slot('rest'), asked.wording) ?? spanOf(asked.slot('what'), asked.wording)
    return span && listed('events', span)
  },
  clashes: (asked) => listed('clashes', spanOf(asked.text, asked.wording) ?? weekFrom(asked.wording)),
  longest: (asked) => byLength('longest', asked),
  shortest: (asked) => byLength('shortest', asked),
  quietest: (asked) => listed('quietest', spanOf(asked.text, asked.wording) ?? weekFrom(asked.wording)),
  busiest: (asked) => listed('busiest', spanOf(asked.text, asked.wording) ?? weekFrom(asked.wording)),
  empty: (asked) => listed('empty', spanOf(asked.text, asked.wording) ?? weekFrom(asked.wording)),
  hours: (asked) => amount('hours', asked),
  count: (asked) => amount('count', asked),
  away: ({ text, wording }) => {
    const span = spanOf(text, wording)
    return span && listed('any', span, { ...readTarget('everything', wording), oneOf: awayWords })
  },
  'who-deed': ({ slot, wording, rest }) => {
    const [, oneOf] = deedNames.find(([stem]) => slot('deed').toLowerCase().startsWith(stem)) ?? []
    if (!oneOf) return undefined
    const span = spanOf(rest, wording)
    const target: Target = { ...readTarget('everything', wording), oneOf }
    if (span) return listed('who', span, target)
    return { wish: { do: 'next', target: { ...target, all: false }, asks: 'who' }, sure: true }
  },
  'who-meets': (asked) => {
    const span = spanOf(asked.text, asked.wording)
    return listed('events', span ?? today(asked.wording))
  },
  met: ({ rest, wording }) => held(rest, wording, true),
  has: ({ rest, wording }) => held(rest, wording, false),
  any: (asked) => {
    const { rest, says, slot, wording } = asked
    const asks = slot('what').split(' ')
    const isNamed = !says('vague') && !asks.includes('any') && !asks.includes('to')
    const which = isNamed ? named(slot('what'), wording) : undefined
    const found = (which && held(rest, wording, false)) ?? shown('any', asked)
    return found && (isFromSomebody(asked) || news.test(asked.text)) ? { ...found, sure: false } : found
  },
  overview: (asked) => shown('overview', asked),
  list: (asked) => shown('events', asked),
} satisfies Record<string, Meaning>

/** “Anything new this morning” asks what came. */
const news =
  /^(?:(?:is|was) there )?(?:anything|something|what(?: is|['’]?s)) new(?: (?:today|tonight|yesterday|(?:this|since|from) (?:morning|afternoon|evening|yesterday|lunch)))?[?.! ]*$/iu

/** “Anything from Sara this week”: what came from somebody is no event. */
function isFromSomebody({ text, wording }: Asked): boolean {
  const span = spanOf(text, wording)
  return /\bfrom (?!now\b|then\b|here\b)\p{L}{2,}/iu.test(span ? text.replace(span.words, ' ') : text)
}

function amount(about: 'hours' | 'count', asked: Asked): Read {
  const { text, wording, rest } = asked
  const target = readTarget(rest, wording)
  const isNamed = about === 'count' && (target.words.length > 0 || target.clock !== undefined)
  return listed(
    about,
    spanOf(text, wording) ?? today(wording),
    isNamed ? { ...target, span: undefined } : undefined,
    asked.says('meeting-word'),
  )
}

function byLength(about: 'longest' | 'shortest', { text, wording, says }: Asked): Read {
  return listed(about, spanOf(text, wording) ?? weekFrom(wording), undefined, says('meeting-word'))
}

/** “Did I meet Rhys last Friday?”, “do I have gym tomorrow?” */
function held(what: string, wording: Wording, sure: boolean): Read | undefined {
  const span = spanOf(what, wording)
  const target = named(what, wording)
  if (!span?.saysDay || notOurs.test(what) || !target) return undefined
  if (target.words.length + (target.oneOf?.length ?? 0) === 0) return undefined
  return { ...listed('any', span, everyOne(target)), sure: sure || ours.test(what) }
}

/** A list needs a stretch of time, or a word that stands for events. */
function shown(about: 'any' | 'events' | 'overview', asked: Asked): Read | undefined {
  const { text, wording, rest } = asked
  const span = onItsDay(spanOf(text, wording))
  const sides = about === 'overview' ? undefined : sidesIn(text, wording)
  if (sides) {
    const meetings = /\bmeetings\b/i.test(text.replace(sides.words, ' '))
    const read = listed(about, span ?? soon(wording), undefined, meetings)
    const sure = span !== undefined || asked.says('do-i') || ours.test(text)
    return { wish: { ...read.wish, beside: sides.beside } as ListWish, sure }
  }
  const isNamed = asked.says('event-name')
  if (!span && !isNamed && !asked.says('lasting') && !asked.says('in-store')) return undefined
  const target = asked.says('called-so') || asked.says('about') ? readTarget(rest, wording) : undefined
  const isTold = (target?.words.length ?? 0) > 0
  const stretch = stillAhead(span ?? unsaid(asked, isTold), asked)
  const isToday = stretch.from.equals(midnight(wording)) && stretch.to.equals(today(wording).to)
  const meetings = asked.says('meeting') && !asked.says('any-event')
  const all = isTold && target ? { ...target, it: false, all: true, order: undefined } : undefined
  return {
    ...listed(about, stretch, all, meetings),
    sure: asked.says('alike') || ((isNamed || span !== undefined) && !(about === 'overview' && isToday)),
  }
}

/** “Anything before 10 on Monday?” asks about that day. */
function onItsDay(span: SaidSpan | undefined): SaidSpan | undefined {
  const isUntil = span?.saysDay === true && /^before\b/i.test(span.words) && span.to.hour + span.to.minute > 0
  return isUntil ? { ...span, from: span.to.toPlainDate().toPlainDateTime() } : span
}

/** “What's left today?” leaves out what is over. */
function stillAhead(stretch: SaidSpan, { text, wording: { now } }: Asked): SaidSpan {
  const isNow =
    Temporal.PlainDateTime.compare(stretch.from, now) < 0 && Temporal.PlainDateTime.compare(now, stretch.to) < 0
  return isNow && /\b(?:left|remaining|remains)\b/i.test(text)
    ? { ...stretch, from: now.round({ smallestUnit: 'minute', roundingMode: 'floor' }) }
    : stretch
}

function unsaid({ says, wording }: Asked, isTold: boolean): SaidSpan {
  if (says('week')) {
    const monday = midnight(wording).subtract({ days: wording.now.dayOfWeek - 1 })
    return { from: monday, to: monday.add({ days: 7 }), words: 'this week', saysDay: true }
  }
  return isTold || says('upcoming') ? soon(wording) : today(wording)
}

function today(wording: Wording): SaidSpan {
  return { from: midnight(wording), to: midnight(wording).add({ days: 1 }), words: 'today', saysDay: true }
}

function weekFrom(wording: Wording): SaidSpan {
  const from = midnight(wording)
  return { from, to: from.add({ days: 7 }), words: 'in the next seven days', saysDay: false }
}
