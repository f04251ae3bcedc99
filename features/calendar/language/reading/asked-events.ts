import { notOurs, ours } from '../event/happenings.ts'
import { spanOf } from '../event/spans.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { awayWords } from '../question-words.ts'
import type { Target, Wish } from '../wish.ts'
import { type Asked, everyOne, listed, named, type Read } from './asked.ts'
import { readTarget } from './target.ts'

type Asks = Extract<Wish, { do: 'next' }>['asks']

/** “How many days till I'm off?” */
const isAway =
  /^(?:i|we)(?:['’]?m|['’]re| am| are|['’]ll be| will be)? (?:off|away|out|on (?:my )?(?:leave|holiday|vacation))\b/i

/** When, where, how long and with whom something is. */
export const events = {
  next: ({ wording, text }: Asked) =>
    found({ ...readTarget('next meeting', wording), kinds: [], span: spanOf(text, wording) }, 'what'),
  /** “How much time would I get if I cancelled it”: as long as it lasts. */
  freed: ({ slot, wording }: Asked) => {
    const target = named(slot('what'), wording)
    return target && found(target, 'how-long')
  },
  first: (asked: Asked) => ofDay('first', asked),
  last: (asked: Asked) => ofDay('last', asked),
  nth: ({ rest, says, wording }: Asked) => {
    const target = readTarget(rest, wording)
    return says('happenings') && target.order?.count === undefined ? undefined : found(target, 'what')
  },
  gap: ({ slot, wording }: Asked): Read | undefined => {
    const [from, to] = [slot('one'), slot('other')].map((phrase) => sought(phrase, wording))
    return from && to && { wish: { do: 'gap', from, to }, sure: true }
  },
  'how-soon': ({ slot, says, wording }: Asked): Read | undefined => {
    const what = slot('what')
    const away = isAway.test(what) ? { ...readTarget('everything', wording), all: false, oneOf: awayWords } : undefined
    const target = away ?? sought(what, wording) ?? named(what, wording)
    const isOurs = away !== undefined || ours.test(what) || says('mine') || target?.order !== undefined
    return target && { wish: { do: 'gap', from: undefined, to: target, isGuess: !isOurs }, sure: isOurs || says('the') }
  },
  'when-away': ({ wording }: Asked) => found({ ...readTarget('it', wording), oneOf: awayWords }, 'when'),
  'last-time': ({ slot, says, wording }: Asked): Read | undefined => {
    const what = slot('what')
    const target = notOurs.test(what) ? undefined : named(what, wording)
    const past: Target | undefined = target && { ...target, order: { from: 'now', at: -1 } }
    return past && { ...found(past, 'when'), sure: ours.test(what) || says('with') }
  },
  meets: ({ rest, says, wording }: Asked) => {
    const target = named(rest, wording)
    return target && found(target, says('where') ? 'where' : 'when')
  },
  'who-with': (asked: Asked) => attribute(asked, 'who'),
  who: (asked: Asked) => attribute(asked, 'who'),
  'who-does': (asked: Asked) => guess(asked, 'who'),
  'which-dates': ({ rest, text, wording }: Asked) => {
    const target = named(rest, wording)
    const span = spanOf(text, wording)
    return target && span && listed('events', span, everyOne(target))
  },
  when: (asked: Asked) => attribute(asked, 'when') ?? unnamed(asked, 'when'),
  where: (asked: Asked) => attribute(asked, 'where') ?? unnamed(asked, 'where'),
  'how-long': (asked: Asked) => attribute(asked, 'how-long'),
  /** “Is the marketing sync still at ten tomorrow?” is answered with when it is. */
  still: ({ slot, wording }: Asked): Read | undefined => {
    const what = slot('what')
    const target = named(what, wording)
    const span = spanOf(slot('when'), wording)
    if (!target || !span || notOurs.test(what)) return undefined
    const day = span.from.toPlainDate().toPlainDateTime()
    const onDay = span.saysDay ? { ...span, from: day, to: day.add({ days: 1 }) } : target.span
    const then = { ...target, clock: undefined, span: onDay }
    return { wish: { do: 'guess', target: then, asks: 'when' }, sure: ours.test(what) }
  },
}

/** One of the events, by its name or its order. */
function sought(phrase: string, wording: Wording): Target | undefined {
  const target = readTarget(phrase, wording)
  const isNamed = target.words.length + target.kinds.length > 0 || target.order || target.clock
  return isNamed
    ? { ...target, words: target.words.filter((word) => word !== 'then'), it: false, all: false }
    : undefined
}

function found(target: Target, asks: Asks): Read {
  return { wish: { do: 'next', target: { ...target, it: false, all: false }, asks }, sure: true }
}

function ofDay(side: 'first' | 'last', { slot, says, wording }: Asked): Read | undefined {
  const target = readTarget(`${side} event ${slot('rest')}`, wording)
  return target.span && found(target, says('when') ? 'when' : 'what')
}

/** What is called ours or is an event by its name is looked for; of anything else only a find shows that it was meant. */
function attribute(asked: Asked, asks: Asks): Read | undefined {
  const { rest, says, text, wording } = asked
  const isOrdered = says('order')
  const target = named(rest, wording) ?? (isOrdered ? readTarget(rest, wording) : undefined)
  if (!target) return undefined
  const isOurs = ours.test(rest) || /\bwith\s+\p{Lu}/u.test(text)
  // “My flight” is looked for, and not what else stands there then.
  if (isOurs || (target.oneOf !== undefined && /\bmy\b/i.test(text))) return found(target, asks)
  const isThere = target.span !== undefined || target.oneOf !== undefined || asks === 'when' || asks === 'how-long'
  const isTold = says('mine') || (says('the') && isThere && !isOrdered && !says('was'))
  const isOther = notOurs.test(rest) && target.oneOf === undefined
  return isTold && !isOther ? { ...found(target, asks), sure: false } : guess(asked, asks)
}

/** “When is my meeting?” asks for the one to come. */
function unnamed({ rest, says, wording }: Asked, asks: Asks): Read | undefined {
  if (!says('event-word') || !(says('mine') || says('the'))) return undefined
  const target = readTarget(rest, wording)
  return found({ ...target, order: target.order ?? { from: 'now', at: 0 } }, asks)
}

/** All that it names must stand in what is found. */
function guess({ rest, says, wording }: Asked, asks: Asks): Read | undefined {
  const target = named(rest, wording)
  const words = target?.words.map((word) => word.replace(/(?<=\p{L}{4})(?:ing|s)$/u, '')) ?? []
  const isNamed = words.length > 0 || target?.oneOf !== undefined
  if (!target || !isNamed || !(target.span || says('near-me'))) return undefined
  // “When do I land in Porto?” asks of a flight, whatever else the town stands in.
  const isJourney = target.oneOf !== undefined && says('near-me') && asks === 'when'
  return { wish: { do: 'guess', target: { ...target, words }, asks }, sure: isJourney }
}
