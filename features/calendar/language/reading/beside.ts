import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { BesideWish } from '../wish.ts'
import { minutesIn, wantsFinding } from '../event/openings.ts'
import { capital } from '../event/titles.ts'
import { spanOf, without } from '../event/spans.ts'
import { readTimes } from '../event/times.ts'
import { normalised } from '../event/lengths.ts'
import { addressedIn, readPeople } from '../event/addressed.ts'
import { apartFromInvitation } from './invitations.ts'
import { readTarget } from './target.ts'

const pattern =
  /^(?<verb>(?:hold|block(?: off| out)?|keep|reserve|set aside|save|book(?: me)?|schedule|add|put(?: in)?|plan|i need|give me|leave|squeeze(?: in)?|fit(?: in)?|pencil(?: in)?|create)\s+)?(?<what>.+?)\s+(?:right\s+|directly\s+|straight\s+|just\s+|immediately\s+)?(?<side>before|after|ahead of|in front of|following)\s+(?<anchor>(?:(?:the|my|our|\w+day's|tomorrow's|today's)\s|it\b|that\b|(?<=\b(?:minutes?|mins?|min|hours?|hour)\s(?:[a-z]+\s)?(?:before|after)\s)\p{L}|(?<=\b(?:right|directly|straight|immediately)\s(?:before|after)\s)\p{L}).*)$/iu

/** Nobody holds or books milk: other verbs need a length, or little more than a name. */
const strong = /^(?:hold|block|reserve|set aside|book|schedule|plan|squeeze|fit|pencil)/i

const asks = /^(?:is|are|am|was|were|do|does|did|have|has|can|could|will|would|what|when|how|which|who|where)\b/i

/** “Travel block 45 minutes right before the hearing” tells of nothing else. */
const isRight = /\b(?:right|directly|straight|immediately)\s+(?:before|after)\b/i

/** “30 minutes before the client call to prepare”: when it is depends on another event. */
export function readBeside(whole: string, wording: Wording): { wish: BesideWish; sure: boolean } | undefined {
  const { text, invites } = apartFromInvitation(whole)
  const heard = readAlone(text, wording)
  const [, names = ''] = /^with (.+)$/i.exec(heard?.wish.title ?? '') ?? []
  const people = readPeople(names)?.map(({ name }) => name)
  if (!heard || !people) return heard
  const title = `Meeting with ${people.join(' and ')}`
  return { ...heard, wish: { ...heard.wish, title, guests: { people, invites: invites ?? strong.test(text) } } }
}

function readAlone(text: string, wording: Wording): { wish: BesideWish; sure: boolean } | undefined {
  // “Sometime this week before the review” leaves open when.
  if (wantsFinding(text)) return undefined
  const groups = pattern.exec(normalised(text))?.groups
  const { side = '', anchor: said = '' } = groups ?? {}
  const whole = groups?.['what']?.replace(/^the (?=(?:half )?hour\b)/i, 'an ').replace(/[,;]\s*$/, '') ?? ''
  const times = readTimes(whole, wording)
  // “Block 7:15–8 before that” says its time by itself.
  if (
    times.some(({ kind }) => kind === 'interval') &&
    readLengths(whole).length === 0 &&
    times.some(({ saysTime }) => saysTime)
  )
    return undefined
  const days = times.filter(({ saysDay, saysTime }) => saysDay && !saysTime)
  const what = days.length === 1 ? without(whole, days) : whole
  if (!groups || /^(?:the|my|our)\s+(?:breakfast|lunch|dinner|break)\b/i.test(said)) return undefined
  const [anchor, aim] = apart(said)
  const named = readTarget(anchor, wording)
  const target = named.span || days.length !== 1 ? named : { ...named, span: spanOf(whole, wording) }
  const tells = target.words.length > 0 || target.kinds.length > 0 || target.order || target.clock
  if (!(tells || target.it) || target.all || /\b(?:weekend|deadline|holidays?|end of)\b/i.test(anchor)) return undefined
  const length = minutesIn(what) ?? minutesIn(aim)
  const minutes = length ?? 30
  if (length === undefined && bare(what) === '') return undefined
  // “Is the hour right after free” asks.
  if (groups['verb'] === undefined && asks.test(whole)) return undefined
  if (groups['verb'] === undefined && (minutesIn(what) === undefined || (bare(what) !== '' && !isRight.test(text))))
    return undefined
  if (
    length === undefined &&
    !strong.test(groups['verb'] ?? '') &&
    /\b(?:in|on|to|at|into)\b|(?:\S+\s+){4}/i.test(what)
  )
    return undefined
  const title = bare(what) || bare(aim)
  // “Put it after the review”, with nothing in hand.
  if (/^(?:it|that|this|them|those|these|one|the (?:first|second|last|other) one)$/i.test(title)) return undefined
  const wish: BesideWish = {
    do: 'beside',
    target,
    side: /^(?:after|following)$/i.test(side) ? 'after' : 'before',
    minutes,
    title: capital(title),
    people: addressedIn(text),
  }
  return { wish, sure: true }
}

/** What it is for stands at the end: “to” with a verb, “for” with anything. */
function apart(said: string): [string, string] {
  const [, event = '', length = ''] = /^(.+),\s*([^,]+)$/.exec(said) ?? []
  if (minutesIn(length) !== undefined && bare(length) === '') return [event, length]
  const found = /^(.+?)\s+(?:(?:so (?:that )?i can|in order to|to)\s+(?=\p{Ll})|for\s+)(.+)$/u.exec(said)
  return found ? [found[1] ?? '', found[2] ?? ''] : [said, '']
}

/** Without lengths and the small words around them. */
function bare(text: string): string {
  const rest = readLengths(text)
    .toSorted((one, other) => other.at - one.at)
    .reduce((so, { at, until }) => `${so.slice(0, at)} ${so.slice(until)}`, text)
  return rest
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:of|for|to|an?|the|some|my|more|another|time|free|off|buffer)\s*\b)+(?=\S|$)/i, '')
    .trim()
    .replace(/ (?:for|of|lasting)$/i, '')
}
