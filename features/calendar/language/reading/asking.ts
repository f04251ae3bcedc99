import type { Wording } from '#foundation/time/words/when.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { ListWish, Target, Wish } from '../wish.ts'
import { notOurs, ours } from '../event/happenings.ts'
import { asksOf, foreign, plainOf } from './questions.ts'
import { spanOf } from '../event/spans.ts'
import { isTimeAlone } from './splitting.ts'
import { readTarget } from './target.ts'

type Read = { wish: Wish; sure: boolean }

/** Questions about a time, about what is called something, or about who is in it. */
export function readAsking(text: string, wording: Wording): Read | undefined {
  return (
    readShown(text, wording) ??
    readWhether(text, wording) ??
    readOff(text, wording) ??
    readMet(text, wording) ??
    readHas(text, wording) ??
    readThing(text, wording)
  )
}

function listed(about: ListWish['about'], span: ListWish['span'], target?: Target): Read {
  return { wish: { do: 'list', about, meetings: false, span, target }, sure: true }
}

/** “Show me Monday”, “Monday's schedule”, “my Tuesday”. */
function readShown(text: string, wording: Wording): Read | undefined {
  const shown =
    /^(?:show|display|open|pull up|bring up|view|go to|jump to|let me see|list)\s+(?:me\s+)?(?:my\s+|the\s+)?(?<time>.+?)[?.!]*$/i.exec(
      text,
    ) ??
    /^(?:(?:what(?:'s| is)|how(?:'s| is))\s+)?(?:my\s+)?(?<time>\S+(?:\s+\S+){0,3}?)(?:'s|s')?\s+(?:schedule|agenda|calendar|plans?|programme|program|line-?up|diary)[?.!]*$/i.exec(
      text,
    ) ??
    /^my\s+(?<time>(?:\w+\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s+\w+)?)[?.!]*$/i.exec(text)
  const time = shown?.groups?.['time']?.replace(/'s?$/, '')
  if (time === undefined || !isTimeAlone(time, wording)) return undefined
  const span = spanOf(time, wording)
  return span?.saysDay === true ? listed('events', span) : undefined
}

const anything =
  /^(?:do (?:i|we) (?:still |also |already )?have|have (?:i|we)(?: got)?|i have|is there|are there|was there|did (?:i|we) have|will (?:i|we) have|am i doing|are we doing|is|got|has)\s+(?:there\s+)?(?:anything|something|any ?thing|nothing|any plans?|plans)\b|^(?:anything|something)\s+(?:on\s+|else\s+|happening\s+|planned\s+)*(?:at|between|from|before|after|on|tomorrow|today|tonight|this|next)\b/i

/** “Do I have anything at 3 tomorrow?” */
function readWhether(text: string, wording: Wording): Read | undefined {
  if (!anything.test(text) || notOurs.test(text) || foreign.test(text)) return undefined
  const span = spanOf(text, wording)
  return span && listed('any', span)
}

/** “Is the marketing sync still at ten tomorrow?” is answered with when it is. */
export function readStill(text: string, wording: Wording): Read | undefined {
  const { what, time } =
    /^(?:is|are|does|will)\s+(?<what>(?:the|my|our)\s.+?)\s+(?:still\s+)?(?:be\s+|start\s+|begin\s+|happening\s+|on\s+)?(?:at|on|from)\s+(?<time>[^?]+)\??$/i.exec(
      text,
    )?.groups ?? {}
  const target = what === undefined ? undefined : asked(what, wording)
  const span = time === undefined ? undefined : spanOf(time, wording)
  if (!target || !span || notOurs.test(what ?? '') || foreign.test(text)) return undefined
  const day = span.from.toPlainDate().toPlainDateTime()
  const onDay = span.saysDay ? { ...span, from: day, to: day.add({ days: 1 }) } : target.span
  return {
    wish: { do: 'guess', target: { ...target, clock: undefined, span: onDay }, asks: 'when' },
    sure: ours.test(what ?? ''),
  }
}

/** “When am I in Osaka?”, “who's picking up Leo on Wednesday?”: all that it names must stand in what is found. */
export function readGuess(text: string, wording: Wording): Read | undefined {
  const asks = asksOf(text)
  if (!asks || asks === 'what' || tokenize(text).length > 14 || /\byou\b/i.test(text) || foreign.test(text))
    return undefined
  const target = readTarget(plainOf(text), wording)
  const isMine = /\b(?:i|i'm|my|me|we|our|us|next)\b|^(?:where|when|what time|how long)(?:'s| is| are) the\b/i.test(
    text,
  )
  if (!target.span && !isMine) return undefined
  const words = target.words.map((word) => word.replace(/(?<=\p{L}{4})(?:ing|s)$/u, ''))
  if (words.length === 0) return undefined
  return { wish: { do: 'guess', target: { ...target, words, it: false, all: false }, asks }, sure: false }
}

const away = 'leave holiday holidays vacation off pto ooo office away break sabbatical festival sick trip travel'.split(
  ' ',
)

/** “Am I off on 23 December?” is about leave, holidays and the like. */
function readOff(text: string, wording: Wording): Read | undefined {
  const isOff =
    /^(?:am i|are we|will i be|i'm|do i have|have i(?: got)?)\s+(?:still\s+|already\s+|out\s+)?(?:off(?: work)?|away|on (?:leave|holiday|holidays|vacation|pto)|(?:a |the |any )?(?:day|days|time|week) off|out of (?:the )?office|travell?ing|out|on (?:a |my )?trip)\b/i.test(
      text,
    )
  if (/^when (?:am i|are we|will i be) (?:next )?(?:off|away|on (?:leave|holiday|vacation|pto))\b/i.test(text)) {
    const target = { ...readTarget('it', wording), it: false, oneOf: away }
    return { wish: { do: 'next', target, asks: 'when' }, sure: true }
  }
  const span = isOff ? spanOf(text, wording) : undefined
  return span && listed('any', span, { ...readTarget('everything', wording), oneOf: away })
}

/** “Do I have gym tomorrow?”, “is my dentist on Monday?” */
function readHas(text: string, wording: Wording): Read | undefined {
  const what =
    /^(?:(?:do (?:i|we)(?: still| also)? have|have (?:i|we) got)\s+(?:an?\s+|the\s+|my\s+)?|(?:is|are)\s+(?:my|our)\s+)(?<what>.+?)[?.!]*$/i.exec(
      text,
    )?.groups?.['what']
  const span = what === undefined ? undefined : spanOf(what, wording)
  if (what === undefined || !span?.saysDay || notOurs.test(what) || foreign.test(text)) return undefined
  const target = asked(what, wording)
  if (!target || target.words.length + (target.oneOf?.length ?? 0) === 0) return undefined
  const all: Target = { ...target, all: true, span: undefined, clock: undefined, order: undefined }
  return { ...listed('any', span, all), sure: ours.test(what) }
}

/** “Did I meet Rhys last Friday?” */
function readMet(text: string, wording: Wording): Read | undefined {
  const what =
    /^(?:did|do|will|have|had)\s+(?:i|we)\s+(?:already\s+)?(?:meet(?:ing)?|met|see|seen|speak(?:ing)?|spoken|talk(?:ed|ing)?)\s+(?:to\s+|with\s+)?(?<what>.+?)[?.!]*$/i.exec(
      text,
    )?.groups?.['what']
  const span = what === undefined ? undefined : spanOf(what, wording)
  const target = what === undefined ? undefined : asked(what, wording)
  if (!span?.saysDay || !target || target.words.length === 0 || foreign.test(text)) return undefined
  return listed('any', span, { ...target, all: true, span: undefined, clock: undefined, order: undefined })
}

/** What somebody does is called after what they do: an interview, a call. */
const deeds: Readonly<Record<string, readonly string[]>> = {
  interview: ['interview'],
  call: ['call'],
  phon: ['call', 'phone'],
  train: ['training', 'train'],
  present: ['presentation', 'present', 'demo'],
  demo: ['demo'],
  review: ['review'],
  onboard: ['onboarding'],
  mentor: ['mentoring', 'mentor', '1:1'],
  coach: ['coaching'],
  teach: ['class', 'lesson', 'teaching'],
  visit: ['visit'],
  pair: ['pairing'],
  host: ['host', 'visit'],
}

/** What names the thing that is asked about: it comes before what lists a stretch of days. */
export function readPointed(text: string, wording: Wording): Read | undefined {
  const placed =
    /^(?:what(?:'s| is) the (?:place|location|room|venue|address) (?:of|for)|(?:which|what) room is)\s+(?<what>(?:my|our|the)\s.+?)(?:\s+in)?[?.!]*$/i.exec(
      text,
    )?.groups?.['what']
  const target = placed === undefined || !ours.test(placed) ? undefined : asked(placed, wording)
  return target ? { wish: { do: 'next', target, asks: 'where' }, sure: true } : readWho(text, wording)
}

/** “Who am I interviewing on Monday?”, “who is in the design review?”. */
function readWho(text: string, wording: Wording): Read | undefined {
  const doing =
    /^whom?\s+(?:am i|are we|do i|do we|will i|did i|was i)\s+(?:be\s+)?(?<deed>\p{L}+?)(?:t?ing)?\b/iu.exec(text)
      ?.groups?.['deed']
  const names = deeds[(doing ?? '').toLowerCase()]
  if (names) {
    const span = spanOf(text, wording)
    const target: Target = { ...readTarget('everything', wording), oneOf: names }
    if (span) return listed('who', span, target)
    return { wish: { do: 'next', target: { ...target, all: false }, asks: 'who' }, sure: true }
  }
  const having =
    /^whom?\s+(?:am i|are we|do i|do we|will i|did i)\s+(?:be\s+)?(?:hav(?:e|ing)|having|got|get|do|doing|eat|eating|grab|grabbing)\s+(?<what>.+?)\s+with\b(?<rest>.*)$/i.exec(
      text,
    )?.groups
  const attending =
    /^who(?:'s| is| are| all is| else is|'ll be| will be)?\s+(?:all\s+|else\s+)?(?:in|at|on|coming to|attending|invited to|going to|joining|part of|expected at)\s+(?<what>.+)$/i.exec(
      text,
    )?.groups
  const what = having ? `${having['what']} ${having['rest']}` : attending?.['what']
  if (what === undefined) return undefined
  const target = asked(what, wording)
  const known = ours.test(what) || target?.span !== undefined
  return known && target && !foreign.test(text) ? { wish: { do: 'next', target, asks: 'who' }, sure: true } : undefined
}

/** Words that mean the same in the title of an event. */
const same: readonly (readonly string[])[] = [
  ['flight', 'fly', 'flying', 'plane'],
  ['holiday', 'holidays', 'vacation', 'leave', 'pto'],
  ['dentist', 'dental'],
  ['doctor', 'gp', 'physician', 'clinic'],
  ['haircut', 'hairdresser', 'barber', 'salon'],
  ['gym', 'workout'],
  ['train', 'rail'],
  ['standup', 'stand-up', 'daily'],
  ['trip', 'travel'],
]

function asked(phrase: string, wording: Wording): Target | undefined {
  const target = readTarget(phrase.replace(/[?.!]+$/, ''), wording)
  const others = same.find((words) => target.words.some((word) => words.includes(word)))
  const words = others ? target.words.filter((word) => !others.includes(word)) : target.words
  if (target.words.length === 0 && target.kinds.length === 0 && target.clock === undefined) return undefined
  return { ...target, words, it: false, all: false, ...(others && { oneOf: others }) }
}

const things: readonly [RegExp, 'when' | 'where' | 'how-long'][] = [
  [
    /^(?:(?:at )?what time|when|what day|which days?|on (?:what|which) (?:days?|dates?)(?: in \w+)?)(?:'s| is| are| was| does| do| did| will)\s+(?<what>(?:my|our|the)\s.+?)(?:\s+(?:start|begin|end|finish|leave|leaving|depart|take off|over|be|happen|happening|take place|held|again|scheduled|planned|set for))*[?.!]*$/i,
    'when',
  ],
  [/^when\s+(?:am i|do i|are we|do we|will i)\s+(?<what>fly(?:ing)?\b.*)$/i, 'when'],
  [
    /^where(?:'s| is| are| will)\s+(?<what>(?:my|our|the)\s.+?)(?:\s+(?:be|being|held|again|happening|taking place))*[?.!]*$/i,
    'where',
  ],
  [
    /^how long(?:'s| is| are| will| does)\s+(?<what>(?:my|our|the)\s.+?)(?:\s+(?:be|last|take|go on|run))*[?.!]*$/i,
    'how-long',
  ],
]

/** “What time is my flight to Berlin?” is asked of the calendar, where it is called so. */
function readThing(text: string, wording: Wording): Read | undefined {
  if (/\b(?:time ?zone|birthday|working (?:hours|day)|work ?day|next|last|first|you)\b/i.test(text)) return undefined
  for (const [pattern, asks] of things) {
    const what = pattern.exec(text)?.groups?.['what']
    if (what === undefined || /^(?:my|our) (?:day|week|time|zone|name|wife|husband|passport)\b/i.test(what)) continue
    const target = asked(what, wording)
    const span = /^(?:which|(?:on )?(?:what|which)) (?:days|dates)\b/i.test(text) ? spanOf(text, wording) : undefined
    if (target && span)
      return listed('events', span, { ...target, all: true, span: undefined, clock: undefined, order: undefined })
    const isOther = notOurs.test(what.replaceAll(/\b(?:flights?|trains?|hotels?)\b/gi, ''))
    const isTold = ours.test(what) || target?.oneOf !== undefined || target?.span !== undefined || asks === 'when'
    if (target && isTold && !isOther && tokenize(what).length <= 10)
      return { wish: { do: 'next', target, asks }, sure: ours.test(what) }
  }
  return undefined
}
