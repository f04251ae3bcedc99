import { z } from 'zod'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Parts } from '#foundation/language/understanding.ts'
import { clockChangeIn, clockInstead } from '../../../../language/clock-change.ts'
import { cityOf, elsewhere, type Place, place } from '../../../../language/places.ts'
import { zones } from '../../../../language/zones.ts'
import { ownTimeIn } from '../../../../language/their-time.ts'
import { momentIn } from '#foundation/language/wording/moments.ts'
import { ask, bindLanguage, call, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { changeShape, placeBefore } from './place-before.ts'
import * as words from './wording.ts'

const mostClocks = 8

const timeNow: Plan = ({ context }) => say(words.timeHere(momentIn(context.now, context.zone), context.format))

const timeInPlace: Plan = (turn) => {
  const { context, parts } = turn
  const places = parts.all(place)
  if (places.length === 0) return say(words.unknownPlace(parts.all(elsewhere)[0]))
  const [there] = places
  const meant = there && momentInHand(turn)
  if (meant) {
    const [zone = context.zone] = there.zones
    return say(
      words.clockChange(
        { name: undefined, at: meant },
        { name: there.name, at: meant.withTimeZone(zone) },
        context.format,
      ),
    )
  }
  const clocks = places.flatMap((each) => clocksOf(each, context.now)).slice(0, mostClocks)
  return say(words.timesThere(clocks, momentIn(context.now, context.zone), context.format))
}

/** “What’s that in Tokyo?”: when the one thing that was spoken of begins. */
function momentInHand({ context: { zone }, dialogue: { shown, asked }, parts: { sentence } }: Turn) {
  const before = asked?.intent === 'time-in-place' ? momentShape.safeParse(asked.wish).data : undefined
  // “And in New York?”, after the time of an event in Tokyo.
  if (before && !asksNow.test(sentence)) return Temporal.Instant.from(before.at).toZonedDateTimeISO(zone)
  const [ref, ...others] = shown
  const start =
    others.length === 0 && /\bthat\b|\b(?:what|when)(?:['’]?s| is) it (?:there|in)\b/i.test(sentence)
      ? ref?.start
      : undefined
  if (start === undefined || !start.includes('T')) return undefined
  // Of reminders and tasks it is a time on the person's wall.
  return isOnWall.test(start)
    ? Temporal.PlainDateTime.from(start).toZonedDateTime(zone)
    : Temporal.Instant.from(start).toZonedDateTimeISO(zone)
}

const asksNow = /\b(?:time|now|currently|at the moment)\b/i
const momentShape = z.object({ at: z.string() })
const isOnWall = /T\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/

/** A wide country is told by its greatest cities. */
function clocksOf({ name, zones: all }: Place, now: Date): words.Clock[] {
  return all.map((zone) => ({ name: all.length === 1 ? name : cityOf(zone), at: momentIn(now, zone) }))
}

/** A time of day in another place, today. */
const timeChange: Plan = ({ context, parts }) => {
  const { minutes, from, to } = changeShape.parse(parts.wish)
  const zoneOf = (side: Place | undefined) => side?.zones[0] ?? context.zone
  const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60)
  const at = momentIn(context.now, zoneOf(from)).withPlainTime(time)
  const there = { name: to?.name, at: at.withTimeZone(zoneOf(to)) }
  return say(words.clockChange({ name: from?.name, at }, there, context.format))
}

const ownShape = z.object({ at: z.string() })

/** What a time elsewhere is here; the next message may book it. */
const ownTime: Plan = ({ context, parts, today }) => {
  const from = Temporal.PlainDateTime.from(ownShape.parse(parts.wish).at)
  const stretch = { from: from.toString(), to: from.add({ hours: 1 }).toString() }
  return say(words.hereAt(from, today, context.format), { span: stretch, offers: [stretch] })
}

const zoneOwn: Plan = ({ context }) => say(words.ownZone(momentIn(context.now, context.zone), context.format))

const zoneDifference: Plan = ({ context, parts }) => {
  const [one, other] = parts.all(place).flatMap((each) => clocksOf(each, context.now).slice(0, 1))
  if (!one) return say(words.unknownPlace(parts.all(elsewhere)[0]))
  const here = { name: '', at: momentIn(context.now, context.zone) }
  return say(words.difference(one, other ?? here, context.format))
}

const changeZone: Plan = ({ parts }) => {
  const [found] = parts.all(place)
  const unknown = parts.all(elsewhere)[0] ?? parts.text
  if (!found) return unknown === undefined ? ask(words.whichPlace, 'place') : say(words.unknownPlace(unknown))
  const [zone] = found.zones
  if (found.zones.length > 1) return ask(words.severalZones(found.name, found.zones.map(cityOf)), 'place')
  return call('people.change-profile', { zone })
}

/** “And in New York?” asks the same of another place. */
function sameOf(parts: Parts, { asked }: Dialogue): string {
  // “And in London now?” changes nothing, after the time in Tokyo.
  const isNow = (word: string) => word === 'now' && asked?.intent === 'time-in-place'
  if (parts.names('change').some((word) => !isNow(word)))
    return asked?.intent === 'zone-own' || asked?.intent === 'change-zone' ? 'change-zone' : 'out-of-scope'
  return ofPlaces.find((intent) => intent === asked?.intent) ?? 'time-in-place'
}

const ofPlaces = ['time-in-place', 'zone-difference', 'change-zone']

export const zonesLanguage = bindLanguage(zones, {
  plans: {
    'time-now': timeNow,
    'time-in-place': timeInPlace,
    'time-change': timeChange,
    'own-time': ownTime,
    'zone-own': zoneOwn,
    'zone-difference': zoneDifference,
    'change-zone': changeZone,
  },
  follows: { 'same-of-place': sameOf },
  reads(sentence, { dialogue, now, zone }) {
    const before = changeShape.safeParse(
      dialogue.asked?.intent === 'time-change' ? dialogue.asked.wish : undefined,
    ).data
    const wish =
      clockChangeIn(sentence, placeBefore(dialogue)) ??
      clockInstead(sentence, before && { minutes: before.minutes, from: before.from, to: before.to })
    if (wish) return { intent: 'time-change', wish, sure: true }
    const at = ownTimeIn(sentence, { now, zone })
    return at === undefined ? undefined : { intent: 'own-time', wish: { at }, sure: true }
  },
  cameTo: (turn) => {
    const [found] = turn.parts.all(place)
    const meant = found && momentInHand(turn)
    return found && { place: found, ...(meant && { at: meant.toInstant().toString() }) }
  },
  asks: [
    {
      question: 'place',
      intent: 'change-zone',
      complete: ({ parts }) =>
        parts.all(place).length > 0 || parts.all(elsewhere).length > 0 ? {} : { text: parts.sentence },
    },
  ],
})
