import { cityOf, type Place } from '../../reading/places.ts'
import { momentIn } from '../moments.ts'
import { ask, call, type Plan, say, type Skill, type Turn } from '../skill.ts'
import { zones as grammar } from './grammar.ts'
import * as words from './wording.ts'

const mostClocks = 8

const timeNow: Plan = ({ context }) => say(words.timeHere(momentIn(context.now, context.zone)))

const timeInPlace: Plan = (turn) => {
  const { context, parts } = turn
  if (parts.places.length === 0) return say(words.unknownPlace(parts.elsewhere))
  const clocks = parts.places.flatMap((place) => clocksOf(place, context.now)).slice(0, mostClocks)
  return say(words.timesThere(clocks, momentIn(context.now, context.zone)))
}

/** A wide country is told by its greatest cities. */
function clocksOf({ name, zones }: Place, now: Date): words.Clock[] {
  return zones.map((zone) => ({ name: zones.length === 1 ? name : cityOf(zone), at: momentIn(now, zone) }))
}

const zoneOwn: Plan = ({ context }) => say(words.ownZone(momentIn(context.now, context.zone)))

const zoneDifference: Plan = ({ context, parts }) => {
  const [one, other] = parts.places.flatMap((place) => clocksOf(place, context.now).slice(0, 1))
  if (!one) return say(words.unknownPlace(parts.elsewhere))
  return say(words.difference(one, other ?? { name: '', at: momentIn(context.now, context.zone) }))
}

const changeZone: Plan = (turn) => {
  const [place] = turn.parts.places
  if (!place)
    return turn.parts.elsewhere === undefined
      ? ask(words.whichPlace, 'place')
      : say(words.unknownPlace(turn.parts.elsewhere))
  const [zone] = place.zones
  if (place.zones.length > 1) return ask(words.severalZones(place.name, place.zones.map(cityOf)), 'place')
  return call('people.change-profile', { zone })
}

/** “And in New York?” asks the same of another place. */
export function askedOfPlaces(turn: Pick<Turn, 'parts'>): boolean {
  return turn.parts.places.length > 0 || turn.parts.elsewhere !== undefined
}

export const zones: Skill = {
  grammar,
  plans: {
    'time-now': timeNow,
    'time-in-place': timeInPlace,
    'zone-own': zoneOwn,
    'zone-difference': zoneDifference,
    'change-zone': changeZone,
  },
  asking: ['time-now', 'time-in-place', 'zone-own', 'zone-difference'],
  asks: [
    {
      question: 'place',
      intent: 'change-zone',
      complete: ({ parts }) =>
        askedOfPlaces({ parts }) ? { places: parts.places, elsewhere: parts.elsewhere } : { elsewhere: parts.sentence },
    },
  ],
}
