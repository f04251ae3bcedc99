import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { call, type Persons, say } from '#foundation/server/language.ts'
import { readGuestsMeant } from '../../language/reading/guests-meant.ts'
import type { Target } from '../../language/wish.ts'
import { allEvents, compare, listEvents, nowIn } from './events.ts'
import { findEvents } from './finding.ts'
import * as words from './guests-wording.ts'

const daysAhead = 45

/** “Everyone in the design sync”: the guests of the next event of that name. */
export const persons: Persons = {
  read(said, { now, zone }) {
    const read = readGuestsMeant(said, { now, zone, dateOrder: dateOrderOf(zone) })
    return read && { wish: read.target, order: read.order }
  },
  find(turn) {
    const target = turn.parts.wish as Target
    const now = nowIn(turn)
    const events = allEvents(turn)
    if (!events) {
      const from = now.toPlainDate().toString()
      return call(listEvents, { from, to: now.toPlainDate().add({ days: daysAhead }).toString() })
    }
    const [next] = findEvents(target, events, now)
      .filter(({ to }) => compare(to, now) > 0)
      .toSorted((one, other) => compare(one.from, other.from))
    if (!next) return say(words.noSuchEvent(target.text), { isNothing: true })
    const addresses = next.people.map(({ email }) => email).filter((email) => email !== '')
    if (addresses.length === 0) return say(words.nobodyInvited(next))
    const last = addresses.at(-1) ?? ''
    const who = addresses.length === 1 ? last : `${addresses.slice(0, -1).join(', ')} and ${last}`
    return { kind: 'person', who, fact: words.invitedTo(next) }
  },
}
