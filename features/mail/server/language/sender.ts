import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { answerOf, call, type Persons, say } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { mailThread } from '../../contract.ts'
import { readSender } from '../../language/reading/sender.ts'
import type { Described } from '../../language/wish.ts'
import { readThread } from './answering.ts'
import { targets } from './finding.ts'
import * as words from './wording.ts'

/** “The sender of the mail about the roof”, by the address that it came from. */
export const persons: Persons = {
  read(said, { now, zone }) {
    const read = readSender(said, { now, zone, dateOrder: dateOrderOf(zone) })
    return read && { wish: read.which, order: read.order }
  },
  find(turn) {
    const which = turn.parts.wish as Described
    const meant = targets(turn, { ...which, all: false, newest: 1 })
    if ('kind' in meant) return meant
    const [thread] = meant
    if (!thread) return say(words.nothingSuch(which), { isNothing: true })
    const looked = answerOf(turn, readThread)
    if (looked === undefined) return call(readThread, { id: thread.id })
    const moment = (local: string | undefined) => local && millisecondOf(local, turn.context.zone)
    const [since, until] = [moment(which.since) || 0, moment(which.until) || Number.POSITIVE_INFINITY]
    const written = mailThread
      .parse(looked)
      .messages.filter(({ own, at }) => !own && Date.parse(at) >= since && Date.parse(at) < until)
    const [who, another] = new Map(
      written.flatMap(({ from }) => (from ? [[from.address, from] as const] : [])),
    ).values()
    if (!who || another) return say(words.severalSenders(thread.subject))
    return {
      kind: 'person',
      who: who.address,
      fact: words.sentBy(thread.subject, who),
    }
  },
}
